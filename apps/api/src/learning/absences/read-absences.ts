import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type DayHours, faultOfAway, spansOfHours } from '@fasih/school/learning/absences/away';
import type { Absence, UncoveredMeeting } from '@fasih/school/learning/absences/contract';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { absencesOf, meetingsDuring, uncoveredOf } from './absence-store.ts';
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
): Promise<{ meetings: UncoveredMeeting[] } | Refusal<'teachers.notFound' | 'common.invalid'>> {
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

/** A teacher's absences that are not over, and the meetings in them without a substitute. Three statements at most. */
export async function readAbsences(
  pool: Pool,
  teacherId: string,
  { now }: SignedInCall,
): Promise<{ absences: Absence[]; meetings: UncoveredMeeting[] } | Refusal<'teachers.notFound'>> {
  if (!isId(teacherId)) return refuse('teachers.notFound');
  const absences = await absencesOf(pool, teacherId, now);
  const rows = absences.length > 0 ? await uncoveredOf(pool, teacherId, now) : [];
  return {
    absences: absences.map(({ markedAt, spans, ...one }) => ({
      ...one,
      markedAt: markedAt.toISOString(),
      spans: spans.map(({ start, end }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      })),
    })),
    meetings: await coverageOf(pool, teacherId, rows, now),
  };
}
