import { booksOfCourse, type CourseMoney } from '@fasih/school/ledger/journal/course-money';
import type { Queryable } from '../../platform/db/transaction.ts';

type Row = Omit<CourseMoney, 'change'> & {
  id: string;
  price: number;
  /** What its payments are worth for it now, and how much of that is not posted yet. */
  standing: number;
  unheard: number;
};

const PAGE = 5000;

/**
 * What `fees.unearned` must hold by balance events and payments alone, in whole rupiah: each course's money less what
 * its posted events earned, owed back or lost. Independent of the journal.
 */
export async function owedLessons(db: Queryable): Promise<number> {
  let owed = 0;
  let last: string | null = null;
  for (;;) {
    const rows: Row[] = await pageAfter(db, last);
    for (const row of rows) {
      const money = { ...row, change: row.standing - row.price - row.unheard };
      owed += row.standing - (booksOfCourse(row.price, money)['fees.unearned'] ?? 0);
      last = row.id;
    }
    if (rows.length < PAGE) return owed;
  }
}

async function pageAfter(db: Queryable, last: string | null): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select e.id, e.price_paid as price, b.*, (
       coalesce((select -sum(coalesce((c.booked ->> 'fees.unearned')::bigint, 0))
         from provider_charge c where c.order_id = e.order_id), 0))::bigint as standing
     from (select * from enrolment where $1::uuid is null or id > $1 order by id limit ${PAGE}) e
     cross join lateral (
       select
         coalesce(sum(meetings) filter (where posted and kind = 'bought'), 0) as bought,
         coalesce(-sum(meetings) filter (where posted and kind in ('held', 'forfeited', 'returned', 'waived')), 0) as drawn,
         coalesce(-sum(meetings) filter (where posted and kind in ('expired', 'refunded')), 0) as unused,
         coalesce(sum(amount) filter (where posted and kind = 'refunded'), 0)::bigint as refund,
         coalesce(sum(amount) filter (where not posted and kind = 'money'), 0)::bigint as unheard
       from (select *, posted_at is not null as posted from balance_event where enrolment_id = e.id) x
     ) b
     order by e.id`,
    [last],
  );
  return rows;
}
