import { fromCopy, SCORED_KEY, STATE_KEY, toCopy, UNSENT_KEY } from './kept.ts';
import { EMPTY, type PretestAction, type PretestState, pretest } from './state.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The pretest of this page, kept on the device after each change and shared with other tabs. */
export type PretestStore = {
  read(): PretestState;
  subscribe(listener: () => void): () => void;
  dispatch(action: PretestAction): void;
  /** Takes over what another tab, or this page before a reload, has left. */
  sync(): void;
  /** The server has scored this sitting: only this tab still knows it, until it is put away. */
  scored(sitting: string): void;
  /** Nothing of this sitting stays on the device. */
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

/** A scored test whose result this tab showed. */
function onTab(tab: Shelf, now: number): PretestState | null {
  const copy = fromCopy(tab.getItem(SCORED_KEY), now);
  return copy?.isTestSubmitted ? copy : null;
}

/** Storage may be full or switched off at any moment: from then on this page keeps its test to itself. */
function careful(shelf: Shelf | null) {
  let working = shelf;
  return function withShelf<T>(work: (shelf: Shelf) => T, otherwise: T): T {
    if (working === null) return otherwise;
    try {
      return work(working);
    } catch {
      working = null;
      return otherwise;
    }
  };
}

type Place = {
  /** The browser's storage, and that of this tab alone; null where there is none: then the test lives as long as the page. */
  shelf: Shelf | null;
  tab: Shelf | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** Somebody followed a link to the pretest: an old result is put away. A reload or a way back shows it again. */
  afresh: boolean;
};

/** Makes the pretest of one page. */
export function createPretest({ shelf, tab, now, afresh }: Place): PretestStore {
  const listeners = new Set<() => void>();
  const withShelf = careful(shelf);
  const withTab = careful(tab);
  const putAway = () => withTab((open) => open.removeItem(SCORED_KEY), undefined);
  if (afresh) putAway();
  let state = withTab((open) => onTab(open, now()), null) ?? EMPTY;

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
    putAway();
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

  function forget(sitting: string): void {
    withShelf((open) => {
      if (fromCopy(open.getItem(UNSENT_KEY), now())?.sitting === sitting) open.removeItem(UNSENT_KEY);
    }, undefined);
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
    scored(sitting) {
      if (state.sitting === sitting) withTab((open) => open.setItem(SCORED_KEY, toCopy(state)), undefined);
      forget(sitting);
    },
    forget,
  };
}
