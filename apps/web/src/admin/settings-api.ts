import type { Sent } from '@fasih/school/basics/contract';
import { listPolicies } from '@fasih/school/catalogue/policy/versions-contract';
import { listHolidays, meetingsOfDay } from '@fasih/school/learning/holidays/contract';
import { getLessonHours } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { letterPreview, listLetters, listMails } from '@fasih/school/office/mails/contract';
import { getSchool } from '@fasih/school/office/settings/contract';
import { getPublicTexts } from '@fasih/school/office/settings/public-texts-contract';
import { listStaff } from '@fasih/school/office/staff/staff-contract';
import { getPublicQuestions } from '@fasih/school/platform/settings/questions-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import type { Lang } from '../lib/texts.ts';

const fresh = { refetchOnWindowFocus: true } as const;
const list = { ...fresh, placeholderData: keepPreviousData } as const;

/** The school's identity. Not asked again under somebody's hands: a save on an old version is told anyway. */
export function useSchool() {
  return useQuery({
    queryKey: ['settings', 'school'],
    queryFn: ({ signal }) => call(getSchool, {}, { signal }),
  });
}

/** The school's own words on its public pages; like the identity, not asked again under somebody's hands. */
export function usePublicTexts() {
  return useQuery({
    queryKey: ['settings', 'public-texts'],
    queryFn: ({ signal }) => call(getPublicTexts, {}, { signal }),
  });
}

/** The questions of the public pages; not asked again under somebody's hands. */
export function usePublicQuestions() {
  return useQuery({
    queryKey: ['settings', 'questions'],
    queryFn: ({ signal }) => call(getPublicQuestions, {}, { signal }),
  });
}

/** The hours in which lessons are given; like the identity, not asked again under somebody's hands. */
export function useLessonHours() {
  return useQuery({
    queryKey: ['settings', 'lesson-hours'],
    queryFn: ({ signal }) => call(getLessonHours, {}, { signal }),
  });
}

/** All versions of the course rules. */
export function usePolicies() {
  return useQuery({
    ...fresh,
    queryKey: ['settings', 'policies'],
    queryFn: ({ signal }) => call(listPolicies, {}, { signal }),
  });
}

/** A year's holidays, the school's current one unless named. */
export function useHolidays(year: number | undefined) {
  return useQuery({
    ...list,
    queryKey: ['settings', 'holidays', year ?? 0],
    queryFn: ({ signal }) => call(listHolidays, { query: year === undefined ? {} : { year } }, { signal }),
  });
}

/** The planned meetings of a day. */
export function useMeetingsOfDay(day: string) {
  return useQuery({
    ...fresh,
    queryKey: ['settings', 'meetings-of-day', day],
    queryFn: ({ signal }) => call(meetingsOfDay, { params: { day } }, { signal }),
    enabled: day !== '',
  });
}

/** Every mail by its subject; asked again when the language changes. */
export function useLetters(lang: Lang) {
  return useQuery({
    queryKey: ['settings', 'letters', lang],
    queryFn: ({ signal }) => call(listLetters, {}, { signal }),
  });
}

/** One mail with example data. */
export function useLetter(letterId: string, lang: Lang) {
  return useQuery({
    placeholderData: keepPreviousData,
    queryKey: ['settings', 'letter', letterId, lang],
    queryFn: ({ signal }) => call(letterPreview, { params: { letterId }, query: { lang } }, { signal }),
    enabled: letterId !== '',
  });
}

/** One page of the staff. */
export function useStaff(query: NonNullable<Sent<typeof listStaff>['query']>) {
  return useQuery({
    ...list,
    queryKey: ['settings', 'staff', query],
    queryFn: ({ signal }) => call(listStaff, { query }, { signal }),
  });
}

/** One page of the mails that have not arrived. */
export function useMails(query: NonNullable<Sent<typeof listMails>['query']>, lang: Lang) {
  return useQuery({
    ...list,
    queryKey: ['settings', 'mails', query, lang],
    queryFn: ({ signal }) => call(listMails, { query }, { signal }),
  });
}
