import type { orders as shape } from '../id/orders.ts';

export const orders: typeof shape = {
  problems: {
    notFound: 'This order was not found.',
    voucherUnknown: 'This voucher is not known.',
    voucherOver: 'This voucher is not valid at the moment.',
    voucherUsedUp: 'This voucher has been used up.',
    beingPaid: 'This order is being paid or has been paid.',
    noReceipt: 'This order has no receipt yet.',
  },
};
