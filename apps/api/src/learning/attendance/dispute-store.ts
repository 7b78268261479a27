import { isId } from '@fasih/school/basics/ids';
import type { Dispute } from '@fasih/school/learning/attendance/dispute-contract';
import { sql } from 'kysely';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';

type NewDispute = {
  seatId: string;
  enrolmentId: string;
  meetingId: string;
  startsAt: Date;
  openedBy: string;
  now: Date;
};

const insert = statement((one: Params<NewDispute>) =>
  build
    .insertInto('dispute')
    .values({
      seat_id: one.seatId,
      enrolment_id: one.enrolmentId,
      meeting_id: one.meetingId,
      starts_at: one.startsAt,
      opened_by: one.openedBy,
      opened_at: one.now,
    })
    .onConflict((on) => on.columns(['seat_id', 'starts_at']).doNothing())
    .returning('id'),
);

/** Opens a dispute about this start of a seat's meeting; null if there is one already. */
export async function insertDispute(db: Queryable, one: NewDispute): Promise<string | null> {
  return (await insert.first(db, one))?.id ?? null;
}

const selectOne = statement(({ seatId, startsAt }: Params<{ seatId: string; startsAt: Date }>) =>
  build
    .selectFrom('dispute')
    .select(['id', 'state', 'opened_at as openedAt'])
    .where('seat_id', '=', seatId)
    .where('starts_at', '=', startsAt),
);

/** The dispute about this start of a seat's meeting, or null. */
export function disputeOf(db: Queryable, seatId: string, startsAt: Date) {
  return selectOne.first(db, { seatId, startsAt });
}

const selectById = statement(({ id }: Params<{ id: string }>) =>
  build
    .selectFrom('dispute')
    .select([
      'id',
      'seat_id as seatId',
      'meeting_id as meetingId',
      'starts_at as startsAt',
      'opened_at as openedAt',
    ])
    .where('id', '=', id),
);

/** A dispute by its id, or null. */
export async function readDispute(db: Queryable, id: string) {
  return isId(id) ? selectById.first(db, { id }) : null;
}

const selectOpen = statement(({ meetingId, startsAt }: Params<{ meetingId: string; startsAt: Date }>) => {
  const d = tableAs('dispute', 'd');
  const s = tableAs('seat', 's');
  const a = tableAs('account', 'a');
  return select(
    [
      d.seat_id.as('seatId'),
      sql<boolean>`coalesce(${s.state} in ('present', 'late') and ${a.role} = 'student'
        and ${s.marked_at} >= ${d.opened_at}, false)`.as('isWithdrawn'),
    ],
    sql`from ${d} join ${s} on ${s.id} = ${d.seat_id} left join ${a} on ${a.id} = ${s.marked_by}
      where ${d.meeting_id} = ${meetingId} and ${d.starts_at} = ${startsAt} and ${d.state} = 'open'`,
  );
});

/**
 * The seats of a meeting whose families said at this start that the teacher is not there, and whether they have marked their
 * learner since, which takes that back. What the teacher marks is the teacher's word against theirs.
 */
export async function disputedSeats(
  db: Queryable,
  { id: meetingId, span }: Pick<MeetingFacts, 'id' | 'span'>,
): Promise<ReadonlyMap<string, { isWithdrawn: boolean }>> {
  if (!span) return new Map();
  const open = await selectOpen.all(db, { meetingId, startsAt: span.start });
  return new Map(open.map(({ seatId, isWithdrawn }) => [seatId, { isWithdrawn }]));
}

type Settled = { state: Exclude<Dispute['state'], 'open'>; by: string | null; reason: string; now: Date };

const settle = statement(
  ({
    seatIds,
    startsAt,
    state,
    by,
    reason,
    now,
  }: Params<Settled & { seatIds: readonly string[]; startsAt: Date }>) =>
    build
      .updateTable('dispute')
      .set({ state, settled_by: by, settled_at: now, reason })
      .where('seat_id', '=', anyOf(seatIds))
      .where('starts_at', '=', startsAt)
      .where('state', '=', 'open'),
);

/** Settles the open disputes of these seats about this start of their meeting; true if there was one. */
export async function settleDisputes(
  db: Queryable,
  { span }: Pick<MeetingFacts, 'span'>,
  seats: readonly Pick<SeatFacts, 'seatId'>[],
  settled: Settled,
): Promise<boolean> {
  if (seats.length === 0 || !span) return false;
  const seatIds = seats.map(({ seatId }) => seatId);
  return (await settle.run(db, { ...settled, seatIds, startsAt: span.start })) > 0;
}
