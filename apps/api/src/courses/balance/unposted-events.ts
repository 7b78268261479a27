import type { EventKind } from '@fasih/school/catalogue/policy/balance';
import { notSetAside } from '../../platform/db/set-aside.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A balance event as the books take it in. Meetings are a signed change, `amount` whole rupiah. */
export type CourseEvent = {
  number: number;
  kind: EventKind;
  meetings: number;
  amount: number;
  at: Date;
  posted: boolean;
};

/** A course some of whose events the books do not have yet, with all its events in their order. */
export type CourseToPost = {
  enrolmentId: string;
  orderId: string;
  packageSlug: string;
  pricePaid: number;
  events: CourseEvent[];
};

/** SQL: an event that the books lack, of a course that nothing keeps from being posted; $1 is the instant. */
const isDue = `posted_at is null and ${notSetAside('finance.post', 'enrolment_id', '$1')}`;

/**
 * Courses behind the oldest events that are not posted, locked until the end of the transaction; those that another process
 * has at this moment are passed over, so that a course is posted by one at a time; with `wait` they are waited for. Marks
 * and moves of meetings do not wait for this lock. Courses that are set aside are left out; with `enrolmentId` all others too.
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
  // A statement of its own: it sees what others posted before they let go of these courses.
  const { rows } = await db.query<CourseEvent & { enrolmentId: string }>(
    `select enrolment_id as "enrolmentId", number, kind, meetings, amount, at, posted_at is not null as posted
     from balance_event where enrolment_id = any($1) order by number`,
    [courses.map(({ enrolmentId }) => enrolmentId)],
  );
  const eventsOf = Map.groupBy(rows, ({ enrolmentId }) => enrolmentId);
  return courses.map((course) => ({ ...course, events: eventsOf.get(course.enrolmentId) ?? [] }));
}

/** The courses behind the oldest events that are due. */
export async function coursesToPost(db: Queryable, events: number, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct enrolment_id as id from (
       select enrolment_id from balance_event where ${isDue} order by number limit $2) due order by id`,
    [now, events],
  );
  return rows.map(({ id }) => id);
}

/** Whether the books lack any event of a course that is not set aside. */
export async function hasUnposted(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(
    `select exists (select from balance_event where ${isDue}) as due`,
    [now],
  );
  return rows[0]?.due ?? false;
}

/** Notes that the books have these events. */
export async function markPosted(db: Queryable, numbers: readonly number[], now: Date): Promise<void> {
  if (numbers.length === 0) return;
  await db.query('update balance_event set posted_at = $2 where number = any($1) and posted_at is null', [
    numbers,
    now,
  ]);
}

/** The money that stands for a course changed by so many rupiah, for the entry of this name; nothing without a course. */
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
