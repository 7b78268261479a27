import type { payroll as indonesian } from '../../id/finance/payroll.ts';
import { count } from '../number.ts';
import { payrollPages } from './payroll-pages.ts';

export const payroll: typeof indonesian = {
  ...payrollPages,
  problems: {
    notFound: 'This pay run was not found.',
    teacherNotFound: 'This teacher was not found.',
    periodShape: 'The last day may not be before the first, and a period is at most 92 days long.',
    periodNotOver: 'This period is not over. Choose a last day no later than yesterday.',
    nothingToPay: 'There is no meeting to pay in this period.',
    draftOpen: 'There is still a draft that is not approved. Approve or discard it first.',
    notDraft: 'This pay run is not a draft any more.',
    notApproved: 'This pay run is not approved yet, or paid already.',
    secondNeeded: 'You made this draft or added to it. Another finance or admin account approves it.',
    reasonNeeded: 'Write the reason: there is no second account yet that could approve.',
    paidOnShape: 'The day of payment lies between the approval and today.',
    deductionTooLarge: ({ name }) =>
      `The deduction for ${name} is more than the payslip holds. Pay is never below Rp 0: lower or remove the deduction.`,
  },
  payslip: {
    title: 'Payslip',
    number: 'Number',
    teacher: 'Teacher',
    period: 'Period',
    approved: 'Approved',
    paidOn: 'Transferred',
    notPaid: 'not transferred yet',
    day: 'Date',
    meeting: 'Meeting',
    meetingOf: (p) => `${p.className}, meeting\u00a0${p.number}`,
    minutes: 'Minutes',
    perHour: 'Rate per hour',
    amount: 'Amount',
    substitute: 'substitute',
    forfeited: 'student absent',
    late: (p) => `${count(p.minutes, 'minute', 'minutes')} late`,
    correction: 'correction',
    earned: 'Meetings',
    corrections: 'Corrections of earlier pay',
    adjustments: {
      bonus: 'Bonus',
      correction: 'Correcting deduction',
      withheld: 'Withheld tax (PPh 21)',
    },
    total: 'Received',
    inWords: 'In words',
    rounding: 'Each meeting: minutes × rate / 60, rounded to the nearest rupiah (0.50 up).',
    electronic: 'Made electronically and valid without a signature.',
  },
};
