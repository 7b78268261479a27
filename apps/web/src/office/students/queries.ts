import { previewCourseEnd } from '@fasih/school/finance/refunds/end-contract';
import { courseEvents } from '@fasih/school/office/homes/admin-contract';
import { studentDetail } from '@fasih/school/office/homes/student-contract';
import { getErasure, listNotes, listViews, previewMerge } from '@fasih/school/office/students/contract';
import { getRecord } from '@fasih/school/office/students/record-contract';
import { live, queryOf } from '../../lib/query.ts';

/** One student. */
export const studentQuery = (learnerId: string) => ({
  ...queryOf(studentDetail, { params: { learnerId } }),
  ...live,
});

/** The reader's own saved views of the list. */
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

/** What an admin may correct of a learner and its family. */
export const recordQuery = (learnerId: string) => queryOf(getRecord, { params: { learnerId } });

/** What changed a course's balance, with the reasons. */
export const courseEventsQuery = (enrolmentId: string) => queryOf(courseEvents, { params: { enrolmentId } });

/** What joining another record into this one would mean; nothing is loaded while no other is chosen. */
export const mergePreviewQuery = (learnerId: string, otherId: string | null) => ({
  ...queryOf(previewMerge, { params: { learnerId, otherId: otherId ?? '' } }),
  enabled: otherId !== null,
  gcTime: 0,
});

/** What ending a course for the school's reasons would mean now. */
export const courseEndQuery = (enrolmentId: string) => ({
  ...queryOf(previewCourseEnd, { params: { enrolmentId } }),
  ...live,
});
