import { bankFor, type PackageType } from '@fasih/school/assessment/placement/rules';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn } from '@fasih/school/basics/instants';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import type { EnrolmentRow } from './store.ts';

/** The level and package type that the browser stored at the choice. */
export type StoredChoice = { level?: AgeGroup | undefined; type?: string | undefined };

const TYPES: readonly PackageType[] = ['general_english', 'conversation', 'eng_test_prep', 'special_course'];

/**
 * The bank of a learner: by age where the birth date is known, else by the package bought
 * (docs/product/tests.md#choice-of-the-bank).
 */
export function bankOfLearner(
  enrolment: EnrolmentRow,
  now: Date,
  stored: StoredChoice = {},
): AgeGroup | null {
  return bankFor({
    ageGroup: groupOf(enrolment, now),
    packageType: enrolment.package_type,
    packageCategory: enrolment.package_category,
    storedLevel: stored.level ?? null,
  });
}

/** The bank of a visitor, by what the browser stored. */
export function bankOfVisitor(stored: StoredChoice): AgeGroup | null {
  return bankFor({
    packageType: TYPES.find((type) => type === stored.type) ?? null,
    packageCategory: stored.level ?? null,
    storedLevel: stored.level ?? null,
  });
}

/** A child under 6 is refused when it is registered; should one be here, the youngest bank is the nearest. */
function groupOf(learner: EnrolmentRow, now: Date): AgeGroup | null {
  if (learner.birth_date === null) return learner.adult_declared ? 'adult' : null;
  const group = ageGroupOf(learner.birth_date, dayIn(now));
  return group === 'tooYoung' ? 'kids' : group;
}
