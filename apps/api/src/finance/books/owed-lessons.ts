import { booksOfCourse } from '@fasih/school/ledger/journal/course-money';
import { type RawBuilder, sql } from 'kysely';
import { select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const PAGE = 5000;

const e = tableAs('enrolment', 'e');
const c = tableAs('provider_charge', 'c');
const x = tableAs('balance_event', 'x');

/** A sum over the events of a course `e`, posted or not, that fulfil a condition. */
const sumOf = (value: RawBuilder<number>, isCounted: RawBuilder<boolean>) =>
  sql<number>`coalesce(sum(${value}) filter (where ${isCounted}), 0)::bigint`;
const isPosted = sql<boolean>`${x.posted_at} is not null`;

const b = subqueryAs(
  select(
    [
      sumOf(x.meetings, sql`${isPosted} and ${x.kind} = 'bought'`).as('bought'),
      sumOf(
        sql`-${x.meetings}`,
        sql`${isPosted} and ${x.kind} in ('held', 'forfeited', 'returned', 'waived')`,
      ).as('drawn'),
      sumOf(sql`-${x.meetings}`, sql`${isPosted} and ${x.kind} in ('expired', 'refunded')`).as('unused'),
      sumOf(x.amount, sql`${isPosted} and ${x.kind} = 'refunded'`).as('refund'),
      sumOf(x.amount, sql`not (${isPosted}) and ${x.kind} = 'money'`).as('unheard'),
    ],
    sql`from ${x} where ${x.enrolment_id} = ${e.id}`,
  ),
  'b',
);

const selectPage = statement(({ last }: Params<{ last: string | null }>) =>
  select(
    [
      e.id.as('id'),
      e.price_paid.as('price'),
      b.bought.as('bought'),
      b.drawn.as('drawn'),
      b.unused.as('unused'),
      b.refund.as('refund'),
      // How much of what its payments are worth is not posted yet.
      b.unheard.as('unheard'),
      // What its payments are worth for it now.
      sql<number>`coalesce((select -sum(coalesce((${c.booked} ->> 'fees.unearned')::bigint, 0))
        from ${c} where ${c.order_id} = ${e.order_id}), 0)::bigint`.as('standing'),
    ],
    sql`from (select * from enrolment where ${last}::uuid is null or id > ${last} order by id limit ${PAGE}) e
      cross join lateral ${b} order by ${e.id}`,
  ),
);

/**
 * What `fees.unearned` must hold by balance events and payments alone, in whole rupiah: each course's money less what
 * its posted events earned, owed back or lost. Independent of the journal.
 */
export async function owedLessons(db: Queryable): Promise<number> {
  let owed = 0;
  let last: string | null = null;
  for (;;) {
    const rows: RowOf<typeof selectPage>[] = await selectPage.all(db, { last });
    for (const row of rows) {
      // What was earned before an import is as little owed as what was earned here.
      const money = { ...row, earlier: 0, change: row.standing - row.price - row.unheard };
      owed += row.standing - (booksOfCourse(row.price, money)['fees.unearned'] ?? 0);
      last = row.id;
    }
    if (rows.length < PAGE) return owed;
  }
}
