import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { rupiahInWords } from '@fasih/school/basics/terbilang';
import { sql } from 'kysely';
import { type OrNone, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { DEFAULT_IDENTITY, savedIdentity } from '../../platform/settings/content-version.ts';
import { fromLatestReceipt, latestReceipt } from './latest-receipt.ts';
import type { ReceiptData, RenderReceipt } from './receipt-data.ts';

/** Raised with every change of the template, so that stored PDFs are made again. */
const TEMPLATE_VERSION = 2;

const o = tableAs('orders', 'o');
const a = tableAs('account', 'a');
const p = tableAs('package', 'p');
const ch = tableAs('provider_charge', 'ch');

const receipt = subqueryAs(
  select(
    [
      latestReceipt.number.as('number'),
      latestReceipt.issued_at.as('issued_at'),
      latestReceipt.amount.as('amount'),
      latestReceipt.payer_name.as('payer_name'),
      latestReceipt.voided_at.as('voided_at'),
    ],
    fromLatestReceipt(o.id),
  ),
  'r',
);
const charge = subqueryAs(
  select(
    [
      ch.payment_type.as('payment_type'),
      ch.refunded.as('refunded'),
      ch.returned_by_hand.as('returned_by_hand'),
    ],
    sql`from ${ch} where ${ch.order_id} = ${o.id} and ${ch.was_paid}
      order by ${ch.paid_at}, ${ch.transaction_id} limit 1`,
  ),
  'c',
);

// In this order: the hash that names a stored PDF depends on it.
const columns = [
  receipt.number.as('number'),
  receipt.issued_at.as('issuedAt'),
  o.paid_at.as('paidAt'),
  receipt.payer_name.as('payerName'),
  a.email.as('payerEmail'),
  o.id.as('orderId'),
  o.package_name.as('packageName'),
  p.meetings.as('meetings'),
  p.duration_months.as('durationMonths'),
  o.price.as('price'),
  o.discount.as('discount'),
  o.voucher_code.as('voucher'),
  receipt.amount.as('amount'),
  charge.payment_type.as('method'),
  sql<number>`coalesce(${charge.refunded} + ${charge.returned_by_hand}, 0)::bigint`.as('returned'),
  receipt.voided_at.as('voidedAt'),
  savedIdentity.$asScalar().as('school'),
] as const;

type Columns = Selected<typeof columns>;
type OfReceipt = 'number' | 'issuedAt' | 'payerName' | 'amount';
type Row = Omit<Columns, OfReceipt> & OrNone<Pick<Columns, OfReceipt>>;

const selectReceipt = statement(({ orderId, accountId }: Params<{ orderId: string; accountId: string }>) =>
  select(
    columns,
    sql`from ${o} join ${a} on ${a.id} = ${o.account_id} join ${p} on ${p.id} = ${o.package_id}
      left join lateral ${receipt} on true left join lateral ${charge} on true
      where ${o.id} = ${orderId} and ${o.account_id} = ${accountId}`,
  ).$castTo<Row>(),
);

const lockReceipt = statement(({ orderId }: Params<{ orderId: string }>) =>
  build.selectFrom('receipt').where('order_id', '=', orderId).select('number').forNoKeyUpdate(),
);

/** The receipt of the caller's own order, in one query; null when the order has none, undefined when there is no order. */
export async function receiptData(
  db: Queryable,
  orderId: string,
  call: SignedInCall,
): Promise<ReceiptData | null | undefined> {
  if (!isId(orderId)) return undefined;
  const row = await selectReceipt.first(db, { orderId, accountId: call.person.accountId });
  if (!row) return undefined;
  if (row.number === null) return null;
  const amountInWords = { id: rupiahInWords(row.amount, 'id'), en: rupiahInWords(row.amount, 'en') };
  return {
    ...row,
    paidAt: row.paidAt ?? row.issuedAt,
    lang: call.lang,
    amountInWords,
    school: { ...DEFAULT_IDENTITY, ...row.school },
  };
}

/** Sends a receipt to its payer as a PDF, made at the first download and stored while its content is the same. */
export async function sendReceipt(
  services: Services,
  orderId: string,
  call: SignedInCall,
): Promise<Refusal<'orders.noReceipt' | 'orders.notFound'> | undefined> {
  return sendDocument(
    services,
    {
      kind: 'receipt',
      subject: orderId,
      version: TEMPLATE_VERSION,
      async read(db) {
        const data = await receiptData(db, orderId, call);
        if (data === undefined) return refuse('orders.notFound');
        return data ?? refuse('orders.noReceipt');
      },
      lock: (db) => lockReceipt.run(db, { orderId }),
      async render(data) {
        const template = new URL('../../../dist/sales/receipts/receipt.js', import.meta.url).href;
        const { renderReceipt } = (await import(template)) as { renderReceipt: RenderReceipt };
        return renderReceipt(data);
      },
      fileName: ({ number }) => `${number.replaceAll('/', '-')}.pdf`,
    },
    call,
  );
}
