import { bankFor, type PackageType } from '@fasih/school/assessment/placement/rules';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn } from '@fasih/school/basics/instants';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import type { EnrolmentRow } from './store.ts';

/** Level and package type stored by the browser. */
export type StoredChoice = { level?: AgeGroup | undefined; type?: string | undefined };

const TYPES: readonly PackageType[] = ['general_english', 'conversation', 'eng_test_prep', 'special_course'];

/**
 * The bank for a learner: by age if the birth date is known, else by the package bought
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

/** The bank for a visitor, from the browser's stored choice. */
export function bankOfVisitor(stored: StoredChoice): AgeGroup | null {
  return bankFor({
    packageType: TYPES.find((type) => type === stored.type) ?? null,
    packageCategory: stored.level ?? null,
    storedLevel: stored.level ?? null,
  });
}

/** Children under 6 cannot register; if there is one, the youngest bank fits best. */
function groupOf(learner: EnrolmentRow, now: Date): AgeGroup | null {
  if (learner.birth_date === null) return learner.adult_declared ? 'adult' : null;
  const group = ageGroupOf(learner.birth_date, dayIn(now));
  return group === 'tooYoung' ? 'kids' : group;
}
