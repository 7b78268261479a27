import { dayIn } from '@fasih/school/basics/instants';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import type { Learner } from '@fasih/school/people/learners/contract';
import type { LearnerRow } from './facts.ts';

/**
 * Whether a guardian must consent before a purchase: the learner is known to be under 18 and has no active consent.
 */
export function needsConsent(
  learner: Pick<LearnerRow, 'birth_date' | 'kind' | 'consented'>,
  now: Date,
): boolean {
  if (learner.consented) return false;
  if (learner.birth_date === null) return learner.kind === 'child';
  return ageGroupOf(learner.birth_date, dayIn(now)) !== 'adult';
}

/** A learner as the account's screens show it. Columns beyond the facts of a learner are for the caller to leave out. */
export function presentLearner(row: LearnerRow, now: Date): Learner {
  const declared = row.adult_declared ? 'adult' : null;
  const group = row.birth_date === null ? declared : ageGroupOf(row.birth_date, dayIn(now));
  const { adult_declared, consented, ...facts } = row;
  return { ...facts, ageGroup: group === 'tooYoung' ? null : group, consentNeeded: needsConsent(row, now) };
}
