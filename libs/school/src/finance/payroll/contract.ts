import * as z from 'zod/mini';
import { APPROVAL_PROBLEMS } from '../../basics/approval.ts';
import { contract } from '../../basics/contract.ts';
import { reason, requiredText } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';

export const finance = ['finance', 'admin'] as const;

/** `draft` may still change; `approved` is final; `paid` is transferred; `discarded` has no effect. */
export const PAY_RUN_STATES = ['draft', 'approved', 'paid', 'discarded'] as const;
export type PayRunState = (typeof PAY_RUN_STATES)[number];

/** One line of a payslip. */
export const payLine = z.object({
  /**
   * `meeting`: paid here for the first time. `correction`: what an earlier run paid too much (negative) or too
   * little.
   */
  kind: z.enum(['meeting', 'correction']),
  meetingId: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  /** The meeting's day on the school's calendar. */
  day: z.string(),
  startsAt: z.string(),
  /** `forfeited`: nobody came without notice; the teacher is paid anyway. */
  outcome: z.enum(['held', 'forfeited']),
  /** The teacher held it instead of the class's own teacher. */
  substitute: z.boolean(),
  /** Paid minutes, without minutes the teacher was late; the difference for a correction. */
  minutes: z.number(),
  lateMinutes: z.number(),
  /** Whole rupiah an hour. */
  perHour: z.number(),
  /** Whole rupiah: minutes × rate / 60, rounded half up for each meeting. */
  amount: z.number(),
});
export type PayLine = z.output<typeof payLine>;

/**
 * A bonus raises a payslip and its expense, a correction lowers both. Withheld tax (PPh 21) lowers the payslip only:
 * the school owes it to the state.
 */
export const ADJUSTMENT_KINDS = ['bonus', 'correction', 'withheld'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];
/** Maximum of one bonus or deduction in rupiah, against typing errors. */
export const MAX_ADJUSTMENT = 100_000_000;

export const payAdjustment = z.object({
  id: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  /** Whole rupiah; a deduction is negative. */
  amount: z.number(),
  reason: z.string(),
  addedBy: z.string(),
  addedAt: z.string(),
});
export type PayAdjustment = z.output<typeof payAdjustment>;

/** What one teacher receives in a run. */
export const payslip = z.object({
  teacherId: z.string(),
  name: z.string(),
  meetings: z.number(),
  minutes: z.number(),
  /**
   * Sum of the meetings, of the corrections, of bonuses and deductions, and of all three. Never below 0: a remaining
   * deduction is carried over to the next run.
   */
  earned: z.number(),
  corrections: z.number(),
  adjusted: z.number(),
  amount: z.number(),
  /** Corrections that did not fit into this slip, as a negative number or 0. */
  carriedOver: z.number(),
  lines: z.array(payLine),
  /** In the order in which they were added. */
  adjustments: z.array(payAdjustment),
});
export type Payslip = z.output<typeof payslip>;

/** Why something that looks payable is not in a run. */
export const payGaps = z.object({
  /** Teachers with closed meetings on days for which they have no rate. */
  withoutRate: z.array(
    z.object({ teacherId: z.string(), name: z.string(), meetings: z.number(), firstDay: z.string() }),
  ),
  /** Meetings of the period that are planned or under way and not closed. */
  stillOpen: z.number(),
  /** Closed meetings before the period that no run has paid. */
  unpaidBefore: z.object({ meetings: z.number(), firstDay: z.nullable(z.string()) }),
});

export const period = {
  /** First and last day of the period on the school's calendar. */
  from: z.string(),
  to: z.string(),
};

export const payPreview = z.object({
  ...period,
  payslips: z.array(payslip),
  meetings: z.number(),
  minutes: z.number(),
  amount: z.number(),
  gaps: payGaps,
});
export type PayPreview = z.output<typeof payPreview>;

export const previewPay = contract({
  method: 'GET',
  path: '/pay/preview',
  who: finance,
  summary: 'Preview a pay run for these days, by teacher',
  query: z.object({ from: calendarDay, to: calendarDay }),
  reply: { 200: payPreview },
  problems: { 'payroll.periodShape': 400, 'payroll.periodNotOver': 409 },
});

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

export const payRunRow = z.object({
  id: z.string(),
  /** `GJ/2026/0001`, given when it is approved. */
  number: z.nullable(z.string()),
  ...period,
  state: z.enum(PAY_RUN_STATES),
  teachers: z.number(),
  meetings: z.number(),
  minutes: z.number(),
  amount: z.number(),
  madeBy: person,
  madeAt: z.string(),
  approvedBy: person,
  approvedAt: z.nullable(z.string()),
  /** Created and approved by the same account, because there is no other, with its reason. */
  selfApproved: z.boolean(),
  approvalReason: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  /** The school's day on which the transfer was made. */
  paidOn: z.nullable(z.string()),
  version: z.number(),
});
export type PayRunRow = z.output<typeof payRunRow>;

/** What the caller may do with it now; `approve` says under which condition. */
export const approvalNow = z.enum(['allowed', 'needsReason', 'needsSecondAccount', 'notYet', 'notAlone']);

