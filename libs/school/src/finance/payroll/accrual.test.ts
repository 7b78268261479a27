import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Accrual, accrualsDue, linesOfApproval } from './accrual.ts';
import { type PayableMeeting, payFor, rateOn } from './rules.ts';

const held: PayableMeeting = { meetingId: 'm1', teacherId: 'rina', day: '2026-11-03', paidMinutes: 60 };
const rates = [{ perHour: 90_000, validFrom: '2026-01-01' }];
const due = (meetings: PayableMeeting[], booked: Accrual[] = [], own = rates) =>
  accrualsDue({ meetings, booked, ratesOf: () => own });
const inBooks = (more: Partial<Accrual> = {}): Accrual => ({
  meetingId: 'm1',
  teacherId: 'rina',
  day: '2026-11-03',
  amount: 90_000,
  ...more,
});

describe('what must be booked for a meeting', () => {
  it('is its whole cost on its day when nothing is booked', () => {
    expect(due([held])).toEqual([inBooks()]);
  });

  it('is nothing when it is booked already, or without a rate for that day', () => {
    expect(due([held], [inBooks()])).toEqual([]);
    expect(due([held], [], [{ perHour: 90_000, validFrom: '2026-11-04' }])).toEqual([]);
  });

  it('is the difference after fewer minutes or another rate', () => {
    expect(due([{ ...held, paidMinutes: 45 }], [inBooks()])).toEqual([inBooks({ amount: -22_500 })]);
    expect(due([held], [inBooks()], [{ perHour: 100_000, validFrom: '2026-01-01' }])).toEqual([
      inBooks({ amount: 10_000 }),
    ]);
  });

  it('reverses a meeting that no longer counts, and pays who held it', () => {
    expect(due([], [inBooks()])).toEqual([inBooks({ amount: -90_000 })]);
    expect(due([{ ...held, teacherId: 'bayu' }], [inBooks()])).toEqual([
      inBooks({ teacherId: 'bayu' }),
      inBooks({ amount: -90_000 }),
    ]);
  });

  it('moves it to another day with entries on both days', () => {
    expect(due([{ ...held, day: '2026-12-01' }], [inBooks()])).toEqual([
      inBooks({ amount: -90_000 }),
      inBooks({ day: '2026-12-01' }),
    ]);
  });

  const meetings = fc.array(
    fc.record({
      meetingId: fc.constantFrom('m1', 'm2', 'm3'),
      teacherId: fc.constantFrom('rina', 'bayu'),
      day: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30'),
      paidMinutes: fc.constantFrom(0, 20, 45, 53, 60),
    }),
    { maxLength: 3 },
  );
  const state = fc.record({
    meetings: meetings.map((all) => [...new Map(all.map((one) => [one.meetingId, one])).values()]),
    perHour: fc.integer({ min: 1, max: 200_000 }),
  });

  it('leads from any state to exactly what each meeting costs on its day', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), (history) => {
        let booked: Accrual[] = [];
        for (const { meetings, perHour } of history) {
          const own = [{ perHour, validFrom: '2026-11-01' }];
          const added = accrualsDue({ meetings, booked, ratesOf: () => own });
          booked = sumUp([...booked, ...added]);
          const cost = meetings.map(({ paidMinutes, ...one }) => ({
            ...one,
            amount: payFor(paidMinutes, rateOn(own, one.day) ?? 0),
          }));
          expect(booked).toEqual(sumUp(cost));
          expect(accrualsDue({ meetings, booked, ratesOf: () => own })).toEqual([]);
        }
      }),
    );
  });
});

/** Sums by meeting, teacher and day, without zeros. */
function sumUp(all: readonly Accrual[]): Accrual[] {
  const key = ({ meetingId, teacherId, day }: Accrual) => `${meetingId} ${teacherId} ${day}`;
  return [...Map.groupBy(all, key).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) => ({
      meetingId: own[0]?.meetingId ?? '',
      teacherId: own[0]?.teacherId ?? '',
      day: own[0]?.day ?? '',
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ amount }) => amount !== 0);
}

describe('what an approved run books besides its meetings', () => {
  const adjustment = (kind: 'bonus' | 'correction' | 'withheld', amount: number) => ({ kind, amount });
  it.each([
    ['nothing', [], {}],
    [
      'a bonus as an expense',
      [adjustment('bonus', 500)],
      { 'expense.teachers': 500, 'salaries.payable': -500 },
    ],
    [
      'a correction as less expense',
      [adjustment('correction', -300)],
      { 'expense.teachers': -300, 'salaries.payable': 300 },
    ],
    [
      'a tax withheld as owed to the state, the expense in full',
      [adjustment('withheld', -200)],
      { 'salaries.payable': 200, 'tax.payable': -200 },
    ],
    [
      'all of them together',
      [adjustment('bonus', 500), adjustment('correction', -300), adjustment('withheld', -200)],
      { 'expense.teachers': 200, 'tax.payable': -200 },
    ],
  ])('%s', (_, adjustments, expected) => {
    const lines = linesOfApproval(adjustments);
    expect(Object.fromEntries(lines.map(({ account, amount }) => [account, amount]))).toEqual(expected);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});
