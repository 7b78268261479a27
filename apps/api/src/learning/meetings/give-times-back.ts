import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Actor } from '@fasih/school/catalogue/policy/timetable';
import type { PoolClient } from 'pg';
import { addChanges, type ChangedBy } from './changes.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';
import { giveMakeups } from './makeups.ts';
import { lostTime, numbersBefore, type Renumbered, renumber } from './numbers.ts';
import { capacityOf } from './rules-of-meeting.ts';
import { toPlan } from './seat-writes.ts';

/** A seat that loses its time, and why. */
export type ReleasedSeat = {
  meeting: MeetingFacts;
  seat: SeatFacts;
  decision: Decision;
  /** Of a time that is taken back: the number with which the meeting waited before. */
  numberBefore?: number;
};

/**
 * Puts single meetings back to plan, group seats into make-ups; `heldIn` is the meeting of each moved seat. Classes
 * (`lockSeries`) and meetings must be locked.
 */
export async function giveTimesBack(
  db: PoolClient,
  released: readonly ReleasedSeat[],
  by: Actor,
  now: Date,
): Promise<{ heldIn: Map<string, string>; renumbered: Renumbered['changes'] }> {
  const heldIn = await giveMakeups(
    db,
    released.filter(({ meeting }) => capacityOf(meeting) > 1),
  );
  const alone = released.filter(({ seat }) => !heldIn.has(seat.seatId));
  const meetings = alone.map(({ meeting }) => meeting);
  const numbers = await numbersBefore(db, meetings, now);
  await toPlan(
    db,
    alone.map(({ meeting, decision }) => ({ id: meeting.id, decision })),
    alone.map(({ seat, decision }) => ({ id: seat.seatId, decision })),
  );
  const lost = alone.map(({ meeting, numberBefore }) => ({
    ...lostTime(meeting, by),
    ...(numberBefore !== undefined && { numberBefore }),
  }));
  return { heldIn, renumbered: (await renumber(db, numbers, lost, now)).changes };
}

/**
 * As `giveTimesBack`, and keeps in the history of each meeting, group seats in that of their make-up, that it was
 * `excused` or its course `stopped`.
 */
export async function releaseTimes(
  db: PoolClient,
  released: readonly ReleasedSeat[],
  { kind, actor, by }: { kind: 'excused' | 'stopped'; actor: Actor; by: ChangedBy },
): Promise<void> {
  const { heldIn, renumbered } = await giveTimesBack(db, released, actor, by.at);
  const lost = released.map(({ meeting, seat, decision }) => ({
    meetingId: heldIn.get(seat.seatId) ?? meeting.id,
    kind,
    was: meeting.span,
    decision,
  }));
  await addChanges(db, [...renumbered, ...lost], by);
}
