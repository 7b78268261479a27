import { later, SECOND } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import { recordsAs, returning, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type PastMark = 'present' | 'late' | 'absent';
export type PastMeetingOf = {
  meetingId: string;
  start: Date;
  end: Date;
  marks: ReadonlyMap<string, PastMark>;
};

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');

const close = statement(({ meetings }: Params<{ meetings: string }>) => {
  const h = recordsAs(meetings, 'h', {
    id: 'uuid',
    state: 'text',
    start: 'timestamptz',
    closed_at: 'timestamptz',
  });
  return sql`update ${m} set state = ${h.state}, checked_in_at = ${h.start}, paid_minutes = 0, closed_at = ${h.closed_at},
      reminded_day_for = ${h.start}, reminded_hour_for = ${h.start}, version = ${m.version} + 1
    from ${h} where ${m.id} = ${h.id}`;
});

const mark = statement(({ seats }: Params<{ seats: string }>) => {
  const h = recordsAs(seats, 'h', {
    meeting_id: 'uuid',
    enrolment_id: 'uuid',
    state: 'text',
    marked_at: 'timestamptz',
  });
  return returning(
    sql`update ${s} set state = ${h.state}, marked_at = ${h.marked_at}, version = ${s.version} + 1
      from ${h} where ${s.meeting_id} = ${h.meeting_id} and ${s.enrolment_id} = ${h.enrolment_id}`,
    [
      s.id.as('seatId'),
      s.enrolment_id.as('enrolmentId'),
      s.version.as('version'),
      s.state.as('state'),
      h.marked_at.as('markedAt'),
    ],
  );
});

export type MarkedSeat = RowOf<typeof mark>;

/**
 * Closes meetings that were held elsewhere, with the marks of each course. Their teachers were paid there: they count no
 * minutes. Two statements; returns the seats, for their balance events.
 */
export async function closePastMeetings(
  db: Queryable,
  meetings: readonly PastMeetingOf[],
): Promise<MarkedSeat[]> {
  const rows = meetings.map(({ meetingId, start, end, marks }) => ({
    id: meetingId,
    state: [...marks.values()].every((one) => one === 'absent') ? 'missed' : 'held',
    start,
    closed_at: later(end, SECOND),
  }));
  await close.run(db, { meetings: JSON.stringify(rows) });
  const seats = meetings.flatMap(({ meetingId, start, end, marks }) =>
    [...marks].map(([enrolmentId, state]) => ({
      meeting_id: meetingId,
      enrolment_id: enrolmentId,
      state,
      marked_at: state === 'absent' ? later(end, SECOND) : start,
    })),
  );
  return mark.all(db, { seats: JSON.stringify(seats) });
}
