import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { StatusReading } from '@fasih/school/finance/reconciliation/provider-words';
import type { ReportRow } from '@fasih/school/finance/reconciliation/report-rows';
import { type Expression, sql } from 'kysely';
import {
  coalesce,
  columnList,
  orNull,
  recordsAs,
  type Selected,
  select,
  tableAs,
} from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('provider_charge', 'c');
const f = tableAs('provider_fee', 'f');
const o = tableAs('orders', 'o');
const r = tableAs('provider_reading', 'r');
const t = tableAs('payment_attempt', 't');

/** When a school day begins and ends. */
export type Bounds = { from: Date; until: Date };
export const bounds = (day: string): Bounds => ({
  from: instantOf(day, 0),
  until: instantOf(addDays(day, 1), 0),
});

/** The charge `c` was paid, or tried while it is unpaid, between these instants. */
export const isOfDay = (from: Expression<Date>, until: Expression<Date>) =>
  sql<boolean>`coalesce(${c.paid_at}, ${c.transaction_time}) >= ${from}
    and coalesce(${c.paid_at}, ${c.transaction_time}) < ${until}`;

const askedColumns = [
  c.transaction_id.as('id'),
  orNull(c.transaction_id).as('charge'),
  t.provider_order_id.as('providerOrderId'),
  c.amount.as('amount'),
  orNull(r.read_at).as('readAt'),
] as const;

const selectIds = statement(
  ({ from, until, limit }: Params<Bounds & { limit: number }>) =>
    sql<Selected<typeof askedColumns>>`select ${columnList(askedColumns)}
    from ${c} join ${t} on ${t.id} = ${c.attempt_id} left join ${r} on ${r.transaction_id} = ${c.transaction_id}
    where ${isOfDay(from, until)}
    union all
    select ${t.provider_order_id}, null, ${t.provider_order_id}, ${t.amount}, null from ${t}
    where ${t.created_at} >= ${from}::timestamptz - interval '1 day' and ${t.created_at} < ${until}
      and ${t.state} <> 'refused' and not exists (select from ${c} where ${c.attempt_id} = ${t.id})
    order by "readAt" nulls first, 1 limit ${limit}`,
);

/**
 * The ids to ask the provider about for a day: our charges, and pages of that time without one; never-asked ones
 * first, then the oldest answers.
 */
export function idsToAsk(db: Queryable, day: string, limit: number): Promise<RowOf<typeof selectIds>[]> {
  return selectIds.all(db, { ...bounds(day), limit });
}

export type Reading = Omit<StatusReading, 'readAt'> & { currency: string; day: string };

const upsertReadings = statement(({ readings, now }: Params<{ readings: string; now: Date }>) => {
  const g = recordsAs(readings, 'g', {
    transaction_id: 'text',
    provider_order_id: 'text',
    status: 'text',
    amount: 'bigint',
    currency: 'text',
    refunded: 'bigint',
    day: 'date',
  });
  return sql`insert into provider_reading (transaction_id, provider_order_id, status, amount, currency, refunded, day,
      read_at)
    select ${g.transaction_id}, ${g.provider_order_id}, ${g.status}, ${g.amount}, ${g.currency}, ${g.refunded}, ${g.day},
      ${now}::timestamptz
    from ${g}
    on conflict (transaction_id) do update set provider_order_id = excluded.provider_order_id, status = excluded.status,
      amount = excluded.amount, currency = excluded.currency, refunded = excluded.refunded, day = excluded.day,
      read_at = excluded.read_at`;
});

/** Saves the provider's answers; a newer one about a charge replaces the older. */
export async function saveReadings(db: Queryable, readings: readonly Reading[], now: Date): Promise<void> {
  if (readings.length === 0) return;
  const rows = readings.map((reading) => ({
    transaction_id: reading.transactionId,
    provider_order_id: reading.providerOrderId,
    status: reading.status,
    amount: reading.amount,
    currency: reading.currency,
    refunded: reading.refunded,
    day: reading.day,
  }));
  await upsertReadings.run(db, { readings: JSON.stringify(rows), now });
}

