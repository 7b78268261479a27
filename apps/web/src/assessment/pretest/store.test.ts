import { describe, expect, it } from 'vitest';
import { SCORED_KEY, STATE_KEY, UNSENT_KEY } from './kept.ts';
import { EMPTY } from './state.ts';
import { createPretest } from './store.ts';

const START = 1_800_000_000_000;

/** A storage that is only a map. */
function storage() {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, shelf };
}

/** A device with one storage and one clock; `tab` opens a page on it, in a new tab unless one is named. */
function device() {
  const { kept, shelf } = storage();
  const clock = { now: START };
  const tab = (own = storage().shelf, afresh = false) =>
    createPretest({ shelf, tab: own, now: () => clock.now, afresh });
  return { kept, clock, shelf, tab };
}
const SITTING = 'a'.repeat(32);

/** A page whose test has been scored, and the storage of its tab. */
function scoredTest() {
  const on = device();
  const own = storage();
  const page = on.tab(own.shelf);
  page.dispatch(choose());
  page.dispatch({ type: 'answer', id: 1, option: 'x' });
  page.dispatch({ type: 'submit' });
  page.scored(SITTING);
  return { ...on, own, page };
}
const choose = (digit = 'a') => ({ type: 'choose', category: 'teen', sitting: digit.repeat(32) }) as const;

describe('the pretest on a device', () => {
  it('is saved after each change and restored on reload', () => {
    const { tab, clock } = device();
    const first = tab();
    first.dispatch(choose());
    first.dispatch({ type: 'answer', id: 1, option: 'x' });
    first.dispatch({ type: 'next' });
    first.dispatch({ type: 'flag', id: 2 });
    clock.now += 5000;
    const again = tab();
    expect(again.read()).toMatchObject({
      currentQuestionIndex: 1,
      answers: { 1: 'x' },
      flaggedQuestions: [2],
      timeLeft: 595,
    });
  });

  it('deletes the saved copy on submit, and keeps the answers only until they are scored', () => {
    const { tab, kept } = device();
    const page = tab();
    page.dispatch(choose());
    page.dispatch({ type: 'submit' });
    expect([kept.has(STATE_KEY), kept.has(UNSENT_KEY)]).toEqual([false, true]);
    expect(tab().read()).toMatchObject({ isTestSubmitted: true, sitting: 'a'.repeat(32) });
    page.scored('a'.repeat(32));
    expect(kept.size).toBe(0);
    expect(tab().read()).toBe(EMPTY);
    expect(page.read().isTestSubmitted).toBe(true);
  });

  it('deletes everything on reset', () => {
    const { tab, kept } = device();
    const page = tab();
    page.dispatch(choose());
    page.dispatch({ type: 'reset' });
    expect([page.read(), kept.size]).toEqual([EMPTY, 0]);
  });

  it('throws corrupt copies away', () => {
    const { tab, kept } = device();
    kept.set(STATE_KEY, '{"version":1');
    kept.set(UNSENT_KEY, 'nonsense');
    expect(tab().read()).toBe(EMPTY);
    expect(kept.size).toBe(0);
  });

  it('submits by itself when it is opened after the deadline', () => {
    const { tab, clock } = device();
    tab().dispatch(choose());
    clock.now += 3_600_000;
    const late = tab();
    late.dispatch({ type: 'tick' });
    expect(late.read()).toMatchObject({ isTestSubmitted: true, endedBy: 'time' });
  });

  it('does not write at every second', () => {
    const { tab, kept, clock } = device();
    const page = tab();
    page.dispatch(choose());
    const before = kept.get(STATE_KEY);
    clock.now += 1000;
    page.dispatch({ type: 'tick' });
    expect(page.read().timeLeft).toBe(599);
    expect(kept.get(STATE_KEY)).toBe(before);
  });

  it('lives as long as the page where nothing can be stored', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const broken = { getItem: () => null, setItem: full, removeItem: full };
    const where = { shelf: broken, tab: broken, now: () => START, afresh: false };
    const page = createPretest(where);
    page.dispatch(choose());
    page.dispatch({ type: 'answer', id: 1, option: 'x' });
    page.dispatch({ type: 'next' });
    expect(page.read()).toMatchObject({ answers: { 1: 'x' }, currentQuestionIndex: 1 });
    expect(createPretest({ ...where, shelf: null, tab: null }).read()).toBe(EMPTY);
  });
});

