import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptState, bankFor, mayRetake, placementDeadline } from './rules.ts';

const start = new Date('2026-11-21T02:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('which bank a learner meets', () => {
  test.each([
    [{ ageGroup: 'teen', packageType: 'special_course', packageCategory: '' }, 'teen'],
    [{ ageGroup: 'teen', packageType: 'eng_test_prep', packageCategory: 'ielts' }, 'teen'],
    [{ ageGroup: 'kids', packageType: 'general_english', packageCategory: 'adult' }, 'kids'],
    [{ packageType: 'special_course', packageCategory: '', storedLevel: 'adult' }, 'kids'],
    [{ packageType: 'eng_test_prep', packageCategory: 'toeic' }, 'adult'],
    [{ packageType: 'general_english', packageCategory: 'teen', storedLevel: 'kids' }, 'teen'],
    [{ packageType: 'conversation', packageCategory: 'adult' }, 'adult'],
    [{ packageType: 'conversation', packageCategory: '', storedLevel: 'kids' }, 'kids'],
    [{ storedLevel: 'teen' }, 'teen'],
    [{ storedLevel: 'pelajar' }, null],
    [{ packageType: 'general_english', packageCategory: null }, null],
    [{ ageGroup: null, packageType: null, packageCategory: 'teen', storedLevel: null }, null],
    [{}, null],
  ] as const)('%j meets %s', (learner, bank) => {
    expect(bankFor(learner)).toBe(bank);
  });
});

describe('the clock of a sitting', () => {
  test('ends thirty minutes after the start', () => {
    expect(placementDeadline(start)).toEqual(new Date('2026-11-21T02:30:00Z'));
  });

  test.each([
    [0, 'running'],
    [1799.999, 'running'],
    [1800, 'grace'],
    [1919.999, 'grace'],
    [1920, 'over'],
    [90_000, 'over'],
  ] as const)('%s seconds after the start it is %s', (seconds, state) => {
    expect(attemptState({ startedAt: start, finishedAt: null, now: after(seconds) })).toBe(state);
  });

  test('a finished sitting is over, however early', () => {
    expect(attemptState({ startedAt: start, finishedAt: after(60), now: after(61) })).toBe('over');
  });

  test('a sitting never comes back to life', () => {
    const rank = { running: 0, grace: 1, over: 2 };
    fc.assert(
      fc.property(fc.nat(4_000_000), fc.nat(4_000_000), (one, other) => {
        const stateAt = (ms: number) =>
          rank[attemptState({ startedAt: start, finishedAt: null, now: after(ms / 1000) })];
        expect(stateAt(Math.min(one, other))).toBeLessThanOrEqual(stateAt(Math.max(one, other)));
      }),
    );
  });
});

describe('a second sitting', () => {
  const finishedAt = new Date('2026-10-22T05:00:00Z');
  test('is open thirty days later to the millisecond', () => {
    expect(mayRetake({ finishedAt, now: new Date('2026-11-21T05:00:00Z') })).toEqual({
      outcome: 'yes',
      because: 'waited',
    });
    expect(mayRetake({ finishedAt, now: new Date('2026-11-21T04:59:59.999Z') })).toEqual({
      outcome: 'notYet',
      from: new Date('2026-11-21T05:00:00Z'),
    });
  });
  test('is open earlier when a teacher allows it', () => {
    expect(mayRetake({ finishedAt, now: finishedAt, allowedBy: 'teacher-7' })).toEqual({
      outcome: 'yes',
      because: 'allowed',
    });
  });
});
