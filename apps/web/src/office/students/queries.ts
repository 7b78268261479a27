import type { Sent } from '@fasih/school/basics/contract';
import { type NewClass, planClass } from '@fasih/school/learning/classes/contract';
import {
  adminDashboard,
  courseEvents,
  listStudents,
  studentDetail,
} from '@fasih/school/office/homes/admin-contract';
import { classProposals } from '@fasih/school/office/homes/proposals-contract';
import { getErasure, listNotes, listViews, previewMerge } from '@fasih/school/office/students/contract';
import { live, paged, queryOf } from '../../lib/query.ts';

/** An admin's home. */
export const adminHomeQuery = { ...queryOf(adminDashboard, {}), ...live, refetchInterval: 60_000 };

/** One page of the students. */
export const studentsQuery = (query: Sent<typeof listStudents>['query']) => ({
  ...queryOf(listStudents, { query }),
  ...paged,
});

/** Students by a few letters, for choosing one of them. */
export const matchingStudentsQuery = (q: string) => ({
  ...queryOf(listStudents, { query: { q, sort: 'name', pageSize: 20 } }),
  enabled: q.trim().length >= 3,
});

/** One student. */
export const studentQuery = (learnerId: string) => ({
  ...queryOf(studentDetail, { params: { learnerId } }),
  ...live,
});

/** Teachers for a class of an enrolment, loaded anew for each dialog: calendars change. */
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

/** One's own saved views of the list. */
export const viewsQuery = { ...queryOf(listViews, {}), ...live };

/** What staff noted about a learner. */
export const notesQuery = (learnerId: string) => ({
  ...queryOf(listNotes, { params: { learnerId } }),
  ...live,
});

/** What erasing a learner would take away, and the request that waits. */
export const erasureQuery = (learnerId: string) => ({
  ...queryOf(getErasure, { params: { learnerId } }),
  ...live,
});

/** What changed a course's balance, with the reasons. */
export const courseEventsQuery = (enrolmentId: string) => queryOf(courseEvents, { params: { enrolmentId } });

/** What joining another record into this one would mean; nothing is loaded while no other is chosen. */
export const mergePreviewQuery = (learnerId: string, otherId: string | null) => ({
  ...queryOf(previewMerge, { params: { learnerId, otherId: otherId ?? '' } }),
  enabled: otherId !== null,
  gcTime: 0,
});
