import type { Sent } from '@fasih/school/basics/contract';
import { previewMember } from '@fasih/school/learning/classes/changes-contract';
import {
  classesToday,
  getClass,
  listClasses,
  type NewClass,
  planClass,
} from '@fasih/school/learning/classes/contract';
import { classProposals } from '@fasih/school/learning/placing/contract';
import { readWaitingList } from '@fasih/school/learning/waiting/contract';
import { live, paged, queryOf } from '../../../lib/query.ts';
import type { Lang } from '../../../lib/texts.ts';

/** One page of all classes. */
export const classesQuery = (query: Sent<typeof listClasses>['query']) => ({
  ...queryOf(listClasses, { query }),
  ...paged,
});

/** A teacher's classes, the ones with the next meeting first. */
export const classesOfTeacherQuery = (teacher: string, pageSize: number) => ({
  ...queryOf(listClasses, { query: { page: 1, pageSize, teacher, sort: 'nextMeetingAt' } }),
  ...live,
});

/** 'Classes Today', loaded again every minute, because classes begin and end. */
export const classesTodayQuery = { ...queryOf(classesToday, {}), ...live, refetchInterval: 60_000 };

/** One class with its members and its plan. */
export const classQuery = (classId: string) => ({ ...queryOf(getClass, { params: { classId } }), ...live });

/** The waiting list of a class, with reasons in a language; families join and answer meanwhile. */
export const waitingListQuery = (classId: string, lang: Lang) => ({
  ...queryOf(readWaitingList, { params: { classId } }, lang),
  ...live,
  refetchInterval: 30_000,
});

/** What adding this learner would mean; a refusal is its reply. */
export const memberPreviewQuery = (classId: string, enrolmentId: string) => ({
  ...queryOf(previewMember, { params: { classId }, query: { enrolmentId } }),
  enabled: enrolmentId !== '',
  retry: false,
  staleTime: 0,
  gcTime: 0,
});

/** Teachers for a class of an enrolment, loaded again for each dialog: calendars change. */
export const proposalsQuery = (enrolmentId: string) => ({
  ...queryOf(classProposals, { params: { enrolmentId } }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export type ClassForm = Pick<NewClass, 'teacherId' | 'enrolmentIds' | 'slots' | 'startsOn'>;

const EMPTY_CLASS: ClassForm = { teacherId: '', enrolmentIds: [], slots: [], startsOn: '' };

/** What opening the class would mean; nothing is loaded while the form is incomplete. */
export const planQuery = (form: ClassForm | null) => ({
  ...queryOf(planClass, { body: form ?? EMPTY_CLASS }),
  enabled: form !== null,
  gcTime: 0,
  retry: false,
});
