import { refuse } from '@fasih/school/basics/refusal';
import { decideMark } from '@fasih/school/catalogue/policy/attendance';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { batchCalls } from '../../platform/db/batch.ts';
import { mayActFor, type SignedInCall } from '../../platform/http/call.ts';
import { presentAttendance } from './present.ts';
import type { SeatAddress } from './read-attendance.ts';
import { type AttendanceSeat, type Mark, markSeat, markSeats, readSeats, type SeatRequest } from './store.ts';

/** Attempts when another request changes the seat between read and write. */
const TRIES = 3;

/** The read and the write of a mark, both batched over concurrent requests (`platform/db/batch.ts`). */
export type Marking = {
  pool: Pool;
  read(request: SeatRequest): Promise<AttendanceSeat | null>;
  /** Skips seats locked by another transaction, so that the rest of the batch does not wait. */
  write(mark: Mark): Promise<number | null>;
};

export function markingIn(pool: Pool): Marking {
  return {
    pool,
    read: batchCalls((requests) => readSeats(pool, requests)),
    write: batchCalls((marks) => markSeats(pool, marks, 'skip')),
  };
}

/**
 * Marks attendance for the family's learner by the server's clock
 * (docs/product/classes.md#attendance-windows). A repeated or simultaneous mark returns the existing one, so
 * a meeting is counted once. Two statements without a lock between them.
 */
export async function markAttendance(
  { pool, read, write }: Marking,
  address: SeatAddress,
  call: SignedInCall,
) {
  if (!mayActFor(call.person, address.learnerId)) return refuse('attendance.notFound');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
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
    const version = await (attempt === 0 ? write(mark) : markSeat(pool, mark));
    if (version !== null) {
      const marked = { ...seat, state, markedAt: call.now, markedBy: by, decision, version };
      return presentAttendance(marked, policy, call.now);
    }
  }
  return refuse('common.stale');
}
