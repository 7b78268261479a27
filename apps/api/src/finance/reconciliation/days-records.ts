import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { moneyCame } from '@fasih/school/platform/provider/status';
import { type Expression, sql } from 'kysely';
import { columnsOf, cteAs, jsonRows, select, selectAll, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type Bounds, isOfDay } from './reconcile-store.ts';
import { chargeColumns, lineColumns, readingColumns } from './record-columns.ts';

const c = tableAs('provider_charge', 'c');
const d = tableAs('provider_day', 'd');
const f = tableAs('provider_fee', 'f');
const k = tableAs('provider_charge', 'k');
const p = tableAs('settlement_report', 'p');
const r = tableAs('provider_reading', 'r');
const t = tableAs('payment_attempt', 't');
const w = tableAs('settlement_row', 'w');

const isHeld = sql<boolean>`${c.status} in (${sql.join([...moneyCame].map((status) => sql.lit(status)))})`;

/** The provider's answer about a charge that cannot differ from it; after a full refund its amount is compared in detail. */
const isConfirmed = sql<boolean>`(coalesce(${r.status} = ${c.status} and ${c.status} <> 'refund'
  and (not ${isHeld} or ${r.amount} = ${c.amount} and ${r.refunded} = ${c.refunded}), false)
  and not coalesce(l.has_fee, false))`;

/** Our charges of the days, with what tells whether they have to be compared in detail. */
const selectOurs = (from: Expression<Date>, until: Expression<Date>) =>
  select(
    columnsOf({
      day: sql<string>`(coalesce(${c.paid_at}, ${c.transaction_time}) at time zone ${sql.lit(SCHOOL_ZONE)})::date`,
      ...chargeColumns,
      isHeld,
      isUndated: sql<boolean>`coalesce(l.is_undated, false)`,
      isConfirmed,
      // The provider has data about it.
      isTold: sql<boolean>`${r.transaction_id} is not null or l.is_undated is not null`,
    }),
    sql`from ${c} join ${t} on ${t.id} = ${c.attempt_id}
      left join ${f} on ${f.transaction_id} = ${c.transaction_id}
      left join ${r} on ${r.transaction_id} = ${c.transaction_id}
      left join lateral (
        select bool_or(${w.day} is null) as is_undated,
          bool_or(not ${w.refund} and ${w.fee} <> coalesce(${f.booked}, 0)) as has_fee
        from ${w} where ${w.transaction_id} = ${c.transaction_id}
          or ${w.transaction_id} is null and ${w.provider_order_id} = ${t.provider_order_id}
      ) l on true
      where ${isOfDay(from, until)}`,
  );

/** As an array this uses the indexes; `in` beside another condition would read every row. */
const idsInDoubt = sql<string>`any(array(select "transactionId" from doubtful))`;
const pagesInDoubt = sql<string>`any(array(select "providerOrderId" from doubtful))`;

// As values, not `exists`: looked up by the index for the rows of these days, where a hash of all charges would be made.
const isOurs = (id: Expression<string | null>) =>
  sql<boolean>`(select true from ${k} where ${k.transaction_id} = ${id}) is not null`;
const isOurPage = sql<boolean>`(select true from ${t} join ${k} on ${k.attempt_id} = ${t.id}
  where ${t.provider_order_id} = ${w.provider_order_id} limit 1) is not null`;
const isLineOfOurs = sql<boolean>`case when ${w.transaction_id} is null then ${isOurPage}
  else ${isOurs(w.transaction_id)} end`;
const isBetween = (day: Expression<string | null>, first: Expression<string>, last: Expression<string>) =>
  sql<boolean>`${day} between ${first}::date and ${last}::date`;

/** The provider's answers about doubtful charges, and about what is no charge of ours. */
const selectReadings = (first: Expression<string>, last: Expression<string>) =>
  select(
    columnsOf({
      ...readingColumns,
      isUnknown: sql<boolean>`not ${isOurs(r.transaction_id)}`,
    }),
    sql`from ${r} where ${r.transaction_id} = ${idsInDoubt}
        or ${isBetween(r.day, first, last)} and not ${isOurs(r.transaction_id)}
      order by ${r.transaction_id}`,
  );

/** Lines of reports, in the same way. */
const selectLines = (first: Expression<string>, last: Expression<string>) =>
  select(
    columnsOf({
      ...lineColumns,
      isUnknown: sql<boolean>`not ${isLineOfOurs}`,
    }),
    sql`from ${w} join ${p} on ${p.id} = ${w.report_id}
      where ${w.transaction_id} = ${idsInDoubt}
        or ${w.transaction_id} is null and ${w.provider_order_id} = ${pagesInDoubt}
        or ${isBetween(w.day, first, last)} and not ${isLineOfOurs}
      order by ${w.key}`,
  );

type Range = Bounds & { first: string; last: string };

const selectDays = statement(({ from, until, first, last }: Params<Range>) => {
  const ours = selectOurs(from, until);
  const x = cteAs(ours, 'ours', 'x');
  const days = select(
    columnsOf({
      day: sql<string>`g.day::date`,
      charges: sql<number>`count(*) filter (where ${x.isHeld})`,
      amount: sql<number>`coalesce(sum(${x.amount}) filter (where ${x.isHeld}), 0)`,
      isCompared: sql<boolean>`exists (select from ${d} where ${d.day} = g.day::date)
        or exists (select from ${w} where ${w.day} = g.day::date) or coalesce(bool_or(${x.isUndated}), false)`,
    }),
    sql`from generate_series(${first}::date, ${last}::date, '1 day') as g (day)
      left join ${x} on ${x.day} = g.day::date group by g.day`,
  );
  const v = cteAs(ours, 'ours', 'v');
  const y = cteAs(days, 'days', 'y');
  // All charges of a payment page together: a line of a report that names only the page belongs to one of them.
  const doubtful = select(
    columnsOf({
      day: x.day,
      transactionId: x.transactionId,
      providerOrderId: x.providerOrderId,
      status: x.status,
      amount: x.amount,
      refunded: x.refunded,
      fee: x.fee,
    }),
    sql`from ${x} where (${x.day}, ${x.providerOrderId}) in (
        select ${v.day}, ${v.providerOrderId} from ${v} join ${y} on ${y.day} = ${v.day}
        where not ${v.isConfirmed} and (${v.isTold} or ${v.isHeld} and ${y.isCompared}))`,
  );
  const z = cteAs(doubtful, 'doubtful', 'z');
  return withCtes(
    { ours, days, doubtful },
    select(
      [
        jsonRows(selectAll(y, sql`order by ${y.day}`)).as('days'),
        jsonRows(selectAll(z, sql`order by ${z.transactionId}`)).as('doubtful'),
        jsonRows(selectReadings(first, last)).as('readings'),
        jsonRows(selectLines(first, last)).as('lines'),
      ],
      sql``,
    ),
    'materialized',
  );
});

/** What the provider and its reports say about the days. */
export async function readDays(db: Queryable, range: Range) {
  const { days = [], doubtful = [], readings = [], lines = [] } = (await selectDays.first(db, range)) ?? {};
  return {
    days,
    doubtful,
    readings: readings.map((row) => ({ ...row, readAt: new Date(row.readAt) })),
    lines: lines.map((row) => ({ ...row, importedAt: new Date(row.importedAt) })),
  };
}
