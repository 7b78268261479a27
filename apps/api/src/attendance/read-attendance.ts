import type { AttendanceOfLearner } from '@fasih/school/attendance/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { presentAttendance } from './present.ts';
import { readSeat } from './store.ts';

/** Whose attendance of which meeting. */
export type SeatAddress = { meetingId: string; learnerId: string };

/** One learner's attendance of one meeting; what is not the caller's own is not found. */
export async function readAttendance(
  db: Queryable,
  { meetingId, learnerId }: SeatAddress,
  call: SignedInCall,
): Promise<AttendanceOfLearner | Refusal> {
  const seat = await readSeat(db, { meetingId, learnerId, person: call.person, now: call.now });
  if (!seat) return refuse('attendance.notFound');
  return presentAttendance(seat, await readPolicy(db, seat.policyVersion), call.now);
}
