import type { Order } from '@fasih/school/sales/orders/contract';
import type { Config } from '../../platform/config.ts';
import type { OrderRow } from './read-orders.ts';

/** An order as its owner sees it; the payment page is included only while the order can be paid. */
export function presentOrder(row: OrderRow, config: Config, now: Date): Order {
  const payable = row.status === 'pending' && now < row.expires_at;
  return {
    id: row.id,
    status: row.status,
    shown: row.shown,
    package: {
      id: row.package_id,
      name: row.package_name,
      type: row.type,
      category: row.category,
      meetings: row.meetings,
      duration_months: row.duration_months,
    },
    learner: { id: row.learner_id, name: row.learner_name },
    price: row.price,
    discount: row.discount,
    total: row.total,
    voucher: row.voucher_code,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    payment:
      payable && row.token !== null && row.redirect_url !== null
        ? {
            token: row.token,
            redirect_url: row.redirect_url,
            clientKey: config.payments.clientKey,
            snapJs: `${config.payments.snapUrl}/snap/snap.js`,
          }
        : null,
    receiptNumber: row.receipt_number,
    enrolmentId: row.enrolment_id,
    now: now.toISOString(),
  };
}
