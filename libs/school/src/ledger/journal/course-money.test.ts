import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EventKind, shareOf } from '../../catalogue/policy/balance.ts';
import {
  addEvent,
  booksOfCourse,
  type CourseMoney,
  type MoneyEvent,
  NO_MONEY,
  owedAsLessons,
} from './course-money.ts';

const PRICE = 2_000_000;
const bought = (meetings = 20): MoneyEvent => ({ kind: 'bought', meetings, amount: 0 });
const drawn = (kind: EventKind, times: number): MoneyEvent[] =>
  Array.from({ length: times }, () => ({ kind, meetings: -1, amount: 0 }));
const ended = (kind: EventKind, meetings: number, amount = 0): MoneyEvent => ({
  kind,
  meetings: -meetings,
  amount,
});
const money = (amount: number): MoneyEvent => ({ kind: 'money', meetings: 0, amount });
const after = (events: readonly MoneyEvent[]): CourseMoney => events.reduce(addEvent, NO_MONEY);

describe('the balances of one course', () => {
  it.each<[string, number, MoneyEvent[], object, number]>([
    ['is nothing when it was only bought', PRICE, [bought()], {}, PRICE],
    ['is nothing for a free course', 0, [bought(), ...drawn('held', 3), ended('expired', 17)], {}, 0],
    [
      'earns a share for each held and each forfeited meeting',
      PRICE,
      [bought(), ...drawn('held', 2), ...drawn('forfeited', 1)],
      { 'fees.unearned': 300_000, 'revenue.courses': -300_000 },
      1_700_000,
    ],
    [
      'gives the last share back with a meeting that is given back',
      PRICE,
      [bought(), ...drawn('held', 2), { kind: 'returned', meetings: 1, amount: 0 }],
      { 'fees.unearned': 100_000, 'revenue.courses': -100_000 },
      1_900_000,
    ],
    [
      'does the same for one that is waived',
      PRICE,
      [bought(), ...drawn('forfeited', 1), { kind: 'waived', meetings: 1, amount: 0 }],
      {},
      PRICE,
    ],
    [
      'earns exactly the price with the last meeting, and nothing with those beyond the bought ones',
      1_234_567,
      [
        bought(),
        { kind: 'owed_minutes', meetings: 0, amount: 0 },
        { kind: 'owed_meeting', meetings: 1, amount: 0 },
        ...drawn('held', 21),
      ],
      { 'fees.unearned': 1_234_567, 'revenue.courses': -1_234_567 },
      0,
    ],
    [
      'earns the rest when the course ends',
      PRICE,
      [bought(), ...drawn('held', 7), ended('expired', 13)],
      { 'fees.unearned': PRICE, 'revenue.courses': -PRICE },
      0,
    ],
    [
      'owes the amount of a refund back and earns the remainder',
      PRICE,
      [bought(), ...drawn('held', 5), ended('refunded', 15, 1_000_000)],
      { 'fees.unearned': PRICE, 'refunds.payable': -1_000_000, 'revenue.courses': -1_000_000 },
      0,
    ],
    [
      'owes what was promised also when meetings were held since the refund was asked for, and loses their part',
      PRICE,
      [bought(), ...drawn('held', 12), ended('refunded', 8, 1_000_000)],
      {
        'fees.unearned': PRICE,
        'refunds.payable': -1_000_000,
        'revenue.courses': -1_200_000,
        'expense.lost': 200_000,
      },
      0,
    ],
    [
      'loses what was earned when all money was taken back',
      PRICE,
      [bought(), ...drawn('held', 5), money(-PRICE)],
      { 'revenue.courses': -500_000, 'expense.lost': 500_000 },
      0,
    ],
    [
      'has it all again when the dispute is won',
      PRICE,
      [bought(), ...drawn('held', 5), money(-PRICE), money(PRICE)],
      { 'fees.unearned': 500_000, 'revenue.courses': -500_000 },
      1_500_000,
    ],
    [
      'earns nothing more by its end if all its money was taken back',
      PRICE,
      [bought(), ...drawn('held', 5), money(-PRICE), ended('expired', 15)],
      { 'revenue.courses': -500_000, 'expense.lost': 500_000 },
      0,
    ],
    [
      'owes less after a part was given back, and its meetings earn on',
      PRICE,
      [bought(), ...drawn('held', 5), money(-800_000)],
      { 'fees.unearned': 500_000, 'revenue.courses': -500_000 },
      700_000,
    ],
    [
      'loses only what was earned beyond the remaining money',
      PRICE,
      [bought(), ...drawn('held', 15), money(-800_000)],
      { 'fees.unearned': 1_200_000, 'revenue.courses': -1_500_000, 'expense.lost': 300_000 },
      0,
    ],
    [
      'owes no refund of a payment that the bank had taken back',
      PRICE,
      [bought(), ...drawn('held', 5), ended('refunded', 15, 1_000_000), money(-PRICE)],
      { 'revenue.courses': -500_000, 'expense.lost': 500_000 },
      0,
    ],
  ])('%s', (_, price, events, books, owed) => {
    expect(booksOfCourse(price, after(events))).toEqual(books);
    expect(owedAsLessons(price, after(events))).toBe(owed);
  });

  /** The life of a course: meetings, corrections, extra meetings, money returned and paid again, an end. */
  const life = fc
    .record({
      price: fc.integer({ min: 0, max: 9_999_999 }),
      n: fc.constantFrom(1, 3, 10, 20),
      steps: fc.array(fc.constantFrom('held', 'forfeited', 'back', 'extra', 'lose', 'win'), {
        maxLength: 50,
      }),
      end: fc.constantFrom('none', 'expired', 'refunded'),
    })
    .map(({ price, n, steps, end }) => {
      const events = [bought(n)];
      let left = n;
      let drawnSoFar = 0;
      let lost = 0;
      for (const step of steps) {
        if ((step === 'held' || step === 'forfeited') && left > 0) {
          events.push(...drawn(step, 1));
          left -= 1;
          drawnSoFar += 1;
        } else if (step === 'back' && drawnSoFar > 0) {
          events.push({ kind: 'returned', meetings: 1, amount: 0 });
          left += 1;
          drawnSoFar -= 1;
        } else if (step === 'extra') {
          events.push({ kind: 'owed_meeting', meetings: 1, amount: 0 });
          left += 1;
        } else if (step === 'lose' && lost < price) {
          const amount = Math.ceil((price - lost) / 2);
          events.push(money(-amount));
          lost += amount;
        } else if (step === 'win' && lost > 0) {
          events.push(money(lost));
          lost = 0;
        }
      }
      if (end !== 'none' && left > 0)
        events.push(ended(end, left, end === 'refunded' ? Math.floor(price / 2) : 0));
      return { price, n, events };
    });

  it('are balanced after every event, and owe a family exactly the shares of its remaining bought meetings', () => {
    fc.assert(
      fc.property(life, ({ price, n, events }) => {
        let now = NO_MONEY;
        for (const event of events) {
          now = addEvent(now, event);
          const books = booksOfCourse(price, now);
          expect(Object.values(books).reduce((sum, amount) => sum + amount, 0)).toBe(0);
          expect(books['revenue.courses'] ?? 0).toBeLessThanOrEqual(0);
          expect(books['refunds.payable'] ?? 0).toBeLessThanOrEqual(0);
          expect(books['expense.lost'] ?? 0).toBeGreaterThanOrEqual(0);
          let stillShares = 0;
          for (let k = now.drawn + now.unused + 1; k <= n; k++) stillShares += shareOf(price, n, k);
          const received = price + now.change;
          expect(owedAsLessons(price, now)).toBe(Math.max(0, stillShares - (price - received)));
        }
      }),
    );
  });

  it('are the same in any order of events', () => {
    fc.assert(
      fc.property(
        life.chain((one) =>
          fc
            .shuffledSubarray(one.events, { minLength: one.events.length })
            .map((shuffled) => ({ ...one, shuffled })),
        ),
        ({ price, events, shuffled }) => {
          expect(booksOfCourse(price, after(shuffled))).toEqual(booksOfCourse(price, after(events)));
        },
      ),
    );
  });
});
