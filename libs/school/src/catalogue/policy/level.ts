import { LEVELS, type Level, type LevelLabel, labelOf, readLabel } from '../../basics/levels.ts';
import type { Decision, RefusedFor } from './decision.ts';
import { because, type Reason } from './reasons.ts';

/**
 * The state of a learner's level (docs/product/tests.md#levels): `proposed` by the test, `confirmed` or `changed` by
 * a person, and `reopened` when the family requested another look.
 */
export const LEVEL_STATES = ['proposed', 'confirmed', 'changed', 'reopened'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/** Tasks of the speaking check, and the points for each. */
export const CHECK_TASKS = 3;
export const CHECK_POINTS = [1, 2, 3, 4] as const;
export type CheckPoints = (typeof CHECK_POINTS)[number];

/** The facts of a course for a decision about its level. */
export type LevelFacts = {
  level: string | null;
  /** Null: the level predates confirmation. */
  state: LevelState | null;
  course: 'active' | 'suspended' | 'ended';
  policyVersion: number;
};

/** Who decides; `teachesClass` is true for the learner's class teacher, never for a substitute. */
export type LevelDecider = { role: 'teacher' | 'admin'; teachesClass: boolean };

export type LevelDecision =
  | Decision<'confirmed' | 'changed'>
  | RefusedFor<
      | 'level.notYours'
      | 'level.none'
      | 'level.stopped'
      | 'level.otherAge'
      | 'level.same'
      | 'level.changeNeedsReason'
      | 'level.checkOrReason'
    >;

/** Whether the level needs a decision. */
export function waitsForPerson(state: LevelState | null): boolean {
  return state === 'proposed' || state === 'reopened';
}

/** The levels that a learner of this level may be given: those of the same age group; none for an unknown level. */
export function allowedLevels(level: string): LevelLabel[] {
  const known = readLabel(level);
  return known ? LEVELS.map((one) => labelOf(known.group, one)) : [];
}

/**
 * Confirms or changes a level. A change, or a decision without the speaking check, needs a reason that the family
 * reads. Refused for anybody but the class teacher and admins, for suspended courses, for levels of another age
 * group, and when there is nothing to decide.
 */
export function decideLevel(
  facts: LevelFacts,
  by: LevelDecider,
  wanted: { level: string; reason: string; points: readonly CheckPoints[] | null },
): LevelDecision {
  const decision = <O extends string, R extends Reason>(outcome: O, reason: R) => ({
    outcome,
    rule: 'level' as const,
    policyVersion: facts.policyVersion,
    inputs: {
      level: facts.level,
      state: facts.state,
      course: facts.course,
      role: by.role,
      wanted: wanted.level,
      points: wanted.points && sumOf(wanted.points),
    },
    reason,
  });
  if (by.role === 'teacher' && !by.teachesClass) return decision('refused', because('level.notYours', {}));
  if (facts.level === null) return decision('refused', because('level.none', {}));
  if (facts.course !== 'active') return decision('refused', because('level.stopped', {}));
  if (!allowedLevels(facts.level).some((one) => one === wanted.level)) {
    return decision('refused', because('level.otherAge', { level: wanted.level }));
  }
  const changes = wanted.level !== facts.level;
  if (!changes && facts.state !== null && !waitsForPerson(facts.state)) {
    return decision('refused', because('level.same', { level: facts.level }));
  }
  if (wanted.reason.trim() === '' && (changes || wanted.points === null)) {
    return decision('refused', because(changes ? 'level.changeNeedsReason' : 'level.checkOrReason', {}));
  }
  return changes
    ? decision('changed', because('level.changed', { from: facts.level, to: wanted.level }))
    : decision('confirmed', because('level.confirmed', { level: facts.level }));
}

export type LookDecision =
  | Decision<'reopened'>
  | RefusedFor<'level.stopped' | 'level.askedBefore' | 'level.notDecided'>;

/** A family requests another look at a decided level: once per course. */
export function askAnotherLook(facts: LevelFacts & { askedBefore: boolean }): LookDecision {
  const decision = <O extends string, R extends Reason>(outcome: O, reason: R) => ({
    outcome,
    rule: 'levelLook' as const,
    policyVersion: facts.policyVersion,
    inputs: {
      level: facts.level,
      state: facts.state,
      course: facts.course,
      askedBefore: facts.askedBefore,
    },
    reason,
  });
  if (facts.course !== 'active') return decision('refused', because('level.stopped', {}));
  if (facts.askedBefore) return decision('refused', because('level.askedBefore', {}));
  if (facts.level === null || facts.state === null || waitsForPerson(facts.state)) {
    return decision('refused', because('level.notDecided', {}));
  }
  return decision('reopened', because('level.reopened', { level: facts.level }));
}

/**
 * The deadline for a decision: the end of the learner's second meeting after `since` (the proposal, or the family's
 * request), or of the only one. Null while that meeting has no time, and without a class. `ends` are the ends of all
 * possible meetings of the learner, null for those without a time.
 */
export function levelDue(since: Date, ends: readonly (Date | null)[]): Date | null {
  const timed = ends.filter((end) => end !== null && end > since).sort((a, b) => Number(a) - Number(b));
  const coming = [...timed, ...ends.filter((end) => end === null)];
  return coming[Math.min(2, coming.length) - 1] ?? null;
}

/** Whether the deadline has passed; the instant itself is still in time. */
export function isLevelOverdue(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && now > dueAt;
}

const sumOf = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0);

/** Minimum points in all three tasks for Intermediate and for Advanced speaking in the age group. */
const INTERMEDIATE_FROM = 6;
const ADVANCED_FROM = 10;

type LevelHint = { spoken: Level; advice: 'stay' | 'lower' | 'higher'; level: string };

/**
 * The level that the points of a speaking check suggest, at most one step from the proposed one. Only a hint; a
 * person decides. Null for an unknown level.
 */
export function hintOf(level: string, points: readonly CheckPoints[]): LevelHint | null {
  const known = readLabel(level);
  if (!known) return null;
  const sum = sumOf(points);
  const spoken: Level =
    sum >= ADVANCED_FROM ? 'Advanced' : sum >= INTERMEDIATE_FROM ? 'Intermediate' : 'Beginner';
  const now = LEVELS.indexOf(known.level);
  const step = Math.sign(LEVELS.indexOf(spoken) - now);
  return {
    spoken,
    advice: step === 0 ? 'stay' : step < 0 ? 'lower' : 'higher',
    level: labelOf(known.group, LEVELS[now + step] ?? known.level),
  };
}
