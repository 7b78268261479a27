import type { Sent } from '@fasih/school/basics/contract';
import {
  listPolicies,
  type PolicyForm,
  previewPolicy,
} from '@fasih/school/catalogue/policy/versions-contract';
import { listHolidays, meetingsOfDay } from '@fasih/school/learning/holidays/contract';
import {
  getLessonHours,
  type LessonHoursForm,
  previewLessonHours,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { letterPreview, listLetters, listMails } from '@fasih/school/office/mails/contract';
import { getSchool } from '@fasih/school/office/settings/contract';
import { getPublicTexts } from '@fasih/school/office/settings/public-texts-contract';
import { listStaff } from '@fasih/school/office/staff/staff-contract';
import { getPublicQuestions } from '@fasih/school/platform/settings/questions-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { live, paged, queryOf } from '../../lib/query.ts';
import type { Lang } from '../../lib/texts.ts';

// Records that are edited where they are shown are not loaded again on focus, under somebody's hands: a save on an old
// version is refused anyway.

/** The school's identity. */
export const schoolQuery = queryOf(getSchool, {});

/** The school's own words on its public pages. */
export const publicTextsQuery = queryOf(getPublicTexts, {});

/** The questions of the public pages. */
export const publicQuestionsQuery = queryOf(getPublicQuestions, {});

/** The hours in which lessons are given. */
export const lessonHoursQuery = queryOf(getLessonHours, {});

/** What would lie outside of lesson hours that are not saved yet. */
export const lessonHoursPreviewQuery = (body: LessonHoursForm) => ({
  ...queryOf(previewLessonHours, { body }),
  placeholderData: keepPreviousData,
});

/** All versions of the course rules. */
export const policiesQuery = { ...queryOf(listPolicies, {}), ...live };

/** Whom these values would affect. */
export const policyPreviewQuery = (body: PolicyForm) => ({
  ...queryOf(previewPolicy, { body }),
  placeholderData: keepPreviousData,
});

/** A year's holidays, the school's current one unless named. */
export const holidaysQuery = (year: number | undefined) => ({
  ...queryOf(listHolidays, { query: year === undefined ? {} : { year } }),
  ...paged,
});

/** The planned meetings of a day; nothing is loaded while no day is chosen. */
export const meetingsOfDayQuery = (day: string) => ({
  ...queryOf(meetingsOfDay, { params: { day } }),
  ...live,
  enabled: day !== '',
});

/** Every mail by its subject. */
export const lettersQuery = (lang: Lang) => queryOf(listLetters, {}, lang);

/** One mail with example data; nothing is loaded while none is chosen. */
export const letterQuery = (letterId: string, lang: Lang) => ({
  ...queryOf(letterPreview, { params: { letterId }, query: { lang } }),
  placeholderData: keepPreviousData,
  enabled: letterId !== '',
});

/** One page of the staff. */
export const staffQuery = (query: Sent<typeof listStaff>['query']) => ({
  ...queryOf(listStaff, { query }),
  ...paged,
});

/** One page of the mails that have not arrived. */
export const mailsQuery = (query: Sent<typeof listMails>['query'], lang: Lang) => ({
  ...queryOf(listMails, { query }, lang),
  ...paged,
});
