import type { DayHours } from '@fasih/school/learning/absences/away';
import {
  previewAbsence,
  previewOwnAbsence,
  readAbsences,
  readOwnAbsences,
} from '@fasih/school/learning/absences/contract';
import { live, queryOf } from '../../lib/query.ts';

/** A teacher's absences, and the meetings in them that need a substitute. */
export const absencesQuery = (teacherId: string) => ({
  ...queryOf(readAbsences, { params: { teacherId } }),
  ...live,
});

/** The same of the teacher who is signed in. */
export const ownAbsencesQuery = { ...queryOf(readOwnAbsences, {}), ...live };

/** What a teacher would miss, with substitutes. */
export const previewQuery = (teacherId: string, hours: DayHours[]) =>
  queryOf(previewAbsence, { params: { teacherId }, body: { hours } });

/** What the signed-in teacher would miss. */
export const ownPreviewQuery = (hours: DayHours[]) => queryOf(previewOwnAbsence, { body: { hours } });
