import { describe, expect, it } from 'vitest';
import { certificateNeed, changesScore, codeOf, publicName, readableCode, testState } from './rules.ts';

const START = new Date('2026-12-03T02:00:00Z');
const seconds = (n: number) => new Date(START.getTime() + n * 1000);
const course = { scored: false, lastDay: '2027-02-03', ended: false };

describe('a score is changed', () => {
  const current = { score: 80, parts: { speaking: 40, grammar: 40 } };
  it.each([
    ['the first score is none', { score: null, parts: {} }, { score: 80, parts: {} }, false],
    ['the same again is none', current, current, false],
    ['another score is', current, { score: 81, parts: { speaking: 41, grammar: 40 } }, true],
    ['the same sum of other points is', current, { score: 80, parts: { speaking: 50, grammar: 30 } }, true],
    ['points taken away are', current, { score: 80, parts: {} }, true],
    ['points for a score that had none are not', { score: 80, parts: {} }, current, false],
  ])('%s', (_, was, given, changes) => {
    expect(changesScore(was, given)).toBe(changes);
  });
});

describe('a test', () => {
  it('is to come until its start, then lacks a score', () => {
    const seat = { state: 'planned', start: START } as const;
    expect(testState({ ...course, seat }, seconds(-1))).toBe('toCome');
    expect(testState({ ...course, seat }, START)).toBe('unscored');
    expect(testState({ ...course, seat, scored: true }, START)).toBe('scored');
  });

  it('was not taken if it was forfeited or lapsed, even with a score', () => {
    for (const state of ['absent', 'lapsed'] as const) {
      expect(testState({ ...course, seat: { state, start: START }, scored: true }, seconds(1))).toBe(
        'notTaken',
      );
    }
  });

  it('without a time is not taken once the course’s last day is over', () => {
    const seat = { state: 'to_plan', start: null } as const;
    const end = new Date('2027-02-03T17:00:00Z');
    expect(testState({ ...course, seat }, new Date(end.getTime() - 1))).toBe('toCome');
    expect(testState({ ...course, seat }, end)).toBe('notTaken');
    expect(testState({ ...course, seat: null, ended: true }, START)).toBe('notTaken');
    expect(testState({ ...course, seat: null, lastDay: null }, START)).toBe('toCome');
  });
});

describe('a certificate', () => {
  const ready = { final: 'scored', finalClosed: true, standing: false, revoked: false } as const;
  it.each([
    ['the score', { final: 'unscored' }, 'finalScore'],
    ['the score of a test to come', { final: 'toCome' }, 'finalScore'],
    ['nothing, because the test was missed', { final: 'notTaken' }, 'notTaken'],
    ['the end of the meeting', { finalClosed: false }, 'finalMeeting'],
    ['the report', {}, 'publishing'],
    ['the school, after a revocation', { revoked: true }, 'school'],
    ['nothing, because one is valid', { standing: true }, null],
  ] as const)('waits for %s', (_what, change, need) => {
    expect(certificateNeed({ ...ready, ...change })).toBe(need);
  });
});

describe('the name in public', () => {
  const at = new Date('2026-12-31T17:00:00Z');
  const learner = { name: 'Siti  Nurhaliza binti Ali', birthDate: null, declaredAdult: false };
  it('is in full from the eighteenth birthday on, by the day in Jakarta', () => {
    expect(publicName({ ...learner, birthDate: '2009-01-01' }, at)).toBe(learner.name);
    expect(publicName({ ...learner, birthDate: '2009-01-01' }, new Date(at.getTime() - 1))).toBe(
      'S. N. B. A.',
    );
  });

  it('without a birth date is in full only for declared adults', () => {
    expect(publicName({ ...learner, declaredAdult: true }, at)).toBe(learner.name);
    expect(publicName(learner, at)).toBe('S. N. B. A.');
  });
});

describe('a code', () => {
  it('is accepted however it is typed, and shown in groups of four', () => {
    expect(codeOf(' abcd-efgh jkm2 ')).toBe('ABCDEFGHJKM2');
    expect(readableCode('ABCDEFGHJKM2')).toBe('ABCD-EFGH-JKM2');
  });

  it.each([
    '',
    'ABCD',
    'ABCDEFGHJKM22',
    'ABCDEFGHJKM0',
    'ABCDEFGHJKMI',
    'ABCDEFGHJKML',
    'ABCDEFGHJKMO',
    'ABCDEFGHJKM1',
  ])('%j is not a code', (typed) => expect(codeOf(typed)).toBeNull());
});
