import { fromCopy, STATE_KEY, toCopy, UNSENT_KEY } from './kept.ts';
import { EMPTY, type PretestAction, type PretestState, pretest } from './state.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The pretest of this page, kept on the device after each change and shared with other tabs. */
export type PretestStore = {
  read(): PretestState;
  subscribe(listener: () => void): () => void;
  dispatch(action: PretestAction): void;
  /** Takes over what another tab, or this page before a reload, has left. */
  sync(): void;
  /** The server has scored this sitting: nothing of it stays on the device. */
  forget(sitting: string): void;
};

/** A later test is newer; of one test the copy with more changes, and in the end the submitted one. */
function isNewer(one: PretestState, than: PretestState): boolean {
  if (one.sitting !== than.sitting) return one.deadline > than.deadline;
  if (one.isTestSubmitted !== than.isTestSubmitted) return one.isTestSubmitted;
  return one.revision > than.revision;
}

/** What the device holds: a test that waits to be sent, or one that runs. Unreadable copies are thrown away. */
function onShelf(shelf: Shelf, now: number): PretestState | null {
  const copies = [UNSENT_KEY, STATE_KEY].map((key) => {
    const text = shelf.getItem(key);
    const copy = fromCopy(text, now);
    const fits = copy !== null && copy.isTestSubmitted === (key === UNSENT_KEY);
    if (text !== null && !fits) shelf.removeItem(key);
    return fits ? copy : null;
  });
  const [unsent = null, running = null] = copies;
  return unsent !== null && (running === null || isNewer(unsent, running)) ? unsent : running;
}

/**
 * Makes the pretest of one page. `shelf` is the browser's storage, or null where there is none; then the test lives as long
 * as the page. `now` gives epoch milliseconds.
 */
export function createPretest(shelf: Shelf | null, now: () => number): PretestStore {
  const listeners = new Set<() => void>();
  let working = shelf;
  let state = EMPTY;

  /** Storage may be full or switched off at any moment: from then on this page keeps its test to itself. */
  function withShelf<T>(work: (shelf: Shelf) => T, otherwise: T): T {
    if (working === null) return otherwise;
    try {
      return work(working);
    } catch {
      working = null;
      return otherwise;
    }
  }

  /** The newest known state. A running test whose copy is gone was ended in another tab. */
  function newest(): PretestState {
    return withShelf((open) => {
      const kept = onShelf(open, now());
      if (kept === null) return state.isTestActive ? EMPTY : state;
      if (!isNewer(kept, state)) return state;
      // Whether this page is looked at is its own business.
      return { ...kept, since: kept.isTestActive && kept.sitting === state.sitting ? state.since : null };
    }, state);
  }

  function keep(next: PretestState): void {
    withShelf((open) => {
      if (next.isTestActive) open.setItem(STATE_KEY, toCopy(next));
      else {
        if (next.isTestSubmitted) open.setItem(UNSENT_KEY, toCopy(next));
        else open.removeItem(UNSENT_KEY);
        open.removeItem(STATE_KEY);
      }
    }, undefined);
  }

  function show(next: PretestState): void {
    if (next === state) return;
    state = next;
    for (const tell of listeners) tell();
  }

  state = newest();
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      const base = newest();
      const next = pretest(base, action, now());
      const onlyTheClock = action.type === 'tick' && next.isTestActive;
      if (next === base || onlyTheClock) return show(next);
      const changed = next === EMPTY ? EMPTY : { ...next, revision: base.revision + 1 };
      keep(changed);
      show(changed);
    },
    sync: () => show(newest()),
    forget(sitting) {
      withShelf((open) => {
        if (fromCopy(open.getItem(UNSENT_KEY), now())?.sitting === sitting) open.removeItem(UNSENT_KEY);
      }, undefined);
    },
  };
}
