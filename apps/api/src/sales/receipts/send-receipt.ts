import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { rupiahInWords } from '@fasih/school/basics/terbilang';
import type { Queryable } from '../../platform/db/transaction.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { DEFAULT_IDENTITY, type SchoolIdentity } from '../../platform/settings/content-version.ts';
import type { ReceiptData, RenderReceipt } from './receipt-data.ts';

/** Raised with every change of the template, so that stored PDFs are made again. */
const TEMPLATE_VERSION = 1;

type Row = Omit<ReceiptData, 'lang' | 'amountInWords' | 'school'> & {
  school: Partial<SchoolIdentity> | null;
};

/** The receipt of one's own order, in one query; null when the order has none, undefined when there is no order. */
export async function receiptData(
  db: Queryable,
  orderId: string,
  call: SignedInCall,
): Promise<ReceiptData | null | undefined> {
  if (!isId(orderId)) return undefined;
  const { rows } = await db.query<Row>(
    `select r.number, r.issued_at as "issuedAt", o.paid_at as "paidAt", coalesce(r.payer_name, '') as "payerName",
       a.email as "payerEmail", o.id as "orderId", o.package_name as "packageName", p.meetings,
       p.duration_months as "durationMonths", o.price, o.discount, o.voucher_code as voucher, r.amount,
       c.payment_type as method, coalesce(c.refunded + c.returned_by_hand, 0)::bigint as returned,
       r.voided_at as "voidedAt", (select value from setting where key = 'school') as school
     from orders o
     join account a on a.id = o.account_id
     join package p on p.id = o.package_id
     left join lateral (
       select * from receipt where order_id = o.id order by voided_at is null desc, issued_at desc limit 1
     ) r on true
     left join lateral (
       select payment_type, refunded, returned_by_hand from provider_charge
       where order_id = o.id and was_paid order by paid_at, transaction_id limit 1
     ) c on true
     where o.id = $1 and o.account_id = $2`,
    [orderId, call.person.accountId],
  );
  const row = rows[0];
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
      lock: (db) => db.query('select from receipt where order_id = $1 for no key update', [orderId]),
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
