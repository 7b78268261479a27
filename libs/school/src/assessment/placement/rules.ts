import type { AgeGroup } from '../../basics/age-group.ts';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { DAY, later, SECOND } from '../../basics/instants.ts';

/** Questions in one sitting (docs/product/tests.md#placement-test). */
export const PLACEMENT_QUESTIONS = 20;
/** Working time in seconds. */
export const PLACEMENT_SECONDS = 1800;
/**
 * How long after the deadline answers given before it are still taken, in seconds
 * (docs/product/tests.md#offline-answers).
 */
export const GRACE_SECONDS = 120;
/** Days until a second sitting without anybody's leave (docs/product/tests.md#retakes). */
export const RETAKE_DAYS = 30;

export type PackageType = 'general_english' | 'conversation' | 'eng_test_prep' | 'special_course';

/**
 * The bank to draw from, or null if nothing names one (then the 'Kategori placement test …' message shows).
 * A known age group wins; else the package's (special course: kids, test preparation:
 * adult, the others: the package's category); else the level that the browser stored.
 * See docs/product/tests.md#choice-of-the-bank.
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

/** The instant at which the working time ends. */
export function placementDeadline(startedAt: Date): Date {
  return later(startedAt, PLACEMENT_SECONDS * SECOND);
}

/**
 * `running`: answers are taken. `grace`: the time is up, only answers that the phone kept while it was offline are taken. `over`: finished, or the grace has passed; scored once and closed.
 */
export type AttemptState = 'running' | 'grace' | 'over';

export type Attempt = { startedAt: Date; finishedAt: Date | null };

/** The state at `now`; the deadline itself no longer belongs to the working time. */
export function attemptState({ startedAt, finishedAt, now }: Attempt & { now: Date }): AttemptState {
  if (finishedAt) return 'over';
  const late = now.getTime() - placementDeadline(startedAt).getTime();
  if (late < 0) return 'running';
  return late < GRACE_SECONDS * SECOND ? 'grace' : 'over';
}

export type RetakeDecision =
  | { outcome: 'yes'; because: 'waited' | 'allowed' }
  | { outcome: 'notYet'; from: Date };

/** A second sitting: 30 times 24 hours after the first was finished, or earlier by leave of a teacher or admin. */
export function mayRetake({
  finishedAt,
  now,
  allowedBy,
}: {
  finishedAt: Date;
  now: Date;
  /** The account of the teacher or admin who gave leave. */
  allowedBy?: string | null;
}): RetakeDecision {
  const from = later(finishedAt, RETAKE_DAYS * DAY);
  if (now.getTime() >= from.getTime()) return { outcome: 'yes', because: 'waited' };
  return allowedBy ? { outcome: 'yes', because: 'allowed' } : { outcome: 'notYet', from };
}
