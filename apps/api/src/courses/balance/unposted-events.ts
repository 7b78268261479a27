import type { EventKind } from '@fasih/school/catalogue/policy/balance';
import { notSetAside } from '../../platform/db/set-aside.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A balance event as the books need it. Meetings are a signed change, `amount` whole rupiah. */
export type CourseEvent = {
  number: number;
  kind: EventKind;
  meetings: number;
  amount: number;
  at: Date;
  posted: boolean;
};

/** A course with unposted events, and all its events in order. */
export type CourseToPost = {
  enrolmentId: string;
  orderId: string;
  packageSlug: string;
  pricePaid: number;
  events: CourseEvent[];
};

/** SQL: an unposted event of a course that is not set aside; $1 is now. */
const isDue = `posted_at is null and ${notSetAside('finance.post', 'enrolment_id', '$1')}`;

/**
 * Locks the courses of the oldest unposted events until the transaction ends, skipping courses locked by another
 * process (`wait` waits for them) and those set aside. With `enrolmentId` only that course. Marks and moves of
 * meetings do not wait for this lock.
 */
export async function takeCoursesToPost(
  db: Queryable,
  {
    events,
    now,
    wait,
    enrolmentId,
  }: { events: number; now: Date; wait?: 'wait' | undefined; enrolmentId?: string },
): Promise<CourseToPost[]> {
  const { rows: courses } = await db.query<Omit<CourseToPost, 'events'>>(
    `select e.id as "enrolmentId", e.order_id as "orderId", p.slug as "packageSlug", e.price_paid as "pricePaid"
     from enrolment e join package p on p.id = e.package_id
     where e.id in (select enrolment_id from (
       select enrolment_id from balance_event where ${isDue} and ($3::uuid is null or enrolment_id = $3)
       order by number limit $2) due)
     order by e.id for no key update of e ${wait ? '' : 'skip locked'}`,
    [now, events, enrolmentId ?? null],
  );
  // A separate statement, so that it sees what others posted before they released these courses.
  const { rows } = await db.query<CourseEvent & { enrolmentId: string }>(
    `select enrolment_id as "enrolmentId", number, kind, meetings, amount, at, posted_at is not null as posted
     from balance_event where enrolment_id = any($1) order by number`,
    [courses.map(({ enrolmentId }) => enrolmentId)],
  );
  const eventsOf = Map.groupBy(rows, ({ enrolmentId }) => enrolmentId);
  return courses.map((course) => ({ ...course, events: eventsOf.get(course.enrolmentId) ?? [] }));
}

/** The courses of the oldest due events. */
export async function coursesToPost(db: Queryable, events: number, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct enrolment_id as id from (
       select enrolment_id from balance_event where ${isDue} order by number limit $2) due order by id`,
    [now, events],
  );
  return rows.map(({ id }) => id);
}

/** Whether any event of a course that is not set aside is unposted. */
export async function hasUnposted(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(
    `select exists (select from balance_event where ${isDue}) as due`,
    [now],
  );
  return rows[0]?.due ?? false;
}

/** Marks these events as posted. */
export async function markPosted(db: Queryable, numbers: readonly number[], now: Date): Promise<void> {
  if (numbers.length === 0) return;
  await db.query('update balance_event set posted_at = $2 where number = any($1) and posted_at is null', [
    numbers,
    now,
  ]);
}

/**
 * Records that the money of a course changed by so many rupiah, under the entry's name; does nothing without a
 * course.
 */
export async function addMoneyEvents(
  db: Queryable,
  orderId: string,
  changes: readonly { amount: number; source: string }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await db.query(
    `insert into balance_event (enrolment_id, kind, amount, source, at)
     select e.id, 'money', c.amount, 'money:' || c.source, $3
     from jsonb_to_recordset($2::jsonb) as c(amount bigint, source text) join enrolment e on e.order_id = $1
     on conflict (source) do nothing`,
    [orderId, JSON.stringify(changes), now],
  );
}
