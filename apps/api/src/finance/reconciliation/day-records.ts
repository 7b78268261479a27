import { type Expression, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  anyOf,
  columnsOf,
  cteAs,
  jsonRows,
  orNull,
  scalar,
  select,
  selectAll,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type Bounds, bounds, isOfDay } from './reconcile-store.ts';
import { chargeColumns, lineColumns, readingColumns } from './record-columns.ts';

const a = tableAs('account', 'a');
const c = tableAs('provider_charge', 'c');
const d = tableAs('provider_day', 'd');
const f = tableAs('provider_fee', 'f');
const o = tableAs('orders', 'o');
const p = tableAs('settlement_report', 'p');
const r = tableAs('provider_reading', 'r');
const t = tableAs('payment_attempt', 't');
const w = tableAs('settlement_row', 'w');

const payer = shownNameOf(a);

/** As an array this uses the indexes; `in` beside another condition would read every row. */
const idsOfOurs = sql<string>`any(array(select "transactionId" from ours))`;
const pagesOfOurs = sql<string>`any(array(select "providerOrderId" from ours))`;

const ourColumns = {
  ...chargeColumns,
  orderId: o.id,
  payerName: payer,
  packageName: o.package_name,
};

const selectRecords = statement(({ from, until, day }: Params<Bounds & { day: string }>) => {
  // Our charges by the day of payment, or of the attempt while unpaid.
  const ours = select(
    columnsOf(ourColumns),
    sql`from ${c} join ${t} on ${t.id} = ${c.attempt_id} join ${o} on ${o.id} = ${c.order_id}
      join ${a} on ${a.id} = ${o.account_id} left join ${f} on ${f.transaction_id} = ${c.transaction_id}
      where ${isOfDay(from, until)} order by ${c.transaction_id}`,
  );
  const x = cteAs(ours, 'ours', 'x');
  return withCtes(
    { ours },
    select(
      [
        // When the provider was last asked about this day.
        orNull(scalar(d.asked_at, sql`from ${d} where ${d.day} = ${day}`)).as('askedAt'),
        jsonRows(selectAll(x)).as('ours'),
        // The provider's answers about these charges, and about anything else of the day.
        jsonRows(
          select(
            columnsOf({ ...readingColumns, currency: r.currency }),
            sql`from ${r} where ${r.day} = ${day} or ${r.transaction_id} = ${idsOfOurs} order by ${r.transaction_id}`,
          ),
        ).as('readings'),
        // Report lines about these charges and their pages, and all others of the day.
        jsonRows(
          select(
            columnsOf({ ...lineColumns, reportId: w.report_id }),
            sql`from ${w} join ${p} on ${p.id} = ${w.report_id}
              where ${w.day} = ${day} or ${w.transaction_id} = ${idsOfOurs}
                or ${w.transaction_id} is null and ${w.provider_order_id} = ${pagesOfOurs}
              order by ${w.key}`,
          ),
        ).as('lines'),
      ],
      sql``,
    ),
  );
});

/** Our records and the provider's about a day. */
export async function readDayRecords(db: Queryable, day: string) {
  const found = await selectRecords.first(db, { ...bounds(day), day });
  const { askedAt = null, ours = [], readings = [], lines = [] } = found ?? {};
  return {
    askedAt,
    ours,
    readings: readings.map((row) => ({ ...row, readAt: new Date(row.readAt) })),
    lines: lines.map((row) => ({ ...row, importedAt: new Date(row.importedAt) })),
  };
}

type Named = {
  transactionIds: readonly string[];
  providerOrderIds: readonly string[];
  reportIds: readonly string[];
};

/** Charges found by the index of either table. */
const charged = (isOne: Expression<boolean>) =>
  select(
    [c.transaction_id.as('transactionId'), t.provider_order_id.as('providerOrderId')],
    sql`from ${c} join ${t} on ${t.id} = ${c.attempt_id} where ${isOne}`,
  );

const selectPages = (providerOrderIds: Expression<readonly string[]>) =>
  select(
    [
      t.provider_order_id.as('providerOrderId'),
      o.id.as('orderId'),
      payer.as('payerName'),
      o.package_name.as('packageName'),
    ],
    sql`from ${t} join ${o} on ${o.id} = ${t.order_id} join ${a} on ${a.id} = ${o.account_id}
      where ${t.provider_order_id} = ${anyOf(providerOrderIds)}`,
  );

const selectKnown = statement(({ transactionIds, providerOrderIds, reportIds }: Params<Named>) => {
  const byId = charged(sql<boolean>`${c.transaction_id} = ${anyOf(transactionIds)}`);
  const byPage = charged(sql<boolean>`${t.provider_order_id} = ${anyOf(providerOrderIds)}`);
  const reports = select(
    [p.id.as('id'), p.name.as('name'), p.imported_at.as('importedAt'), payer.as('importedBy')],
    sql`from ${p} join ${a} on ${a.id} = ${p.imported_by} where ${p.id} = ${anyOf(reportIds)}
      order by ${p.imported_at} desc, ${p.id}`,
  );
  return select(
    [
      jsonRows(union(byId, byPage)).as('charges'),
      jsonRows(selectPages(providerOrderIds)).as('pages'),
      jsonRows(reports).as('reports'),
    ],
    sql``,
  );
});

const union = <Row>(one: Expression<Row>, other: Expression<Row>) => sql<Row>`${one} union ${other}`;

export type KnownPage = RowOf<typeof selectKnown>['pages'][number];

/**
 * What we know about the named charges, pages and reports: which of the charges are ours, of any day; pages with at
 * least one charge; the reports, the latest first.
 */
export async function whatIsKnown(db: Queryable, named: Named) {
  const { charges = [], pages = [], reports = [] } = (await selectKnown.first(db, named)) ?? {};
  return {
    charges: new Set(charges.map(({ transactionId }) => transactionId)),
    chargedPages: new Set(charges.map(({ providerOrderId }) => providerOrderId)),
    pages: new Map(pages.map((page) => [page.providerOrderId, page])),
    reports: reports.map((report) => ({ ...report, importedAt: new Date(report.importedAt) })),
  };
}
