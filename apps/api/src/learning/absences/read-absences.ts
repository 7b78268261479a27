import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type DayHours, faultOfAway, spansOfHours } from '@fasih/school/learning/absences/away';
import type * as contract from '@fasih/school/learning/absences/contract';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { absencesOf, meetingsDuring } from './absence-store.ts';
import { coverageOf, presentMeetingRow } from './coverage.ts';

/** The meetings in which a teacher would be away in these hours. One statement. */
async function wouldMiss(pool: Pool, teacherId: string, hours: readonly DayHours[], now: Date) {
  if (!isId(teacherId)) return refuse('teachers.notFound');
  const fault = faultOfAway(hours, now);
  if (fault) return refuse('common.invalid', { fields: { hours: fault } });
  return meetingsDuring(pool, teacherId, spansOfHours(hours), now);
}

/** Those meetings with their substitutes, best first. */
export async function previewAbsence(
  pool: Pool,
  teacherId: string,
  hours: readonly DayHours[],
  { now }: SignedInCall,
): Promise<Reply<typeof contract.previewAbsence> | Refusal<'teachers.notFound' | 'common.invalid'>> {
  const rows = await wouldMiss(pool, teacherId, hours, now);
  return 'refused' in rows ? rows : { meetings: await coverageOf(pool, teacherId, rows, now) };
}

/** Those meetings as the teacher sees them. */
export async function previewOwnAbsence(
  pool: Pool,
  hours: readonly DayHours[],
  { person, now }: SignedInCall,
) {
  const rows = await wouldMiss(pool, person.accountId, hours, now);
  return 'refused' in rows ? rows : { meetings: rows.map(presentMeetingRow) };
}

/** A teacher's absences that are not over, and the meetings in them without a substitute, as an admin sees them. Two statements. */
export async function readAbsences(
  pool: Pool,
  teacherId: string,
  { now }: SignedInCall,
): Promise<Reply<typeof contract.readAbsences> | Refusal<'teachers.notFound'>> {
  if (!isId(teacherId)) return refuse('teachers.notFound');
  const { absences, meetings } = await absencesOf(pool, teacherId, now);
  return { today: dayIn(now), absences, meetings: await coverageOf(pool, teacherId, meetings, now) };
}

/** As the teacher sees it. */
export async function readOwnAbsences(pool: Pool, { person, now }: SignedInCall) {
  const { absences, meetings } = await absencesOf(pool, person.accountId, now);
  return { today: dayIn(now), absences, meetings: meetings.map(presentMeetingRow) };
}
