import type { Reply } from '@fasih/school/basics/contract';
import type {
  listPayRuns,
  PayAdjustment,
  PayLine,
  PayPreview,
  PayRun,
  Payslip,
} from '@fasih/school/finance/payroll/contract';
import type { getMyPayslip, listMyPayslips } from '@fasih/school/finance/payroll/payslips-contract';
import type { listPayRates, PayRate, TeacherRates } from '@fasih/school/finance/payroll/rates-contract';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

const lesson = (change: Partial<PayLine>): PayLine => ({
  kind: 'meeting',
  meetingId: 'm1',
  classId: 'c1',
  className: 'Kids A',
  number: 3,
  day: '2026-10-06',
  startsAt: '2026-10-06T09:00:00.000Z',
  outcome: 'held',
  substitute: false,
  minutes: 60,
  lateMinutes: 0,
  perHour: 120_000,
  amount: 120_000,
  ...change,
});

/** The holiday allowance of Nadia. */
export const bonus: PayAdjustment = {
  id: 'b1',
  kind: 'bonus',
  amount: 500_000,
  reason: 'THR',
  addedBy: 'Rina',
  addedAt: '2026-11-01T02:00:00.000Z',
};
/** Tax that was withheld from her. */
export const withheld: PayAdjustment = {
  ...bonus,
  id: 'b2',
  kind: 'withheld',
  amount: -25_000,
  reason: 'PPh 21',
};

/**
 * Nadia held one meeting and came ten minutes late to another as a substitute, which nobody else attended; of September
 * an hour was paid too much, of which 20.000 wait for the next run.
 */
export const nadia: Payslip = {
  teacherId: 'n1',
  name: 'Nadia Permatasari',
  meetings: 2,
  minutes: 110,
  earned: 220_000,
  corrections: -120_000,
  adjusted: 475_000,
  amount: 575_000,
  carriedOver: -20_000,
  lines: [
    lesson({}),
    lesson({
      meetingId: 'm2',
      className: 'Teen B',
      number: 1,
      day: '2026-10-07',
      outcome: 'forfeited',
      substitute: true,
      minutes: 50,
      lateMinutes: 10,
      amount: 100_000,
    }),
    lesson({
      kind: 'correction',
      meetingId: 'm0',
      number: 1,
      day: '2026-09-29',
      minutes: -60,
      amount: -120_000,
    }),
  ],
  adjustments: [bonus, withheld],
};
/** Bimo has no bonus and no meeting. */
export const bimo: Payslip = {
  ...nadia,
  teacherId: 'b9',
  name: 'Bimo Santoso',
  meetings: 0,
  minutes: 0,
  lines: [],
  adjustments: [],
  earned: 0,
  corrections: 0,
  adjusted: 0,
  amount: 0,
  carriedOver: 0,
};

const noGaps: PayPreview['gaps'] = {
  withoutRate: [],
  stillOpen: 0,
  unpaidBefore: { meetings: 0, firstDay: null },
};
/** What a run may leave out: a teacher without a rate, open meetings, meetings that no run has paid. */
export const gaps: PayPreview['gaps'] = {
  withoutRate: [{ teacherId: 'd1', name: 'Dewi', meetings: 2, firstDay: '2026-10-12' }],
  stillOpen: 3,
  unpaidBefore: { meetings: 1, firstDay: '2026-09-30' },
};

const rina = { id: 'a1', name: 'Rina' };
/** Rina's draft of October, which another account may approve. */
export const draft: PayRun = {
  ...OCTOBER,
  id: 'r1',
  number: null,
  state: 'draft',
  teachers: 1,
  meetings: 2,
  minutes: 110,
  amount: 575_000,
  payslips: [nadia],
  entries: [],
  madeBy: rina,
  madeAt: '2026-11-01T02:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  selfApproved: false,
  approvalReason: null,
  paidAt: null,
  paidOn: null,
  version: 1,
  outdated: false,
  approval: 'allowed',
  approveFrom: null,
  gaps: noGaps,
};
export const approved: PayRun = {
  ...draft,
  state: 'approved',
  number: 'GJ/2026/0004',
  version: 2,
  approval: null,
  approvedBy: { id: 'a2', name: 'Agus' },
  approvedAt: '2026-11-02T02:00:00.000Z',
  entries: [{ id: 'e1', kind: 'approved' }],
};
export const paid: PayRun = {
  ...approved,
  state: 'paid',
  version: 3,
  paidOn: '2026-11-03',
  paidAt: '2026-11-03T02:00:00.000Z',
  entries: [...approved.entries, { id: 'e2', kind: 'paid' }],
};

export const runsOf = (...data: PayRun[]): Reply<typeof listPayRuns> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

export const preview: PayPreview = {
  ...OCTOBER,
  payslips: [nadia],
  meetings: 2,
  minutes: 110,
  amount: 575_000,
  gaps,
};
export const nothing: PayPreview = {
  ...preview,
  payslips: [],
  meetings: 0,
  minutes: 0,
  amount: 0,
  gaps: noGaps,
};

const rate = (perHour: number, validFrom: string): PayRate => ({
  id: validFrom,
  perHour,
  validFrom,
  setBy: 'Rina',
  setAt: '2026-01-01T02:00:00.000Z',
});
/** Nadia gets more in December only, as was settled in November. */
export const nadiasRates: TeacherRates = {
  teacherId: 'n1',
  name: 'Nadia Permatasari',
  active: true,
  perHour: 120_000,
  rates: [rate(120_000, '2027-01-01'), rate(150_000, '2026-12-01'), rate(120_000, '2026-03-01')],
};
export const dewisRates: TeacherRates = {
  teacherId: 'd1',
  name: 'Dewi',
  active: false,
  perHour: null,
  rates: [],
};
export const bimosRates: TeacherRates = {
  ...dewisRates,
  teacherId: 'b9',
  name: 'Bimo Santoso',
  active: true,
};
export const ratesOf = (...data: TeacherRates[]): Reply<typeof listPayRates> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

const mine: Reply<typeof listMyPayslips>['data'][number] = {
  ...OCTOBER,
  runId: 'r1',
  number: 'GJ/2026/0004',
  state: 'paid',
  meetings: 2,
  minutes: 110,
  amount: 575_000,
  approvedAt: '2026-11-02T02:00:00.000Z',
  paidOn: '2026-11-03',
  pdfPath: '/pay/runs/r1/payslips/n1/payslip.pdf',
};
/** Nadia's own payslips. */
export const myPayslips: Reply<typeof listMyPayslips> = {
  data: [mine],
  total: 1,
  page: 1,
  pageSize: 20,
  perHour: 120_000,
  unpaid: { meetings: 12, minutes: 570 },
};
export const myPayslip: Reply<typeof getMyPayslip> = { ...mine, payslip: nadia };
