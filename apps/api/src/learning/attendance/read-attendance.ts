import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { mayActFor, type SignedInCall } from '../../platform/http/call.ts';
import { presentAttendance } from './present.ts';
import { readSeat } from './store.ts';

/** Identifies one learner's attendance of one meeting. */
export type SeatAddress = { meetingId: string; learnerId: string };

/** One learner's attendance of one meeting; not found unless the caller may see it. */
export async function readAttendance(
  db: Queryable,
  { meetingId, learnerId }: SeatAddress,
  call: SignedInCall,
): Promise<AttendanceOfLearner | Refusal<'attendance.notFound'>> {
  if (!mayActFor(call.person, learnerId)) return refuse('attendance.notFound');
  const seat = await readSeat(db, { meetingId, learnerId, person: call.person, now: call.now });
  if (!seat) return refuse('attendance.notFound');
  return presentAttendance(seat, await readPolicy(db, seat.policyVersion), call.now);
}
