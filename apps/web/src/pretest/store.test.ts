import { describe, expect, it } from 'vitest';
import { STATE_KEY, UNSENT_KEY } from './kept.ts';
import { EMPTY } from './state.ts';
import { createPretest } from './store.ts';

const START = 1_800_000_000_000;

/** A device with one storage and one clock; `tab` opens a page on it. */
function device() {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = { now: START };
  return { kept, clock, shelf, tab: () => createPretest(shelf, () => clock.now) };
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
    page.forget('a'.repeat(32));
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
    const page = createPretest({ getItem: () => null, setItem: full, removeItem: full }, () => START);
    page.dispatch(choose());
    page.dispatch({ type: 'answer', id: 1, option: 'x' });
    page.dispatch({ type: 'next' });
    expect(page.read()).toMatchObject({ answers: { 1: 'x' }, currentQuestionIndex: 1 });
    expect(createPretest(null, () => START).read()).toBe(EMPTY);
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

  it('are both submitted when one is, and then change nothing more', () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    one.dispatch(choose());
    other.sync();
    one.dispatch({ type: 'submit' });
    other.dispatch({ type: 'answer', id: 1, option: 'x' });
    expect(other.read()).toMatchObject({ isTestSubmitted: true, answers: {} });
  });

  it('both end when the test was scored before the second one looked', () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    one.dispatch(choose());
    other.sync();
    one.dispatch({ type: 'submit' });
    one.forget('a'.repeat(32));
    other.dispatch({ type: 'answer', id: 1, option: 'x' });
    expect(other.read()).toBe(EMPTY);
  });
});
