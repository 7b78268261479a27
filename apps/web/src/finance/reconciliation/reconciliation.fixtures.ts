import type { Reply } from '@fasih/school/basics/contract';
import type {
  Difference,
  fetchReconciliation,
  fixDifferences,
  importReport,
  listReconciledDays,
  Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import type {
  listReceipts,
  listStuckPayments,
  PaymentTask,
  StuckPayment,
} from '@fasih/school/sales/payments/staff-contract';

const side = { status: 'settlement', amount: 1_650_000, refunded: 0, fee: 0, net: null } as const;
const told = { source: 'status', toldAt: '2026-11-21T02:00:00.000Z' } as const;

/** Busari's payment, which the provider does not know. */
export const missingThere: Difference = {
  id: 'missingThere:t5',
  kind: 'missingThere',
  fix: 'ask',
  providerOrderId: 'o5-1',
  transactionId: 't5',
  orderId: 'o5',
  payerName: 'Busari Wijaya',
  packageName: 'Special Course',
  ours: side,
  theirs: null,
  off: -1_650_000,
};
/** The provider's fee for Sari's payment, which our books do not have. */
export const fee: Difference = {
  ...missingThere,
  id: 'fee:t6',
  kind: 'fee',
  fix: 'bookFee',
  payerName: 'Sari Dewi',
  off: -4_000,
  theirs: { ...side, ...told, fee: 4_000 },
};
/** Money for an order that was never ours. */
export const unknownOrder: Difference = {
  ...missingThere,
  id: 'unknownOrder:x',
  kind: 'unknownOrder',
  fix: null,
  off: 50_000,
  orderId: null,
  payerName: null,
  packageName: null,
  providerOrderId: 'TOKO-77',
  ours: null,
  theirs: { ...side, ...told, amount: 50_000, refunded: 10_000, source: 'report' },
};

/** Two weeks until 23 November: one day matches, one differs, and one with payments is not compared yet. */
export const fortnight: Reply<typeof listReconciledDays> = {
  today: '2026-11-23',
  days: Array.from({ length: 14 }, (_, at) => ({
    day: `2026-11-${10 + at}`,
    state: 'none' as const,
    charges: 0,
    amount: 0,
    differences: 0,
    ...{
      18: { state: 'matches' as const, charges: 2, amount: 3_000_000 },
      20: { state: 'open' as const, charges: 1, amount: 1_650_000 },
      21: { state: 'differs' as const, charges: 1, amount: 500_000, differences: 2 },
    }[10 + at],
  })),
};

/** 20 November with one payment, about which nobody has asked the provider. */
export const unasked: Reconciliation = {
  day: '2026-11-20',
  isCompared: false,
  compared: 0,
  fetchedAt: null,
  reports: [],
  differences: [],
  ours: { charges: 1, amount: 1_650_000, refunded: 0, fees: 0 },
  theirs: { charges: 0, amount: 0, refunded: 0, fees: 0 },
};
export const compared: Reconciliation = {
  ...unasked,
  isCompared: true,
  compared: 1,
  fetchedAt: '2026-11-21T02:00:00.000Z',
  theirs: { charges: 1, amount: 1_650_000, refunded: 0, fees: 4_000 },
};
export const fetched = (unanswered: number): Reply<typeof fetchReconciliation> => ({
  ...compared,
  differences: [fee, missingThere, unknownOrder],
  asked: 3,
  unanswered,
});
export const fixed = (left: string[]): Reply<typeof fixDifferences> => ({ ...compared, fixed: 1, left });

export const imported: Reply<typeof importReport> = {
  reportId: 'p1',
  name: 'pencairan.csv',
  rows: 2,
  days: ['2026-11-19', '2026-11-20'],
  fees: 4_000,
  unread: [{ line: 4, field: 'id' }],
};

const stuckPayment: StuckPayment = {
  kind: 'chargePending',
  orderId: 'o1',
  refundId: null,
  packageName: 'General English',
  payerName: 'Sari Dewi',
  payerEmail: 'sari@contoh.id',
  amount: 1_650_000,
  since: '2026-11-20T02:00:00.000Z',
  checkedAt: null,
};
export const stuckOf = (...data: StuckPayment[]): Reply<typeof listStuckPayments> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});
export const stuck = stuckOf(stuckPayment, {
  ...stuckPayment,
  kind: 'refundUnconfirmed',
  orderId: 'o2',
  payerName: 'Busari Wijaya',
  checkedAt: '2026-11-21T02:00:00.000Z',
});

/** The receipts of 2026, of which none is missing; one is void. */
export const receipts: Reply<typeof listReceipts> = {
  data: [
    {
      number: 'KW/2026/0001',
      issuedAt: '2026-11-20T02:00:00.000Z',
      orderId: 'o1',
      voidedAt: null,
      payerName: 'Sari Dewi',
      packageName: 'General English',
      amount: 1_650_000,
    },
    {
      number: 'KW/2026/0002',
      issuedAt: '2026-11-20T02:00:00.000Z',
      orderId: 'o2',
      payerName: 'Busari Wijaya',
      packageName: 'Special Course',
      amount: 500_000,
      voidedAt: '2026-11-21T02:00:00.000Z',
    },
  ],
  total: 2,
  page: 1,
  pageSize: 20,
  year: 2026,
  check: { last: 2, standing: 1, voided: 1, amount: 1_650_000, missing: [] },
};

/** Sari paid Rp 5.000 too little. */
export const task: PaymentTask = {
  id: 'k1',
  reason: 'wrongAmount',
  createdAt: '2026-11-23T02:00:00.000Z',
  doneAt: null,
  doneBy: null,
  doneReason: null,
  outcome: null,
  order: {
    id: 'o1',
    packageName: 'General English',
    total: 1_650_000,
    status: 'pending',
    createdAt: '2026-11-23T01:00:00.000Z',
    payerName: 'Sari Dewi',
    payerEmail: 'sari@contoh.id',
    payerPhone: null,
    learnerName: 'Kirana',
  },
  charge: {
    transactionId: 'x1',
    paymentType: 'gopay',
    status: 'settlement',
    amount: 1_645_000,
    paidAt: '2026-11-23T01:30:00.000Z',
    held: 1_645_000,
  },
  returning: null,
  fixes: ['return', 'close'],
};
