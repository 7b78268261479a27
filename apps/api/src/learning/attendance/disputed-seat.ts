import { refuse } from '@fasih/school/basics/refusal';
import type { Dispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { PoolClient } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { relationTo } from '../meetings/access.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { disputeOf } from './dispute-store.ts';
import type { SeatAddress } from './read-attendance.ts';

/**
 * A family's seat with its meeting, which is locked, and the dispute about the time that it has now, if there is one. To
 * strangers the seat does not exist.
 */
export async function lockDisputedSeat(
  db: PoolClient,
  { meetingId, learnerId }: SeatAddress,
  call: SignedInCall,
) {
  const meeting = await meetingFacts(db, meetingId, 'lock');
  const seat = meeting && relationTo(meeting, call.person, call.now, learnerId)?.seats[0];
  if (!meeting || !seat) return refuse('attendance.notFound');
  const dispute = seat.span && (await disputeOf(db, seat.seatId, seat.span.start));
  return { meeting, seat, dispute };
}

/** A stored dispute, or one in another state of it, as the reply. */
export const presentDispute = ({
  id,
  state,
  openedAt,
}: {
  id: string;
  state: string;
  openedAt: Date;
}): Dispute => ({ id, state: state as Dispute['state'], openedAt: openedAt.toISOString() });
