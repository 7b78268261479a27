import { type BookLine, linesBetween } from '../../basics/book-lines.ts';
import type { AdjustmentKind } from './contract.ts';
import { type PayableMeeting, payFor, type Rate, rateOn } from './rules.ts';

/** The cost of a meeting for one teacher, on its day; whole rupiah. */
export type Accrual = { meetingId: string; teacherId: string; day: string; amount: number };

/**
 * The cost of a closed meeting: its paid minutes at the rate of its day. Zero while its teacher has no rate for that
 * day.
 */
export function costOf({ paidMinutes, day }: PayableMeeting, rates: readonly Rate[]): number {
  return payFor(Math.max(paidMinutes, 0), rateOn(rates, day) ?? 0);
}

/**
 * What must be booked so that the books hold exactly the cost of these meetings
 * (docs/product/courses-and-money.md#pay), as signed amounts on the meetings' days. Amounts booked for meetings that
 * no longer count, for another teacher or on another day are reversed.
 */
export function accrualsDue(run: {
  /** The meetings that count: held or forfeited. */
  meetings: readonly PayableMeeting[];
  ratesOf: (teacherId: string) => readonly Rate[];
  /** Everything booked for these meetings, including those that no longer count. */
  booked: readonly Accrual[];
}): Accrual[] {
  const cost = run.meetings.map((meeting) => ({
    meetingId: meeting.meetingId,
    teacherId: meeting.teacherId,
    day: meeting.day,
    amount: costOf(meeting, run.ratesOf(meeting.teacherId)),
  }));
  const changes = new Map<string, Accrual>();
  const add = (accrual: Accrual, sign: 1 | -1) => {
    const key = `${accrual.meetingId} ${accrual.teacherId} ${accrual.day}`;
    const before = changes.get(key)?.amount ?? 0;
    changes.set(key, { ...accrual, amount: before + sign * accrual.amount });
  };
  for (const accrual of run.booked) add(accrual, -1);
  for (const accrual of cost) add(accrual, 1);
  return [...changes]
    .filter(([, { amount }]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
}

/**
 * What an approved run adds to the books besides its meetings, debit positive. Bonuses raise the expense and
 * corrections lower it; withheld tax is a full expense, owed to the state instead of the teacher.
 */
export function linesOfApproval(
  adjustments: readonly { kind: AdjustmentKind; amount: number }[],
): BookLine[] {
  const sum = (matches: (kind: AdjustmentKind) => boolean) =>
    adjustments.reduce((total, { kind, amount }) => total + (matches(kind) ? amount : 0), 0);
  const expense = sum((kind) => kind !== 'withheld');
  const withheld = 0 - sum((kind) => kind === 'withheld');
  return linesBetween(
    {},
    {
      'expense.teachers': expense,
      'salaries.payable': withheld - expense,
      'tax.payable': 0 - withheld,
    },
  );
}
