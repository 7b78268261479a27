import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { ReportRow } from '@fasih/school/finance/reconciliation/report-rows';
import type { ProviderStatus } from '@fasih/school/sales/payments/rules';
import { type JsonRow, jsonListSql } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** One of our charges with the name of its order. */
export type ChargeOfDay = {
  transactionId: string;
  providerOrderId: string;
  orderId: string;
  payerName: string;
  packageName: string;
  status: ProviderStatus;
  amount: number;
  refunded: number;
  fee: number;
};

const payer = shownName('a');
const bounds = (day: string) => [instantOf(day, 0), instantOf(addDays(day, 1), 0)];

/**
 * The ids to ask the provider about for a day: our charges, and pages of that time without one; never-asked ones
 * first, then the oldest answers.
 */
export async function idsToAsk(
  db: Queryable,
  day: string,
  limit: number,
): Promise<{ id: string; charge: string | null; providerOrderId: string; amount: number }[]> {
  const [from, until] = bounds(day);
  const { rows } = await db.query<{
    id: string;
    charge: string | null;
    providerOrderId: string;
    amount: number;
  }>(
    `select c.transaction_id as id, c.transaction_id as charge, t.provider_order_id as "providerOrderId", c.amount,
       r.read_at
     from provider_charge c join payment_attempt t on t.id = c.attempt_id
       left join provider_reading r on r.transaction_id = c.transaction_id
     where coalesce(c.paid_at, c.transaction_time) >= $1 and coalesce(c.paid_at, c.transaction_time) < $2
     union all
     select t.provider_order_id, null, t.provider_order_id, t.amount, null from payment_attempt t
     where t.created_at >= $1::timestamptz - interval '1 day' and t.created_at < $2 and t.state <> 'refused'
       and not exists (select from provider_charge c where c.attempt_id = t.id)
     order by read_at nulls first, 1 limit $3`,
    [from, until, limit],
  );
  return rows;
}

export type Reading = {
  transactionId: string;
  providerOrderId: string;
  status: ProviderStatus | 'notStarted';
  amount: number;
  currency: string;
  refunded: number;
  day: string;
};

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
  await db.query(
    `insert into provider_reading (transaction_id, provider_order_id, status, amount, currency, refunded, day, read_at)
     select transaction_id, provider_order_id, status, amount, currency, refunded, day, $2
     from jsonb_to_recordset($1) as r (transaction_id text, provider_order_id text, status text, amount bigint,
       currency text, refunded bigint, day date)
     on conflict (transaction_id) do update set provider_order_id = excluded.provider_order_id, status = excluded.status,
       amount = excluded.amount, currency = excluded.currency, refunded = excluded.refunded, day = excluded.day,
       read_at = excluded.read_at`,
    [JSON.stringify(rows), now],
  );
}

/** Records that the provider was asked about a whole day, even one without payments. */
export async function saveDayFetched(db: Queryable, day: string, now: Date): Promise<void> {
  await db.query(
    `insert into provider_day (day, asked_at) values ($1, $2) on conflict (day) do update set asked_at = excluded.asked_at`,
    [day, now],
  );
}

export type ReadingRow = Reading & { readAt: Date };

/** A line of a report, with the report and its time of import. */
export type ReportLine = ReportRow & { reportId: string; importedAt: Date };

export type DayRecords = {
  /** When the provider was last asked about this day. */
  askedAt: Date | null;
  /** Our charges by the day of payment, or of the attempt while unpaid. */
  ours: ChargeOfDay[];
  /** The provider's answers about these charges, and about anything else of the day. */
  readings: ReadingRow[];
  /** Report lines about these charges and their pages, and all others of the day. */
  lines: ReportLine[];
};

const OURS = `select c.transaction_id as "transactionId", t.provider_order_id as "providerOrderId", o.id as "orderId",
    ${payer} as "payerName", o.package_name as "packageName", c.status, c.amount, c.refunded,
    coalesce(f.booked, 0)::bigint as fee
  from provider_charge c join payment_attempt t on t.id = c.attempt_id join orders o on o.id = c.order_id
    join account a on a.id = o.account_id left join provider_fee f on f.transaction_id = c.transaction_id
  where coalesce(c.paid_at, c.transaction_time) >= $1 and coalesce(c.paid_at, c.transaction_time) < $2
  order by c.transaction_id`;
/** SQL: as an array this uses the indexes; `in` beside another condition would read every row. */
const idsOfOurs = 'any(array(select "transactionId" from ours))';
const pagesOfOurs = 'any(array(select "providerOrderId" from ours))';

/** Our records and the provider's about a day. */
export async function readDayRecords(db: Queryable, day: string): Promise<DayRecords> {
  const { rows } = await db.query<
    Pick<DayRecords, 'askedAt' | 'ours'> & { readings: JsonRow<ReadingRow>[]; lines: JsonRow<ReportLine>[] }
  >(
    `with ours as (${OURS})
     select (select asked_at from provider_day where day = $3) as "askedAt",
       ${jsonListSql('select * from ours')} as ours,
       ${jsonListSql(`select transaction_id as "transactionId", provider_order_id as "providerOrderId", status, amount, currency,
           refunded, day, read_at as "readAt"
         from provider_reading where day = $3 or transaction_id = ${idsOfOurs} order by transaction_id`)} as readings,
       ${jsonListSql(`select w.report_id as "reportId", w.transaction_id as "transactionId", w.provider_order_id as "providerOrderId",
           w.refund, w.status, w.day, w.gross, w.fee, w.net, r.imported_at as "importedAt"
         from settlement_row w join settlement_report r on r.id = w.report_id
         where w.day = $3 or w.transaction_id = ${idsOfOurs}
           or w.transaction_id is null and w.provider_order_id = ${pagesOfOurs}
         order by w.key`)} as lines`,
    [...bounds(day), day],
  );
  const { askedAt = null, ours = [], readings = [], lines = [] } = rows[0] ?? {};
  return {
    askedAt,
    ours,
    readings: readings.map((row) => ({ ...row, readAt: new Date(row.readAt) })),
    lines: lines.map((row) => ({ ...row, importedAt: new Date(row.importedAt) })),
  };
}

