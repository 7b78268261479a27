import { isId } from '@fasih/school/basics/ids';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import { type Expression, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const b = tableAs('booking', 'b');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const a = tableAs('account', 'a');

const columns = [
  b.id.as('id'),
  b.enrolment_id.as('enrolmentId'),
  b.teacher_id.as('teacherId'),
  b.slots.$castTo<Slot[]>().as('slots'),
  b.minutes.as('minutes'),
  b.first_day.as('firstDay'),
  b.last_day.as('lastDay'),
  b.state.as('state'),
  b.held_until.as('heldUntil'),
  b.class_id.as('classId'),
  b.booked_at.as('bookedAt'),
  b.ended_at.as('endedAt'),
] as const;

type OfAccount = { accountId: string; since: Date };

const lockAccount = statement(({ accountId }: Params<{ accountId: string }>) =>
  build.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate(),
);

const selectOfAccount = statement(({ accountId, since }: Params<OfAccount>) =>
  select(
    columns,
    sql`from ${b} join ${e} on ${e.id} = ${b.enrolment_id} join ${l} on ${l.id} = ${e.learner_id}
      where ${l.account_id} = ${accountId} and (${b.state} in ('held', 'asked') or ${b.created_at} > ${since})
      order by ${b.created_at} desc`,
  ),
);

/** A family's choice of times. */
export type BookingRow = RowOf<typeof selectOfAccount>;

/** Bookings of a family that are open or were made since; its account is locked, so that two holds count each other. */
export async function lockBookingsOf(db: Queryable, accountId: string, since: Date): Promise<BookingRow[]> {
  await lockAccount.run(db, { accountId });
  return selectOfAccount.all(db, { accountId, since });
}

const selectOwner = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  select(
    [l.account_id.as('accountId')],
    sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} where ${e.id} = ${enrolmentId} and ${l.erased_at} is null`,
  ),
);

/** Whether this is a course of one of the family's learners. */
export async function isOwn(db: Queryable, enrolmentId: string, accountId: string): Promise<boolean> {
  return isId(enrolmentId) && (await selectOwner.first(db, { enrolmentId }))?.accountId === accountId;
}

type NewBooking = {
  enrolmentId: string;
  teacherId: string;
  slots: string;
  minutes: number;
  firstDay: string;
  lastDay: string;
  heldUntil: Date;
  now: Date;
};

const insert = statement((one: Params<NewBooking>) =>
  build
    .insertInto('booking')
    .values({
      enrolment_id: one.enrolmentId,
      teacher_id: one.teacherId,
      slots: one.slots,
      minutes: one.minutes,
      first_day: one.firstDay,
      last_day: one.lastDay,
      state: 'held',
      held_until: one.heldUntil,
      created_at: one.now,
    })
    .returning('id'),
);

/** Holds times for an enrolment whose earlier holds have ended. */
export async function insertHold(db: Queryable, hold: NewBooking): Promise<string> {
  const row = await insert.first(db, hold);
  if (!row) throw new Error('the hold was not written');
  return row.id;
}

const end = statement(({ ids, now }: Params<{ ids: readonly string[]; now: Date }>) =>
  build
    .updateTable('booking')
    .set((eb) => ({
      state: 'ended',
      // A hold that ran out ended then.
      ended_at: sql<Date>`case when ${eb.ref('state')} = 'held' then least(${eb.ref('held_until')}, ${now}) else ${now}::timestamptz end`,
    }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** Ends bookings, which gives their times back. */
export async function endBookings(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await end.run(db, { ids, now });
}

const ask = statement(({ id }: Params<{ id: string }>) =>
  build.updateTable('booking').set({ state: 'asked' }).where('id', '=', id),
);

/** Makes a hold a request to the school. */
export async function askForBooking(db: Queryable, id: string): Promise<void> {
  await ask.run(db, { id });
}

const book = statement(({ id, classId, now }: Params<{ id: string; classId: string; now: Date }>) =>
  build
    .updateTable('booking')
    .set({ state: 'booked', class_id: classId, booked_at: now })
    .where('id', '=', id),
);

/** Notes the class that was opened for a booking. */
export async function noteBooked(db: Queryable, id: string, classId: string, now: Date): Promise<void> {
  await book.run(db, { id, classId, now });
}

const requestColumns = [
  b.id.as('bookingId'),
  b.enrolment_id.as('enrolmentId'),
  l.id.as('learnerId'),
  l.account_id.as('accountId'),
  l.name.as('name'),
  p.name.as('packageName'),
  b.teacher_id.as('teacherId'),
  shownNameOf(a).as('teacherName'),
  b.slots.$castTo<Slot[]>().as('slots'),
  b.first_day.as('firstDay'),
  b.created_at.as('askedAt'),
] as const;

const requests = (which: Expression<boolean>) => sql`from ${b} join ${e} on ${e.id} = ${b.enrolment_id}
  join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id} join ${a} on ${a.id} = ${b.teacher_id}
  where ${b.state} = 'asked' and ${which} order by ${b.created_at}, ${b.id}`;

const MAX_REQUESTS = 200;
const selectRequests = statement(() =>
  select(requestColumns, sql`${requests(sql<boolean>`true`)} limit ${sql.lit(MAX_REQUESTS)}`),
);
const selectRequest = statement(({ bookingId }: Params<{ bookingId: string }>) =>
  select(requestColumns, requests(sql<boolean>`${b.id} = ${bookingId}`)),
);

/** Times that families ask for, oldest first. */
export const openRequests = (db: Queryable) => selectRequests.all(db, {});

/** One of them, or null. */
export const requestById = async (db: Queryable, bookingId: string) =>
  isId(bookingId) ? selectRequest.first(db, { bookingId }) : null;
