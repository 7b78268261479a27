import { namesAnybody } from '../classes/names-learner.ts';
import type { TeacherProfileForm } from './profile-contract.ts';

const PUBLIC_WORDS = ['qualification', 'wordsId', 'wordsEn'] as const;

/**
 * The fields of a public profile that name a learner whom the teacher has taught (docs/product/staff.md#teacher-profiles), as
 * keys of the `fields` texts: whole words, in capitals or not. A learner may have the teacher's own name.
 */
export function learnerInWords(
  form: TeacherProfileForm,
  { learners, ownName }: { learners: readonly string[]; ownName: string },
): Record<string, string> {
  return Object.fromEntries(
    PUBLIC_WORDS.filter((field) => namesAnybody(form[field], learners, [ownName, form.firstName])).map(
      (field) => [field, 'namesTaught'],
    ),
  );
}
