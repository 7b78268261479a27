import { dayIn } from '@fasih/school/basics/instants';
import { type Selectable, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { cteAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type NewReceipt = { orderId: string; amount: number; payerName: string; now: Date };

const insert = statement((receipt: Params<NewReceipt & { year: number }>) => {
  const counted = build
    .insertInto('receipt_counter')
    .values({ year: receipt.year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet((eb) => ({ last: eb('receipt_counter.last', '+', 1) })))
    .returning(['year', 'last']);
  const c = cteAs(sql<Pick<Selectable<DB['receipt_counter']>, 'year' | 'last'>>`${counted}`, 'counted', 'c');
  const issued = build
    .insertInto('receipt')
    .columns(['number', 'order_id', 'issued_at', 'amount', 'payer_name'])
    .expression(
      sql`select format('KW/%s/%s', ${c.year}, lpad(${c.last}::text, greatest(6, length(${c.last}::text)), '0')),
        ${receipt.orderId}, ${receipt.now}, ${receipt.amount}, ${receipt.payerName} from ${c}`,
    )
    .returning('number');
  return withCtes({ counted }, sql<Pick<Selectable<DB['receipt']>, 'number'>>`${issued}`);
});

/**
 * Issues the receipt of a paid order and returns its number, `KW/2026/000001`. Numbers have no gaps within a year,
 * because the counter row stays locked until the settling transaction ends and is rolled back with it
 * (docs/product/courses-and-money.md#receipts).
 */
export async function issueReceipt(db: Queryable, receipt: NewReceipt): Promise<string> {
  const year = Number(dayIn(receipt.now).slice(0, 4));
  const row = await insert.first(db, { ...receipt, year });
  if (!row) throw new Error('the receipt was not written');
  return row.number;
}

const raiseCounter = statement(({ year, last }: Params<{ year: number; last: number }>) => {
  const before = build.selectFrom('receipt_counter').select('last').where('year', '=', year);
  const raised = build
    .insertInto('receipt_counter')
    .values({ year, last })
    .onConflict((on) =>
      on
        .column('year')
        .doUpdateSet((eb) => ({ last: eb.fn('greatest', ['receipt_counter.last', 'excluded.last']) })),
    )
    .returning('last');
  const r = cteAs(sql<{ last: number }>`${raised}`, 'raised', 'r');
  return withCtes(
    { raised },
    sql<{ skipped: number }>`select ${r.last} - coalesce((${before}), 0) as skipped from ${r}`,
  );
});

/**
 * After a restore, numbers go on behind the last one that left the school, so that no two receipts ever have the same; returns
 * how many are skipped. It is the one gap that a year may have.
 */
export async function continueReceipts(db: Queryable, year: number, last: number): Promise<number> {
  return (await raiseCounter.first(db, { year, last }))?.skipped ?? 0;
}

const setVoid = statement(({ orderId, now }: Params<{ orderId: string; now: Date }>) =>
  build
    .updateTable('receipt')
    .set({ voided_at: now })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null),
);

/** Voids the receipt of a returned payment; its number stays used. */
export async function voidReceipt(db: Queryable, orderId: string, now: Date): Promise<void> {
  await setVoid.run(db, { orderId, now });
}
