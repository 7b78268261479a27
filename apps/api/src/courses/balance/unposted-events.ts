import { type Expression, type RawBuilder, sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { anyOf, insertFrom, recordsAs, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const e = tableAs('enrolment', 'e');
const p = tableAs('package', 'p');
const b = tableAs('balance_event', 'b');

/** An unposted event of a course that is not set aside. */
const isDue = (now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`${b.posted_at} is null and ${isNotSetAside('finance.post', b.enrolment_id, now)}`;

type Due = { now: Date; events: number; enrolmentId: string | null };

const selectDue = ({ now, events, enrolmentId }: Params<Due>) =>
  select(
    [
      e.id.as('enrolmentId'),
      e.order_id.as('orderId'),
      p.slug.as('packageSlug'),
      e.price_paid.as('pricePaid'),
    ],
    sql`from ${e} join ${p} on ${p.id} = ${e.package_id}
      where ${e.id} in (select enrolment_id from (
        select ${b.enrolment_id} from ${b}
        where ${isDue(now)} and (${enrolmentId}::uuid is null or ${b.enrolment_id} = ${enrolmentId})
        order by ${b.number} limit ${events}) due)
      order by ${e.id} for no key update of e`,
  );

const lockDue = statement(selectDue);
const lockDueThatAreFree = statement((due: Params<Due>) => {
  const query = selectDue(due);
  return sql<typeof query extends RawBuilder<infer Row> ? Row : never>`${query} skip locked`;
});

const selectEvents = statement(({ enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>) =>
  build
    .selectFrom('balance_event')
    .where('enrolment_id', '=', anyOf(enrolmentIds))
    .select(['enrolment_id as enrolmentId', 'number', 'kind', 'meetings', 'amount', 'at', 'source'])
    .select((eb) => [
      eb('posted_at', 'is not', null).as('posted'),
      eb('decision', 'is not', null).$castTo<boolean>().as('isDecided'),
    ])
    .orderBy('number'),
);

/** A balance event as the books need it. Meetings are a signed change, `amount` whole rupiah. */
export type CourseEvent = Omit<RowOf<typeof selectEvents>, 'enrolmentId'>;

/** A course with unposted events, and all its events in order. */
export type CourseToPost = RowOf<typeof lockDue> & { events: CourseEvent[] };

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
    enrolmentId = null,
  }: { events: number; now: Date; wait?: 'wait' | undefined; enrolmentId?: string | null },
): Promise<CourseToPost[]> {
  const courses = await (wait ? lockDue : lockDueThatAreFree).all(db, { now, events, enrolmentId });
  // A separate statement, so that it sees what others posted before they released these courses.
  const rows = await selectEvents.all(db, { enrolmentIds: courses.map((course) => course.enrolmentId) });
  const eventsOf = Map.groupBy(rows, (row) => row.enrolmentId);
  return courses.map((course) => ({ ...course, events: eventsOf.get(course.enrolmentId) ?? [] }));
}

const selectCourses = statement(
  ({ now, events }: Params<{ now: Date; events: number }>) =>
    sql<{ id: string }>`select distinct enrolment_id as id from (
    select ${b.enrolment_id} from ${b} where ${isDue(now)} order by ${b.number} limit ${events}) due order by id`,
);

/** The courses of the oldest due events. */
export async function coursesToPost(db: Queryable, events: number, now: Date): Promise<string[]> {
  const rows = await selectCourses.all(db, { now, events });
  return rows.map(({ id }) => id);
}

const selectAnyDue = statement(({ now }: Params<{ now: Date }>) =>
  select([sql<boolean>`exists (select from ${b} where ${isDue(now)})`.as('due')], sql``),
);

/** Whether any event of a course that is not set aside is unposted. */
export async function hasUnposted(db: Queryable, now: Date): Promise<boolean> {
  return (await selectAnyDue.first(db, { now }))?.due ?? false;
}

const post = statement(({ numbers, now }: Params<{ numbers: readonly number[]; now: Date }>) =>
  build
    .updateTable('balance_event')
    .set({ posted_at: now })
    .where('number', '=', anyOf(numbers))
    .where('posted_at', 'is', null),
);

/** Marks these events as posted. */
export async function markPosted(db: Queryable, numbers: readonly number[], now: Date): Promise<void> {
  if (numbers.length > 0) await post.run(db, { numbers, now });
}

const postOf = statement(({ enrolmentId, now }: Params<{ enrolmentId: string; now: Date }>) =>
  build
    .updateTable('balance_event')
    .set({ posted_at: now })
    .where('enrolment_id', '=', enrolmentId)
    .where('posted_at', 'is', null),
);

/** Marks all events of a course as posted, because an opening balance stands for them in the books. */
export async function markCoursePosted(db: Queryable, enrolmentId: string, now: Date): Promise<void> {
  await postOf.run(db, { enrolmentId, now });
}

const insertMoney = statement(
  ({ orderId, changes, now }: Params<{ orderId: string; changes: string; now: Date }>) => {
    const c = recordsAs(changes, 'c', { amount: 'bigint', source: 'text' });
    return insertFrom(
      'balance_event',
      {
        enrolment_id: e.id,
        kind: sql.lit('money'),
        amount: c.amount,
        source: sql<string>`'money:' || ${c.source}`,
        at: now,
      },
      sql`from ${c} join ${e} on ${e.order_id} = ${orderId}`,
    ).onConflict((on) => on.column('source').doNothing());
  },
);

/**
 * Records a change of a course's money, in whole rupiah, under the name of the journal entry; does nothing without a
 * course.
 */
export async function addMoneyEvents(
  db: Queryable,
  orderId: string,
  changes: readonly { amount: number; source: string }[],
  now: Date,
): Promise<void> {
  if (changes.length > 0) await insertMoney.run(db, { orderId, changes: JSON.stringify(changes), now });
}
