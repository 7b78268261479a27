import type { Sent } from '@fasih/school/basics/contract';
import { previewMember } from '@fasih/school/learning/classes/changes-contract';
import { classesToday, getClass, listClasses } from '@fasih/school/learning/classes/contract';
import { readWaitingList } from '@fasih/school/learning/waiting/contract';
import { live, paged, queryOf } from '../../../lib/query.ts';

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

/** 'Classes Today'; the minute of the day changes what runs. */
export const classesTodayQuery = { ...queryOf(classesToday, {}), ...live, refetchInterval: 60_000 };

/** One class with its members and its plan. */
export const classQuery = (classId: string) => ({ ...queryOf(getClass, { params: { classId } }), ...live });

/** The waiting list of a class; families join and answer meanwhile. */
export const waitingListQuery = (classId: string) => ({
  ...queryOf(readWaitingList, { params: { classId } }),
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