const upsertDay = statement(({ day, now }: Params<{ day: string; now: Date }>) =>
  build
    .insertInto('provider_day')
    .values({ day, asked_at: now })
    .onConflict((on) => on.column('day').doUpdateSet((eb) => ({ asked_at: eb.ref('excluded.asked_at') }))),
);

/** Records that the provider was asked about a whole day, even one without payments. */
export async function saveDayFetched(db: Queryable, day: string, now: Date): Promise<void> {
  await upsertDay.run(db, { day, now });
}

const insertReport = statement(({ name, by, now }: Params<{ name: string; by: string; now: Date }>) =>
  build.insertInto('settlement_report').values({ name, imported_at: now, imported_by: by }).returning('id'),
);

const upsertRows = statement(({ reportId, rows }: Params<{ reportId: string; rows: string }>) => {
  const g = recordsAs(rows, 'g', {
    key: 'text',
    transaction_id: 'text',
    provider_order_id: 'text',
    refund: 'boolean',
    status: 'text',
    day: 'date',
    gross: 'bigint',
    fee: 'bigint',
    net: 'bigint',
  });
  return sql`insert into settlement_row (key, report_id, transaction_id, provider_order_id, refund, status, day, gross, fee,
      net)
    select ${g.key}, ${reportId}::uuid, ${g.transaction_id}, ${g.provider_order_id}, ${g.refund}, ${g.status}, ${g.day},
      ${g.gross}, ${g.fee}, ${g.net}
    from ${g}
    on conflict (key) do update set report_id = excluded.report_id, transaction_id = excluded.transaction_id,
      provider_order_id = excluded.provider_order_id, status = excluded.status, day = excluded.day,
      gross = excluded.gross, fee = excluded.fee, net = excluded.net`;
});

/** Saves an imported report; lines about the same payment or refund replace older ones. */
export async function saveReport(
  db: Queryable,
  report: { name: string; by: string; rows: readonly ReportRow[]; now: Date },
): Promise<string> {
  const { name, by, now } = report;
  const id = (await insertReport.first(db, { name, by, now }))?.id;
  if (id === undefined) throw new Error('the report was not kept');
  const keyed = new Map(report.rows.map((row) => [keyOf(row), row]));
  const rows = [...keyed].map(([key, row]) => ({
    key,
    transaction_id: row.transactionId,
    provider_order_id: row.providerOrderId,
    refund: row.refund,
    status: row.status,
    day: row.day,
    gross: row.gross,
    fee: row.fee,
    net: row.net,
  }));
  await upsertRows.run(db, { reportId: id, rows: JSON.stringify(rows) });
  return id;
}

/** A payment is one line; its refunds are told apart by day and amount. */
const keyOf = (row: ReportRow) =>
  [
    row.transactionId ?? row.providerOrderId,
    ...(row.refund ? ['refund', row.day, row.gross] : ['payment']),
  ].join(' ');

type OfCharge = { transactionId: string };

const selectFee = statement(({ transactionId }: Params<OfCharge>) =>
  select(
    [
      sql<number>`coalesce(${f.booked}, 0)::bigint`.as('booked'),
      coalesce(f.bookings, sql<number>`0`).as('bookings'),
      o.package_name.as('packageName'),
    ],
    sql`from ${c} join ${o} on ${o.id} = ${c.order_id} left join ${f} on ${f.transaction_id} = ${c.transaction_id}
      where ${c.transaction_id} = ${transactionId} for update of c`,
  ),
);

/** Locks a charge and returns its booked fee and the name of its order. */
export function lockFee(db: Queryable, transactionId: string): Promise<RowOf<typeof selectFee> | null> {
  return selectFee.first(db, { transactionId });
}

type Fee = OfCharge & { booked: number; bookings: number };

const upsertFee = statement(({ transactionId, booked, bookings }: Params<Fee>) =>
  build
    .insertInto('provider_fee')
    .values({ transaction_id: transactionId, booked, bookings })
    .onConflict((on) =>
      on.column('transaction_id').doUpdateSet((eb) => ({
        booked: eb.ref('excluded.booked'),
        bookings: eb.ref('excluded.bookings'),
      })),
    ),
);

export async function saveFee(db: Queryable, fee: Fee): Promise<void> {
  await upsertFee.run(db, fee);
}
