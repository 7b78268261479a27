import { type BookLine, linesBetween } from '../../basics/book-lines.ts';
import type { AdjustmentKind } from './contract.ts';
import { type PayableMeeting, payFor, type Rate, rateOn } from './rules.ts';

/** What a meeting costs for one teacher, on its day; whole rupiah. */
export type Accrual = { meetingId: string; teacherId: string; day: string; amount: number };

/**
 * What a closed meeting costs: the minutes that the rules pay at the rate of its day. Nothing while its teacher has no rate
 * for that day.
 */
export function costOf({ paidMinutes, day }: PayableMeeting, rates: readonly Rate[]): number {
  return payFor(Math.max(paidMinutes, 0), rateOn(rates, day) ?? 0);
}

/**
 * What the books must add so that they hold exactly what these meetings cost (docs/product/courses-and-money.md#pay: a
 * teacher's cost arises with the meeting), as signed amounts on the meetings' days. What they hold of a meeting that counts
 * no more, for another teacher or on another day is taken back.
 */
export function accrualsDue(run: {
  /** The meetings that count: held or forfeited. */
  meetings: readonly PayableMeeting[];
  ratesOf: (teacherId: string) => readonly Rate[];
  /** All that the books hold of the meetings looked at, those that count no more included. */
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
 * What an approved run adds to the books besides its meetings, debit positive. Bonuses raise the expense and corrections
 * lower it; what is withheld for the state is an expense in full, owed to the state instead of the teacher.
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
