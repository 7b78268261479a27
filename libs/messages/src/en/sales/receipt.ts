import type { receipt as shape } from '../../id/sales/receipt.ts';
import { count } from '../number.ts';

export const receipt: typeof shape = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  receivedFrom: 'Received from',
  amount: 'Amount',
  inWords: 'In words',
  purpose: 'For',
  purposeOf: (p) =>
    `Course ${p.packageName}: ${count(p.meetings, 'meeting', 'meetings')} in ${count(p.months, 'month', 'months')}`,
  price: 'Package price',
  discount: 'Discount',
  voucher: (p) => `Voucher ${p.code}`,
  total: 'Received',
  method: 'Paid by',
  order: 'Order',
  receivedBy: 'Received by',
  voided: 'VOID',
  voidedOn: (p) => `Voided on ${p.date}. The payment was returned.`,
  returned: 'Returned so far',
  electronic: 'Made electronically and valid without a signature.',
  methods: {
    bank_transfer: 'Bank transfer (virtual account)',
    echannel: 'Mandiri Bill',
    qris: 'QRIS',
    gopay: 'GoPay',
    shopeepay: 'ShopeePay',
    dana: 'DANA',
    ovo: 'OVO',
    credit_card: 'Credit or debit card',
    cstore: 'Convenience store (Alfamart or Indomaret)',
    akulaku: 'Akulaku',
    kredivo: 'Kredivo',
    other: 'Other',
  },
};
