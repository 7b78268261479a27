import { sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const c = tableAs('provider_charge', 'c');
const f = tableAs('provider_fee', 'f');
const p = tableAs('settlement_report', 'p');
const r = tableAs('provider_reading', 'r');
const t = tableAs('payment_attempt', 't');
const w = tableAs('settlement_row', 'w');

/** What we hold of a charge `c` of the attempt `t`, with the fee `f` if one was booked. */
export const chargeColumns = {
  transactionId: c.transaction_id,
  providerOrderId: t.provider_order_id,
  status: c.status,
  amount: c.amount,
  refunded: c.refunded,
  fee: sql<number>`coalesce(${f.booked}, 0)::bigint`,
};

/** What the provider answered about a charge, from its reading `r`. */
export const readingColumns = {
  transactionId: r.transaction_id,
  providerOrderId: r.provider_order_id,
  status: r.status,
  amount: r.amount,
  refunded: r.refunded,
  day: r.day,
  readAt: r.read_at,
};

/** A line `w` of the settlement report `p`. */
export const lineColumns = {
  transactionId: w.transaction_id,
  providerOrderId: w.provider_order_id,
  refund: w.refund,
  status: w.status,
  day: w.day,
  gross: w.gross,
  fee: w.fee,
  net: w.net,
  importedAt: p.imported_at,
};