export type KnownPage = { providerOrderId: string; orderId: string; payerName: string; packageName: string };

export type Known = {
  /** Which of the charges are ours, of any day. */
  charges: ReadonlySet<string>;
  /** Pages with at least one charge. */
  chargedPages: ReadonlySet<string>;
  pages: ReadonlyMap<string, KnownPage>;
  /** The reports, the latest first. */
  reports: { id: string; name: string; importedAt: Date; importedBy: string }[];
};

/** SQL: charges found by the index of either table. */
const CHARGED = `select c.transaction_id as "transactionId", t.provider_order_id as "providerOrderId"
  from provider_charge c join payment_attempt t on t.id = c.attempt_id where`;

/** What we know about the named charges, pages and reports. */
export async function whatIsKnown(
  db: Queryable,
  named: {
    transactionIds: readonly string[];
    providerOrderIds: readonly string[];
    reportIds: readonly string[];
  },
): Promise<Known> {
  const { rows } = await db.query<{
    charges: { transactionId: string; providerOrderId: string }[];
    pages: KnownPage[];
    reports: JsonRow<Known['reports'][number]>[];
  }>(
    `select
       ${jsonListSql(`${CHARGED} c.transaction_id = any($1) union ${CHARGED} t.provider_order_id = any($2)`)} as charges,
       ${jsonListSql(`select t.provider_order_id as "providerOrderId", o.id as "orderId", ${payer} as "payerName",
           o.package_name as "packageName"
         from payment_attempt t join orders o on o.id = t.order_id join account a on a.id = o.account_id
         where t.provider_order_id = any($2)`)} as pages,
       ${jsonListSql(`select r.id, r.name, r.imported_at as "importedAt", ${payer} as "importedBy"
         from settlement_report r join account a on a.id = r.imported_by where r.id = any($3)
         order by r.imported_at desc, r.id`)} as reports`,
    [named.transactionIds, named.providerOrderIds, named.reportIds],
  );
  const { charges = [], pages = [], reports = [] } = rows[0] ?? {};
  return {
    charges: new Set(charges.map(({ transactionId }) => transactionId)),
    chargedPages: new Set(charges.map(({ providerOrderId }) => providerOrderId)),
    pages: new Map(pages.map((page) => [page.providerOrderId, page])),
    reports: reports.map((report) => ({ ...report, importedAt: new Date(report.importedAt) })),
  };
}

/** Saves an imported report; lines about the same payment or refund replace older ones. */
export async function saveReport(
  db: Queryable,
  report: { name: string; by: string; rows: readonly ReportRow[]; now: Date },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'insert into settlement_report (name, imported_at, imported_by) values ($1, $2, $3) returning id',
    [report.name, report.now, report.by],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the report was not kept');
  const keyed = new Map(report.rows.map((row) => [keyOf(row), row]));
  await db.query(
    `insert into settlement_row (key, report_id, transaction_id, provider_order_id, refund, status, day, gross, fee, net)
     select key, $1, transaction_id, provider_order_id, refund, status, day, gross, fee, net
     from jsonb_to_recordset($2) as r (key text, transaction_id text, provider_order_id text, refund boolean, status text,
       day date, gross bigint, fee bigint, net bigint)
     on conflict (key) do update set report_id = excluded.report_id, transaction_id = excluded.transaction_id,
       provider_order_id = excluded.provider_order_id, status = excluded.status, day = excluded.day,
       gross = excluded.gross, fee = excluded.fee, net = excluded.net`,
    [
      id,
      JSON.stringify(
        [...keyed].map(([key, row]) => ({
          key,
          transaction_id: row.transactionId,
          provider_order_id: row.providerOrderId,
          refund: row.refund,
          status: row.status,
          day: row.day,
          gross: row.gross,
          fee: row.fee,
          net: row.net,
        })),
      ),
    ],
  );
  return id;
}

/** A payment is one line; its refunds are told apart by day and amount. */
const keyOf = (row: ReportRow) =>
  [
    row.transactionId ?? row.providerOrderId,
    ...(row.refund ? ['refund', row.day, row.gross] : ['payment']),
  ].join(' ');

/** Locks a charge and returns its booked fee and the name of its order. */
export async function lockFee(
  db: Queryable,
  transactionId: string,
): Promise<{ booked: number; bookings: number; packageName: string } | null> {
  const { rows } = await db.query<{ booked: number; bookings: number; packageName: string }>(
    `select coalesce(f.booked, 0)::bigint as booked, coalesce(f.bookings, 0) as bookings, o.package_name as "packageName"
     from provider_charge c join orders o on o.id = c.order_id
       left join provider_fee f on f.transaction_id = c.transaction_id
     where c.transaction_id = $1 for update of c`,
    [transactionId],
  );
  return rows[0] ?? null;
}

export async function saveFee(
  db: Queryable,
  fee: { transactionId: string; booked: number; bookings: number },
): Promise<void> {
  await db.query(
    `insert into provider_fee (transaction_id, booked, bookings) values ($1, $2, $3)
     on conflict (transaction_id) do update set booked = excluded.booked, bookings = excluded.bookings`,
    [fee.transactionId, fee.booked, fee.bookings],
  );
}
