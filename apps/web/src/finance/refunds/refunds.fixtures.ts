import type { Reply } from '@fasih/school/basics/contract';
import type { RefundRequest, RefundView, SentRefundQuote } from '@fasih/school/finance/refunds/contract';
import type {
  listRefunds,
  RefundMoney,
  StaffRefund,
  StaffRefundDetail,
} from '@fasih/school/finance/refunds/staff-contract';
import type { myClasses } from '@fasih/school/office/homes/contract';

/** Half of Rp 1.650.000: 11 of 12 meetings were left on the day of the request. */
export const half: SentRefundQuote = {
  outcome: 'allowed',
  rule: 'refund',
  policyVersion: 2,
  inputs: {},
  amount: 825_000,
  reason: {
    key: 'refund.allowed',
    params: { price: 1_650_000, percent: 50, amount: 825_000, left: 11, needed: 10, bought: 12, drawn: 1 },
  },
};
export const tooFewLeft: SentRefundQuote = {
  ...half,
  outcome: 'refused',
  amount: 0,
  reason: { key: 'refund.tooFewLeft', params: { left: 10, needed: 10, bought: 12, drawn: 2 } },
};

/** Sari Dewi has asked for a refund of Kirana's course; Rina and Agus work in the office. */
export const row: StaffRefund = {
  id: 'q1',
  enrolmentId: 'n1',
  orderId: 'o1',
  learner: { id: 'l1', name: 'Kirana' },
  payer: { id: 'p1', name: 'Sari Dewi', email: 'sari@contoh.id', phone: '0812' },
  courseName: 'Kids A',
  shown: 'asked',
  askedAt: '2026-11-20T03:00:00.000Z',
  answerBy: null,
  endedBySchool: false,
  reason: 'Kami pindah kota',
  amount: 825_000,
  preparedBy: null,
  preparedAt: null,
  decidedBy: null,
  decidedAt: null,
  decidedReason: null,
  selfApproved: false,
  money: null,
  version: 3,
};
export const listOf = (...data: StaffRefund[]): Reply<typeof listRefunds> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
  counts: { asked: 1, approved: 2, returning: 3 },
});

export const asked: StaffRefundDetail = {
  ...row,
  quote: half,
  quoteNow: half,
  pricePaid: 1_650_000,
  receiptNumber: 'KW/2026/0007',
  balance: {
    bought: 12,
    extra: 0,
    held: 1,
    forfeited: 0,
    expired: 0,
    refunded: 0,
    left: 11,
    minutesOwed: 0,
    extensionDays: 0,
    lastDay: null,
  },
  paymentType: 'gopay',
  path: 'provider',
  meetingsToFree: 10,
  step: 'prepare',
  approveFrom: null,
  history: [{ at: '2026-11-20T03:00:00.000Z', action: 'refund.asked', by: 'Sari Dewi', reason: null }],
};
/** Rina has looked at it; another account approves. */
export const prepared: StaffRefundDetail = {
  ...asked,
  step: 'approve',
  version: 4,
  preparedBy: { id: 'a1', name: 'Rina' },
  preparedAt: '2026-11-21T03:00:00.000Z',
};
/** The money, refused by the provider. */
export const refused: RefundMoney = {
  refundId: 'f1',
  path: 'provider',
  state: 'refused',
  amount: 825_000,
  confirmedAt: null,
  askedAt: '2026-11-22T03:00:00.000Z',
  hasProof: false,
  next: ['transferInstead', 'retry'],
};
/** A bank transfer of which there is no proof yet. */
export const transfer: RefundMoney = { ...refused, path: 'transfer', state: 'asked', next: ['addProof'] };
export const transferred: RefundMoney = { ...transfer, hasProof: true, next: ['addProof', 'confirm'] };
/** Agus has approved it; its money is on the way. */
export const approved: StaffRefundDetail = {
  ...prepared,
  step: null,
  version: 5,
  shown: 'approved',
  money: refused,
  decidedBy: { id: 'a2', name: 'Agus' },
  decidedAt: '2026-11-22T03:00:00.000Z',
};

/** The request as its family sees it. */
export const request: RefundRequest = {
  id: 'q1',
  state: 'asked',
  askedAt: '2026-11-20T03:00:00.000Z',
  reason: 'Kami pindah kota',
  quote: half,
  amount: 825_000,
  answerBy: null,
  endedBySchool: false,
  decidedAt: null,
  decidedReason: null,
  shown: 'asked',
  path: null,
  returnedAt: null,
};
export const rejected: RefundRequest = {
  ...request,
  id: 'q0',
  state: 'rejected',
  shown: 'rejected',
  reason: '',
  decidedAt: '2026-10-02T03:00:00.000Z',
  decidedReason: 'Kelas baru saja mulai',
};
/** Nothing has been asked for. */
export const possible: RefundView = {
  enrolmentId: 'n1',
  learner: row.learner,
  courseName: 'Kids A',
  quote: half,
  asking: null,
  request: null,
  history: [],
};

/** Kirana's one course, which has a class. */
export const courses: Reply<typeof myClasses> = {
  learners: [row.learner],
  learnerId: 'l1',
  courses: [
    {
      enrolmentId: 'n1',
      learnerId: 'l1',
      learnerName: 'Kirana',
      packageName: 'General English',
      packageType: 'general_english',
      category: 'general-english-kids',
      ageGroup: 'kids',
      level: null,
      levelReview: null,
      state: 'active',
      finished: false,
      placement: 'finished',
      wished: true,
      classId: 'c1',
      className: 'Kids A',
      classState: 'active',
      teacherName: 'Nadia',
      zoomRoom: null,
      slots: [],
      opensMinutes: 5,
      durationMonths: 3,
      perWeek: 1,
      startsOn: null,
      progress: 100,
      stones: [],
      balance: { ...asked.balance, weeks: null, perWeek: null },
      toPlan: 0,
      toPlanBySchool: 0,
    },
  ],
};
