import { GRACE_SECONDS, RETAKE_DAYS } from '@fasih/school/assessment/placement/rules';
import { describe, expect, it } from 'vitest';
import { presentResult, presentRunning, promisesClassInfo } from './present.ts';
import type { AttemptRow } from './store.ts';

const STARTED = new Date('2026-11-10T02:00:00Z');
const FINISHED = new Date('2026-11-10T02:30:00Z');
const ATTEMPT = {
  id: 'a-1',
  bank: 'kids' as const,
  started_at: STARTED,
  deadline: new Date('2026-11-10T02:45:00Z'),
};
const ITEM = {
  id: 'K07',
  text: 'A short text',
  question: 'Which one?',
  key: 'B',
  cell: 'grammar/A1',
  level: 'A1',
  options: { A: 'apple', B: 'banana', C: 'cherry', D: 'durian' },
};

type Question = Parameters<typeof presentRunning>[1][number];
const question = (option_order: string, answer: string | null, item: object = ITEM) =>
  ({ position: 1, item_id: 'K07', option_order, answer, item }) as unknown as Question;
const shown = (...questions: Question[]) => presentRunning(ATTEMPT, questions, STARTED).questions;

describe('a running test in the browser', () => {
  it.each([
    ['ABCD', ['apple', 'banana', 'cherry', 'durian']],
    ['DBCA', ['durian', 'banana', 'cherry', 'apple']],
    ['CADB', ['cherry', 'apple', 'durian', 'banana']],
  ])('shows options drawn as %s in that order, lettered from A on', (order, texts) => {
    expect(shown(question(order, null))[0]?.options).toEqual(
      texts.map((text, at) => ({ letter: 'ABCD'[at], text })),
    );
  });

  it.each([
    ['DBCA', 'D', 'A'],
    ['DBCA', 'A', 'D'],
    ['CADB', 'B', 'D'],
    ['ABCD', 'C', 'C'],
    ['ABCD', null, null],
  ])('drawn as %s with the stored answer %s has chosen %s', (order, stored, letter) => {
    expect(shown(question(order, stored))[0]?.answer).toBe(letter);
  });

  it('holds nothing from which the key could be found', () => {
    const sent = JSON.stringify(presentRunning(ATTEMPT, [question('DBCA', 'B')], STARTED));
    expect(sent).not.toMatch(/K07|"key"|grammar|A1|option_order|item/);
    expect(Object.keys(shown(question('DBCA', 'B'))[0] ?? {}).sort()).toEqual([
      ...['answer', 'options', 'position', 'question', 'text'],
    ]);
  });

  it('has a text only where its question has one, and all times of the server', () => {
    const { text: _text, ...without } = ITEM;
    expect(shown(question('ABCD', null, without))[0]?.text).toBe(null);
    expect(presentRunning(ATTEMPT, [], FINISHED)).toEqual({
      state: 'running',
      id: 'a-1',
      bank: 'kids',
      questions: [],
      graceSeconds: GRACE_SECONDS,
      startedAt: STARTED.toISOString(),
      now: FINISHED.toISOString(),
      deadline: '2026-11-10T02:45:00.000Z',
    });
  });
});

describe('a result', () => {
  const row = (more: Partial<AttemptRow> = {}) =>
    ({
      ...ATTEMPT,
      finished_at: FINISHED,
      finished_by: 'learner',
      correct: 30,
      total: 40,
      percent: 75,
      level: 'Kids Advanced',
      level_now: 'Kids Advanced',
      too_fast: null,
      areas: [],
      borderline_with: null,
      review: null,
      order_status: 'paid',
      enrolment_id: 'e-1',
      retake_allowed_by: null,
      ...more,
    }) as unknown as AttemptRow;

  it.each(['finished_at', 'finished_by', 'correct', 'percent', 'level', 'areas'] as const)(
    'without %s is none',
    (field) => {
      expect(() => presentResult(row({ [field]: null }))).toThrow('the sitting a-1 has no result');
    },
  );

  it('of nothing right is one all the same', () => {
    expect(presentResult(row({ correct: 0, percent: 0 }))).toMatchObject({
      correct: 0,
      percent: 0,
      tooFast: false,
    });
  });

  it('names the level of today only where somebody changed it', () => {
    expect(presentResult(row()).levelNow).toBe(null);
    expect(presentResult(row({ level_now: 'Kids Beginner' })).levelNow).toBe('Kids Beginner');
  });

  it.each([
    ['after some days', {}, new Date(FINISHED.getTime() + RETAKE_DAYS * 86_400_000).toISOString()],
    ['at once, when a staff member allowed it', { retake_allowed_by: 'admin' }, FINISHED.toISOString()],
    ['never, outside a course', { enrolment_id: null }, null],
  ])('may be tried again %s', (_when, more, from) => {
    expect(presentResult(row(more as Partial<AttemptRow>)).retakeFrom).toBe(from);
  });

  it.each([
    ['paid', true],
    ['free', true],
    ['pending', false],
    ['expired', false],
    [null, false],
  ])('of an order that is %s promises a mail about the class: %s', (status, promised) => {
    expect(promisesClassInfo(status)).toBe(promised);
    expect(presentResult(row({ order_status: status } as Partial<AttemptRow>)).classInfoPromised).toBe(
      promised,
    );
  });
});
