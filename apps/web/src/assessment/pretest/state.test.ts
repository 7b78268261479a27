import { PRETEST_CATEGORIES, PRETEST_SECONDS, questionIds } from '@fasih/school/assessment/pretest/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCopy, toCopy } from './kept.ts';
import { EMPTY, idsOf, isAnswered, type PretestAction, type PretestState, pretest } from './state.ts';

const START = 1_800_000_000_000;
const SITTING = '0'.repeat(32);
const begin = (category: 'kids' | 'teen' = 'teen', at = START) =>
  pretest(EMPTY, { type: 'choose', category, sitting: SITTING }, at);
const run = (state: PretestState, ...actions: PretestAction[]) =>
  actions.reduce((before, action) => pretest(before, action, START + 1000), state);

const id = fc.integer({ min: -1, max: 32 });
const action: fc.Arbitrary<PretestAction> = fc.oneof(
  fc.record({
    type: fc.constant('choose' as const),
    category: fc.constantFrom(...PRETEST_CATEGORIES),
    sitting: fc.stringMatching(/^[0-9a-f]{32}$/),
  }),
  fc.record({ type: fc.constant('answer' as const), id, option: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ type: fc.constant('jump' as const), index: fc.integer({ min: -2, max: 16 }) }),
  fc.record({ type: fc.constant('flag' as const), id }),
  fc.record({ type: fc.constant('look' as const), visible: fc.boolean() }),
  fc.constantFrom<PretestAction>(
    { type: 'next' },
    { type: 'previous' },
    { type: 'tick' },
    { type: 'submit' },
    { type: 'reset' },
  ),
);
/** Actions with the milliseconds that pass before each, now and then a sleep longer than a test. */
const history = fc.array(
  fc.tuple(action, fc.oneof(fc.nat(30_000), fc.nat(30_000), fc.nat(30_000), fc.nat(700_000))),
  { maxLength: 80 },
);