export const payRun = z.extend(payRunRow, {
  payslips: z.array(payslip),
  /** For a draft: whether meetings, minutes or rates changed since; refreshing includes them. */
  outdated: z.boolean(),
  gaps: payGaps,
  /** For a draft and this caller; null otherwise. */
  approval: z.nullable(approvalNow),
  /** With `notYet`: from when. */
  approveFrom: z.nullable(z.string()),
  /** The journal entries, once there are any. */
  entries: z.array(z.object({ id: z.string(), kind: z.enum(['approved', 'paid']) })),
});
export type PayRun = z.output<typeof payRun>;

export const listPayRuns = contract({
  method: 'GET',
  path: '/pay/runs',
  who: finance,
  summary: 'Pay runs, latest first',
  query: z.extend(pageQuery, { state: z.optional(z.enum(PAY_RUN_STATES)) }),
  reply: { 200: pageSchema(payRunRow) },
});

export const ofRun = z.object({ runId: z.string() });
export const found = { 'payroll.notFound': 404 } as const;
const versioned = { ...found, 'common.stale': 409 } as const;
const belowZero = { 'payroll.deductionTooLarge': 409 } as const;

export const getPayRun = contract({
  method: 'GET',
  path: '/pay/runs/:runId',
  who: finance,
  summary: 'One pay run with its payslips and their lines',
  params: ofRun,
  reply: { 200: payRun },
  problems: found,
});

/** The lines are saved as they are now; a meeting is in one open draft only. */
export const makePayRun = contract({
  method: 'POST',
  path: '/pay/runs',
  who: finance,
  summary: 'Create a draft of a pay run for these days',
  body: z.object({ from: calendarDay, to: calendarDay }),
  reply: { 201: payRun },
  problems: {
    'payroll.notFound': 404,
    'payroll.periodShape': 400,
    'payroll.periodNotOver': 409,
    'payroll.nothingToPay': 409,
    'payroll.draftOpen': 409,
  },
});

export const refreshPayRun = contract({
  method: 'POST',
  path: '/pay/runs/:runId/refresh',
  who: finance,
  summary: 'Recalculate a draft',
  params: ofRun,
  body: z.object({ version: seenVersion }),
  reply: { 200: payRun },
  problems: { ...versioned, ...belowZero, 'payroll.notDraft': 409, 'payroll.nothingToPay': 409 },
});

/** Adding one counts as making the draft when it is approved. A teacher without meetings can have one too. */
export const addAdjustment = contract({
  method: 'POST',
  path: '/pay/runs/:runId/adjustments',
  who: finance,
  summary: 'Add a bonus or deduction for a teacher to a draft, with a reason for the payslip',
  params: ofRun,
  body: z.object({
    version: seenVersion,
    teacherId: z.string('required').check(z.minLength(1, 'required')),
    kind: z.enum(ADJUSTMENT_KINDS, 'required'),
    /** Whole rupiah above 0. */
    amount: z
      .number('required')
      .check(z.int('rupiahShape'), z.minimum(1, 'rupiahShape'), z.maximum(MAX_ADJUSTMENT, 'amountTooLarge')),
    reason: requiredText(200),
  }),
  reply: { 201: payRun },
  problems: { ...versioned, ...belowZero, 'payroll.notDraft': 409, 'payroll.teacherNotFound': 404 },
});

export const removeAdjustment = contract({
  method: 'POST',
  path: '/pay/runs/:runId/adjustments/:adjustmentId/remove',
  who: finance,
  summary: 'Remove a bonus or deduction from a draft',
  params: z.object({ runId: z.string(), adjustmentId: z.string() }),
  body: z.object({ version: seenVersion }),
  reply: { 200: payRun },
  problems: { ...versioned, ...belowZero, 'payroll.notDraft': 409 },
});

/** By an account that neither made nor changed it; when there is only one, with a reason, and flagged. */
export const approvePayRun = contract({
  method: 'POST',
  path: '/pay/runs/:runId/approve',
  who: finance,
  confirmed: true,
  summary: 'Approve a draft: its bonuses and deductions are booked',
  params: ofRun,
  body: z.object({
    version: seenVersion,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
  }),
  reply: { 200: payRun },
  problems: {
    ...versioned,
    'payroll.notDraft': 409,
    'payroll.secondNeeded': 409,
    'payroll.reasonNeeded': 400,
    ...APPROVAL_PROBLEMS,
  },
});

export const discardPayRun = contract({
  method: 'POST',
  path: '/pay/runs/:runId/discard',
  who: finance,
  summary: 'Discard a draft; its meetings can be paid by another run',
  params: ofRun,
  body: z.object({ version: seenVersion, reason }),
  reply: { 200: payRun },
  problems: { ...versioned, 'payroll.notDraft': 409 },
});

export const markPayRunPaid = contract({
  method: 'POST',
  path: '/pay/runs/:runId/paid',
  who: finance,
  summary: 'Record the transfers of a pay run: salaries leave the bank account, and teachers are notified',
  params: ofRun,
  body: z.object({ version: seenVersion, paidOn: calendarDay }),
  reply: { 200: payRun },
  problems: { ...versioned, 'payroll.notApproved': 409, 'payroll.paidOnShape': 400 },
});
