import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideMark } from '@fasih/school/catalogue/policy/attendance';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { batchCalls } from '../../platform/db/batch.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentAttendance } from './present.ts';
import type { SeatAddress } from './read-attendance.ts';
import { type Mark, markSeat, markSeats, readSeats, type SeatAsked, type SeatRow } from './store.ts';

/** How often a mark reads again after somebody else changed the seat between its read and its write. */
const TRIES = 3;

/** The two statements of a mark, each made one for all who mark in the same instant (`platform/db/batch.ts`). */
export type Marking = {
  pool: Pool;
  read(asked: SeatAsked): Promise<SeatRow | null>;
  /** A seat that somebody holds just now is left out, so that the others need not wait for it. */
  write(mark: Mark): Promise<number | null>;
};

export function markingIn(pool: Pool): Marking {
  return {
    pool,
    read: batchCalls((inputs) => readSeats(pool, inputs)),
    write: batchCalls((marks) => markSeats(pool, marks, 'skip')),
  };
}

/**
 * A family marks its learner, by the server's clock (docs/product/classes.md#attendance-windows). Marking again, or at
 * the same instant from another phone, answers the mark that stands: one mark, one meeting drawn. Two statements;
 * nothing is locked between them.
 */
export async function markAttendance(
  { pool, read, write }: Marking,
  address: SeatAddress,
  call: SignedInCall,
): Promise<AttendanceOfLearner | Refusal> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seat = await read({ ...address, person: call.person, now: call.now });
    if (!seat) return refuse('attendance.notFound');
    const policy = await readPolicy(pool, seat.policyVersion);
    const decision = decideMark(policy, seat, call.now);
    const state = decision.outcome;
    if (state === 'already') return presentAttendance(seat, policy, call.now);
    if (state !== 'present' && state !== 'late')
      return refuse(`attendance.${state}`, { params: decision.reason.params });
    const by = call.person.accountId;
    const mark = { seatId: seat.seatId, version: seat.version, state, at: call.now, by, decision };
    const version = await (tried === 0 ? write(mark) : markSeat(pool, mark));
    if (version !== null) {
      const marked = { ...seat, state, markedAt: call.now, markedBy: by, decision, version };
      return presentAttendance(marked, policy, call.now);
    }
  }
  return refuse('common.stale');
}
