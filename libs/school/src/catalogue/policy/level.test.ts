import { describe, expect, it } from 'vitest';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { DAY, HOUR, later } from '../../basics/instants.ts';
import { LEVELS, labelOf, readLabel } from '../../basics/levels.ts';
import { seededRandom } from '../../basics/random.ts';
import {
  allowedLevels,
  askAnotherLook,
  CHECK_POINTS,
  decideLevel,
  hintOf,
  isLevelOverdue,
  LEVEL_STATES,
  type LevelDecider,
  type LevelFacts,
  levelDue,
} from './level.ts';

const facts: LevelFacts = {
  level: 'Kids Intermediate',
  state: 'proposed',
  course: 'active',
  policyVersion: 3,
};
const teacher: LevelDecider = { role: 'teacher', teachesClass: true };
const wanted = { level: 'Kids Intermediate', reason: '', points: [3, 2, 2] as const };

describe('deciding a level', () => {
  type Case = [
    string,
    Partial<LevelFacts>,
    Partial<LevelDecider>,
    Partial<Parameters<typeof decideLevel>[2]>,
    string,
  ];
  const table: Case[] = [
    ['confirms what the test proposed after the check', {}, {}, {}, 'level.confirmed'],
    ['an admin confirms too', {}, { role: 'admin', teachesClass: false }, {}, 'level.confirmed'],
    ['a teacher who only stands in does not', {}, { teachesClass: false }, {}, 'level.notYours'],
    [
      'changes it with a reason',
      {},
      {},
      { level: 'Kids Advanced', reason: 'Tells long stories' },
      'level.changed',
    ],
    ['changes nothing without a reason', {}, {}, { level: 'Kids Advanced' }, 'level.changeNeedsReason'],
    [
      'a reason of spaces is none',
      {},
      {},
      { level: 'Kids Advanced', reason: '  ' },
      'level.changeNeedsReason',
    ],
    ['confirms without the check only with a reason', {}, {}, { points: null }, 'level.checkOrReason'],
    ['… and does with one', {}, {}, { points: null, reason: 'Taught last year' }, 'level.confirmed'],
    ['never a level of another age group', {}, {}, { level: 'Teen Advanced', reason: 'x' }, 'level.otherAge'],
    ['never a level that does not exist', {}, {}, { level: 'Kids Expert', reason: 'x' }, 'level.otherAge'],
    ['nothing while there is no level', { level: null, state: null }, {}, {}, 'level.none'],
    ['nothing in a suspended course', { course: 'suspended' }, {}, {}, 'level.stopped'],
    ['nothing in a course that ended', { course: 'ended' }, {}, {}, 'level.stopped'],
    ['what is confirmed is not confirmed again', { state: 'confirmed' }, {}, {}, 'level.same'],
    ['what was changed is not confirmed again', { state: 'changed' }, {}, {}, 'level.same'],
    [
      'a decision is corrected with a reason',
      { state: 'confirmed' },
      {},
      { level: 'Kids Beginner', reason: 'x' },
      'level.changed',
    ],
    ['after another look the same level is confirmed', { state: 'reopened' }, {}, {}, 'level.confirmed'],
    ['a level from before this rule is confirmed', { state: null }, {}, {}, 'level.confirmed'],
  ];
  it.each(table)('%s', (_what, change, by, want, key) => {
    const decision = decideLevel({ ...facts, ...change }, { ...teacher, ...by }, { ...wanted, ...want });
    expect(decision.reason.key).toBe(key);
    expect(decision.rule).toBe('level');
    expect(decision.policyVersion).toBe(3);
  });

  it('stores its inputs', () => {
    expect(decideLevel(facts, teacher, wanted).inputs).toEqual({
      level: 'Kids Intermediate',
      state: 'proposed',
      course: 'active',
      role: 'teacher',
      wanted: 'Kids Intermediate',
      points: 7,
    });
  });

  it('never leaves the age group, whoever requests whatever', () => {
    const random = seededRandom('levels');
    const labels = [...AGE_GROUPS.flatMap((g) => LEVELS.map((l) => labelOf(g, l))), 'nonsense', ''];
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
    for (let n = 0; n < 2000; n++) {
      const from = pick(labels);
      const decision = decideLevel(
        { level: from, state: pick(LEVEL_STATES), course: 'active', policyVersion: 1 },
        { role: pick(['teacher', 'admin'] as const), teachesClass: random() < 0.5 },
        { level: pick(labels), reason: pick(['', 'a']), points: pick([null, [1, 4, 2] as const]) },
      );
      if (decision.outcome === 'refused') continue;
      expect(readLabel(String(decision.inputs.wanted))?.group).toBe(readLabel(from)?.group);
      expect(decision.outcome === 'changed').toBe(decision.inputs.wanted !== from);
    }
  });
});