describe('any run of a pretest', () => {
  it('keeps its promises, whatever is done in whatever order (docs/product/tests.md#pretest-state)', () => {
    fc.assert(
      fc.property(history, (steps) => {
        let [state, now] = [EMPTY, START];
        for (const [done, wait] of steps) {
          now += wait;
          const before = state;
          state = pretest(before, done, now);
          const ids = idsOf(state);

          expect(state.isTestActive && state.isTestSubmitted).toBe(false);
          expect(state.selectedCategory === null).toBe(!state.isTestActive && !state.isTestSubmitted);
          expect(state.currentQuestionIndex === 0 || state.currentQuestionIndex < ids.length).toBe(true);
          for (const key of Object.keys(state.answers)) expect(ids).toContain(Number(key));
          for (const flag of state.flaggedQuestions) expect(ids).toContain(flag);
          expect(new Set(state.flaggedQuestions).size).toBe(state.flaggedQuestions.length);
          expect(Object.keys(state.answers).length).toBeLessThanOrEqual(ids.length);
          expect(state.timeLeft).toBeGreaterThanOrEqual(0);
          expect(state.timeLeft).toBeLessThanOrEqual(PRETEST_SECONDS);
          const spent = Object.values(state.times).reduce((sum, ms) => sum + ms, 0);
          expect(spent).toBeLessThanOrEqual(PRETEST_SECONDS * 1000);

          if (done.type === 'reset') expect(state).toEqual(EMPTY);
          if (state.isTestActive) expect(now).toBeLessThan(state.deadline);
          if (before.isTestActive && now >= before.deadline && done.type !== 'reset') {
            expect(state).toMatchObject({ isTestSubmitted: true, endedBy: 'time', timeLeft: 0 });
            expect(state.answers).toEqual(before.answers);
          }
          // Submitted once, a test changes no more; only a new start or a reset leaves it.
          if (before.isTestSubmitted && !['choose', 'reset'].includes(done.type)) expect(state).toBe(before);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('comes back from its stored copy as it was', () => {
    fc.assert(
      fc.property(history, (steps) => {
        let [state, now] = [EMPTY, START];
        for (const [done, wait] of steps) {
          now += wait;
          state = pretest(state, done, now);
          if (state === EMPTY) continue;
          if (now < state.deadline + 3_600_000)
            expect(fromCopy(toCopy(state), now)).toEqual({
              ...state,
              timeLeft: expect.any(Number),
              since: null,
            });
        }
      }),
    );
  });
});

describe('a pretest', () => {
  it('starts fresh with the chosen category: first question, no answers, no flags, 600 seconds', () => {
    expect(begin('kids')).toMatchObject({
      selectedCategory: 'kids',
      currentQuestionIndex: 0,
      answers: {},
      flaggedQuestions: [],
      isTestSubmitted: false,
      isTestActive: true,
      timeLeft: 600,
    });
  });

  it('is not replaced when another category is chosen while it runs', () => {
    const running = run(begin('teen'), { type: 'answer', id: 1, option: 'a' });
    expect(run(running, { type: 'choose', category: 'kids', sitting: '1'.repeat(32) })).toEqual(running);
  });

  it('lets an answer be changed, and a flag be taken off again', () => {
    const state = run(
      begin(),
      { type: 'answer', id: 3, option: 'a' },
      { type: 'answer', id: 3, option: 'b' },
      { type: 'flag', id: 9 },
      { type: 'flag', id: 2 },
      { type: 'flag', id: 9 },
    );
    expect([state.answers, state.flaggedQuestions]).toEqual([{ 3: 'b' }, [2]]);
  });

  it('stops at the first and at the last question', () => {
    expect(run(begin(), { type: 'previous' }).currentQuestionIndex).toBe(0);
    expect(run(begin(), { type: 'jump', index: 14 }, { type: 'next' }).currentQuestionIndex).toBe(14);
    expect(run(begin(), { type: 'jump', index: 15 }).currentQuestionIndex).toBe(0);
  });

  it('ignores answers and flags for questions of the other category', () => {
    const [kids] = questionIds('kids');
    const state = run(
      begin('teen'),
      { type: 'answer', id: kids ?? 0, option: 'a' },
      { type: 'flag', id: 30 },
    );
    expect([state.answers, state.flaggedQuestions]).toEqual([{}, []]);
  });

  it('follows its deadline, not its ticks: a device that slept wakes to a submitted test', () => {
    expect(pretest(begin(), { type: 'tick' }, START + 301_000).timeLeft).toBe(299);
    const late = pretest(begin(), { type: 'answer', id: 1, option: 'a' }, START + 600_000);
    expect(late).toMatchObject({ isTestSubmitted: true, endedBy: 'time', answers: {} });
  });

  it('never shows more than ten minutes when the clock of the device is set back', () => {
    expect(pretest(begin(), { type: 'tick' }, START - 3_600_000).timeLeft).toBe(600);
  });

  it('counts the time on each question only while the page is seen', () => {
    let state = begin();
    state = pretest(state, { type: 'look', visible: false }, START + 4000);
    state = pretest(state, { type: 'look', visible: true }, START + 60_000);
    state = pretest(state, { type: 'next' }, START + 61_000);
    state = pretest(state, { type: 'submit' }, START + 63_000);
    expect(state.times).toEqual({ 1: 5000, 2: 2000 });
  });
});

describe('a stored copy', () => {
  const good = () => JSON.parse(toCopy(run(begin(), { type: 'answer', id: 1, option: 'a' })));
  const read = (change: object, now = START + 2000) =>
    fromCopy(JSON.stringify({ ...good(), ...change }), now);

  it('is read with the time that is really left', () => {
    expect(read({}, START + 100_000)).toMatchObject({ timeLeft: 500, answers: { 1: 'a' } });
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['another thing', '[]'],
    ['nothing', 'null'],
    ['a number', '7'],
  ])('is discarded when it is %s', (_, text) => {
    expect(fromCopy(text, START)).toBeNull();
  });

  it.each<[string, object]>([
    ['of another version', { version: 0 }],
    ['without a category', { selectedCategory: null }],
    ['of an unknown category', { selectedCategory: 'adult' }],
    ['with answers of another category', { answers: { 16: 'x' } }],
    ['with answers that are no texts', { answers: { 1: 2 } }],
    ['with answers in a list', { answers: ['a'] }],
    ['with unknown flags', { flaggedQuestions: [99] }],
    ['with flags that are no list', { flaggedQuestions: { 1: true } }],
    ['both active and submitted', { isTestSubmitted: true }],
    ['without its sitting', { sitting: '' }],
    ['without a deadline', { deadline: null }],
    ['with negative times', { times: { 1: -5 } }],
    ['ended while it runs', { endedBy: 'person' }],
    ['from the future', { deadline: START + 86_400_000 }],
    ['of the day before yesterday', { deadline: START - 2 * 86_400_000 }],
  ])('is discarded when it is %s', (_, change) => {
    expect(read(change)).toBeNull();
  });

  it.each([15, -1, 2.5, '3', null])('opens the first question when its index is %s', (index) => {
    expect(read({ currentQuestionIndex: index })?.currentQuestionIndex).toBe(0);
  });
});

it('a stored text that is no option of its question is no answer, as on the server', () => {
  const question = { id: 3, options: ['is', 'are', 'am'] };
  expect(isAnswered(question, { 3: 'are' })).toBe(true);
  expect(isAnswered(question, { 3: 'be' })).toBe(false);
  expect(isAnswered(question, { 4: 'are' })).toBe(false);
});