describe('a scored test', () => {
  it('comes back in its tab with a reload or a way back, until a day is over', () => {
    const { tab, own, clock } = scoredTest();
    expect(tab(own.shelf).read()).toMatchObject({
      sitting: SITTING,
      isTestSubmitted: true,
      answers: { 1: 'x' },
    });
    clock.now += 25 * 3_600_000;
    expect(tab(own.shelf).read()).toBe(EMPTY);
  });

  it('is known to no other tab', () => {
    expect(scoredTest().tab().read()).toBe(EMPTY);
  });

  it('is put away by a reset, by a new test and by whoever follows a link to the pretest', () => {
    const reset = scoredTest();
    reset.page.dispatch({ type: 'reset' });
    const again = scoredTest();
    again.page.dispatch(choose('b'));
    const linked = scoredTest();
    expect(linked.tab(linked.own.shelf, true).read()).toBe(EMPTY);
    for (const { own } of [reset, again, linked]) expect(own.kept.has(SCORED_KEY)).toBe(false);
  });

  it('gives way to a test that another tab has begun since', () => {
    const { tab, own, clock } = scoredTest();
    clock.now += 60_000;
    tab().dispatch(choose('b'));
    expect(tab(own.shelf).read()).toMatchObject({ sitting: 'b'.repeat(32), isTestActive: true });
  });

  it('that the server refused leaves nothing', () => {
    const { tab, kept } = device();
    const own = storage();
    const page = tab(own.shelf);
    page.dispatch(choose());
    page.dispatch({ type: 'submit' });
    page.forget(SITTING);
    expect([kept.size, own.kept.size]).toEqual([0, 0]);
  });

  it('is not brought back from a copy that somebody has broken', () => {
    const { tab, own } = scoredTest();
    own.kept.set(SCORED_KEY, '{');
    expect(tab(own.shelf).read()).toBe(EMPTY);
  });
});

describe('two tabs', () => {
  it('share one test: each goes on from the newest state, none of the answers is lost', () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    one.dispatch(choose());
    other.sync();
    other.dispatch({ type: 'answer', id: 1, option: 'x' });
    // Not told yet of the other tab's answer, the first one goes on.
    one.dispatch({ type: 'answer', id: 2, option: 'y' });
    other.sync();
    expect(one.read().answers).toEqual({ 1: 'x', 2: 'y' });
    expect(other.read().answers).toEqual({ 1: 'x', 2: 'y' });
  });

  it('cannot start a second test while one runs', () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    one.dispatch(choose('a'));
    one.dispatch({ type: 'answer', id: 1, option: 'x' });
    other.dispatch(choose('b'));
    expect(other.read()).toMatchObject({ sitting: 'a'.repeat(32), answers: { 1: 'x' } });
  });

  /** A test that runs in two tabs and was submitted in the first one. */
  const submittedInOne = () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    one.dispatch(choose());
    other.sync();
    one.dispatch({ type: 'submit' });
    return { one, other };
  };

  it('are both submitted when one is, and then change nothing more', () => {
    const { other } = submittedInOne();
    other.dispatch({ type: 'answer', id: 1, option: 'x' });
    expect(other.read()).toMatchObject({ isTestSubmitted: true, answers: {} });
  });

  it('both end when the test was scored before the second one looked', () => {
    const { one, other } = submittedInOne();
    one.forget('a'.repeat(32));
    other.dispatch({ type: 'answer', id: 1, option: 'x' });
    expect(other.read()).toBe(EMPTY);
  });
});