describe('another look', () => {
  const decided = { ...facts, state: 'changed' as const, askedBefore: false };
  const table: [string, Partial<typeof decided> | Partial<LevelFacts>, string][] = [
    ['reopens a changed level', {}, 'level.reopened'],
    ['reopens a confirmed level', { state: 'confirmed' }, 'level.reopened'],
    ['is refused the second time', { askedBefore: true }, 'level.askedBefore'],
    ['is refused before anybody decided', { state: 'proposed' }, 'level.notDecided'],
    ['is refused while one is under way', { state: 'reopened' }, 'level.notDecided'],
    ['is refused without a level', { level: null, state: null }, 'level.notDecided'],
    ['is refused in a stopped course', { course: 'suspended' }, 'level.stopped'],
  ];
  it.each(table)('%s', (_what, change, key) => {
    expect(askAnotherLook({ ...decided, ...change }).reason.key).toBe(key);
  });
});

describe('the deadline for a level decision', () => {
  const since = new Date('2026-11-23T00:00:00Z');
  const end = (days: number) => later(since, days * DAY);
  const table: [string, (Date | null)[], Date | null][] = [
    ['no class yet: not due', [], null],
    ['the end of the second meeting', [end(1), end(3), end(8)], end(3)],
    ['whatever the order of the plan', [end(8), end(3), end(1)], end(3)],
    ['a meeting to plan comes last', [null, end(3), end(1)], end(3)],
    ['the second one has no time: not due yet', [null, end(1)], null],
    ['what was over before it was asked does not count', [end(-5), end(-1), end(2), end(4)], end(4)],
    ['only one meeting left', [end(-5), end(2)], end(2)],
    ['none left', [end(-5), end(-2)], null],
  ];
  it.each(table)('%s', (_what, ends, due) => {
    expect(levelDue(since, ends)).toEqual(due);
  });

  it('is overdue after the instant, not at it', () => {
    const due = end(3);
    expect([later(due, -HOUR), due, later(due, 1)].map((now) => isLevelOverdue(due, now))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isLevelOverdue(null, due)).toBe(false);
  });
});

describe('the hint of a speaking check', () => {
  const all = CHECK_POINTS.flatMap((a) =>
    CHECK_POINTS.flatMap((b) => CHECK_POINTS.map((c) => [a, b, c] as const)),
  );
  const table: [string, readonly (1 | 2 | 3 | 4)[], string, string][] = [
    ['Kids Intermediate', [2, 2, 1], 'lower', 'Kids Beginner'],
    ['Kids Intermediate', [2, 2, 2], 'stay', 'Kids Intermediate'],
    ['Kids Intermediate', [3, 3, 3], 'stay', 'Kids Intermediate'],
    ['Kids Intermediate', [4, 3, 3], 'higher', 'Kids Advanced'],
    ['Adult Beginner', [1, 1, 1], 'stay', 'Adult Beginner'],
    ['Adult Beginner', [4, 4, 4], 'higher', 'Adult Intermediate'],
    ['Teen Advanced', [1, 1, 1], 'lower', 'Teen Intermediate'],
    ['Teen Advanced', [4, 4, 4], 'stay', 'Teen Advanced'],
  ];
  it.each(table)('%s with %j: %s', (level, points, advice, to) => {
    expect(hintOf(level, points)).toMatchObject({ advice, level: to });
  });

  it('changes by one step at most, stays in the age group, and never falls with more points', () => {
    for (const group of AGE_GROUPS) {
      for (const level of LEVELS) {
        const label = labelOf(group, level);
        for (const points of all) {
          const hint = hintOf(label, points);
          expect(allowedLevels(label)).toContain(hint?.level);
          const place = (text = '') => LEVELS.indexOf(readLabel(text)?.level ?? 'Beginner');
          expect(Math.abs(place(hint?.level) - place(label))).toBeLessThanOrEqual(1);
          const more = points.map((one) => Math.min(4, one + 1)) as (1 | 2 | 3 | 4)[];
          expect(place(hintOf(label, more)?.level)).toBeGreaterThanOrEqual(place(hint?.level));
        }
      }
    }
    expect(hintOf('nonsense', [1, 1, 1])).toBeNull();
  });
});
