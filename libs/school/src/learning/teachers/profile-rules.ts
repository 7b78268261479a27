import {
  PROFILE_NEEDS,
  type ProfileState,
  SPOKEN_LANGUAGES,
  type TeacherProfileForm,
} from './profile-contract.ts';

/** Initial profile: the first word of the account's name if it is a plain name. */
export function draftOf(name: string): TeacherProfileForm {
  const [first = ''] = name.trim().split(/\s+/);
  const firstName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : '';
  return { firstName, languages: [], qualification: '', wordsId: '', wordsEn: '', withPhoto: false };
}

/** The profile with its languages deduplicated and in the school's order. */
export function orderedProfile(form: TeacherProfileForm): TeacherProfileForm {
  return { ...form, languages: SPOKEN_LANGUAGES.filter((one) => form.languages.includes(one)) };
}

/** Required fields that are still empty. */
export function missingInProfile(form: TeacherProfileForm): (typeof PROFILE_NEEDS)[number][] {
  return PROFILE_NEEDS.filter((field) => form[field].length === 0);
}

function isSame(a: TeacherProfileForm, b: TeacherProfileForm): boolean {
  const keys = Object.keys(a) as (keyof TeacherProfileForm)[];
  return keys.every((key) => String(a[key]) === String(b[key]));
}

/** True if a saved draft waits for approval: complete and different from the published profile. */
export function waitsForApproval(draft: TeacherProfileForm, published: TeacherProfileForm | null): boolean {
  return missingInProfile(draft).length === 0 && (published === null || !isSame(draft, published));
}

/** State of a profile. */
export function profileState({
  draft,
  published,
  waits,
}: {
  draft: TeacherProfileForm;
  published: TeacherProfileForm | null;
  waits: boolean;
}): ProfileState {
  if (waits) return 'waits';
  if (published === null) return 'off';
  return isSame(draft, published) ? 'public' : 'unfinished';
}
