import {
  PROFILE_NEEDS,
  type ProfileState,
  SPOKEN_LANGUAGES,
  type TeacherProfileForm,
} from './profile-contract.ts';

/** What a teacher's profile begins with: the first word of the account's name, as far as it is a plain name. */
export function draftOf(name: string): TeacherProfileForm {
  const [first = ''] = name.trim().split(/\s+/);
  const firstName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : '';
  return { firstName, languages: [], qualification: '', wordsId: '', wordsEn: '', withPhoto: false };
}

/** The same profile with its languages in the school's order, each once. */
export function orderedProfile(form: TeacherProfileForm): TeacherProfileForm {
  return { ...form, languages: SPOKEN_LANGUAGES.filter((one) => form.languages.includes(one)) };
}

/** The fields that still have to be filled in before families may see it. */
export function missingInProfile(form: TeacherProfileForm): (typeof PROFILE_NEEDS)[number][] {
  return PROFILE_NEEDS.filter((field) => form[field].length === 0);
}

function isSame(a: TeacherProfileForm, b: TeacherProfileForm): boolean {
  const keys = Object.keys(a) as (keyof TeacherProfileForm)[];
  return keys.every((key) => String(a[key]) === String(b[key]));
}

/** Whether a draft that was just written waits for an admin: complete, and not what families see already. */
export function waitsForApproval(draft: TeacherProfileForm, published: TeacherProfileForm | null): boolean {
  return missingInProfile(draft).length === 0 && (published === null || !isSame(draft, published));
}

/** Where a profile stands. */
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
