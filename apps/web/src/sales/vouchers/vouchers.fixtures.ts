import type { Reply } from '@fasih/school/basics/contract';
import type {
  listVouchers,
  VoucherRecord,
  VoucherUse,
  voucherUses,
} from '@fasih/school/sales/vouchers/contract';

/** Ten percent in November, twenty times in all and once per family; three families have used it. */
export const november: VoucherRecord = {
  code: 'NOVEMBER',
  kind: 'percent',
  value: 10,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  maxUses: 20,
  maxUsesPerFamily: 1,
  used: 3,
  state: 'running',
  ended: false,
  version: 2,
};
/** Rp 150.000 without an end, which was ended. */
export const friends: VoucherRecord = {
  ...november,
  code: 'TEMAN',
  kind: 'fixed',
  value: 150_000,
  lastDay: null,
  maxUses: null,
  maxUsesPerFamily: null,
  used: 1,
  state: 'over',
  ended: true,
};
export const listOf = (...data: VoucherRecord[]): Reply<typeof listVouchers> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

const use: VoucherUse = {
  orderId: 'o1',
  learnerId: 'l1',
  learnerName: 'Kirana',
  packageName: 'General English',
  status: 'paid',
  shown: 'paid',
  discount: 165_000,
  total: 1_485_000,
  createdAt: '2026-11-20T02:00:00.000Z',
  counts: true,
};
/** Kirana's order was paid; Bayu's expired, so its use was given back. Nine more uses are on the next page. */
export const uses: Reply<typeof voucherUses> = {
  data: [
    use,
    { ...use, orderId: 'o2', learnerName: 'Bayu', status: 'expired', shown: 'expired', counts: false },
  ],
  total: 11,
  page: 1,
  pageSize: 10,
};
export const noUses: Reply<typeof voucherUses> = { ...uses, data: [], total: 0 };
