import type { AgeGroup } from '../../basics/age-group.ts';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { DAY, later, SECOND } from '../../basics/instants.ts';

/** Questions in one sitting (docs/product/tests.md#placement-test). */
export const PLACEMENT_QUESTIONS = 20;
/** Working time in seconds. */
export const PLACEMENT_SECONDS = 1800;
/**
 * Seconds after the deadline in which answers given before it are accepted
 * (docs/product/tests.md#offline-answers).
 */
export const GRACE_SECONDS = 120;
/** Days until a second sitting without permission (docs/product/tests.md#retakes). */
export const RETAKE_DAYS = 30;

export type PackageType = 'general_english' | 'conversation' | 'eng_test_prep' | 'special_course';

/**
 * The bank to draw from, or null if it is unknown: by age group, else by package, else by the level stored in
 * the browser (docs/product/tests.md#choice-of-the-bank).
 */
export function bankFor(learner: {
  ageGroup?: AgeGroup | null;
  packageType?: PackageType | null;
  packageCategory?: string | null;
  storedLevel?: string | null;
}): AgeGroup | null {
  if (learner.ageGroup) return learner.ageGroup;
  if (learner.packageType === 'special_course') return 'kids';
  if (learner.packageType === 'eng_test_prep') return 'adult';
  const category = learner.packageType ? asAgeGroup(learner.packageCategory) : null;
  return category ?? asAgeGroup(learner.storedLevel);
}

function asAgeGroup(word: string | null | undefined): AgeGroup | null {
  return AGE_GROUPS.find((group) => group === word) ?? null;
}

/** The end of the working time. */
export function placementDeadline(startedAt: Date): Date {
  return later(startedAt, PLACEMENT_SECONDS * SECOND);
}

/**
 * `running`: answers are accepted. `grace`: only answers stored offline are accepted. `over`: finished or
 * past the grace, scored once and closed.
 */
export type AttemptState = 'running' | 'grace' | 'over';

export type Attempt = { startedAt: Date; finishedAt: Date | null };

/** The state at `now`; the deadline is no longer working time. */
export function attemptState({ startedAt, finishedAt, now }: Attempt & { now: Date }): AttemptState {
  if (finishedAt) return 'over';
  const late = now.getTime() - placementDeadline(startedAt).getTime();
  if (late < 0) return 'running';
  return late < GRACE_SECONDS * SECOND ? 'grace' : 'over';
}

export type RetakeDecision =
  | { outcome: 'yes'; because: 'waited' | 'allowed' }
  | { outcome: 'notYet'; from: Date };

/** Allows a second sitting 30 × 24 hours after the first, or earlier with permission. */
export function mayRetake({
  finishedAt,
  now,
  allowedBy,
}: {
  finishedAt: Date;
  now: Date;
  /** The account of the teacher or admin who gave permission. */
  allowedBy?: string | null;
}): RetakeDecision {
  const from = later(finishedAt, RETAKE_DAYS * DAY);
  if (now.getTime() >= from.getTime()) return { outcome: 'yes', because: 'waited' };
  return allowedBy ? { outcome: 'yes', because: 'allowed' } : { outcome: 'notYet', from };
}
