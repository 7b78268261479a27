import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookLine } from '../../basics/book-lines.ts';
import { type EntryFacts, effectsOf } from './effects.ts';

const lines = (balances: Record<string, number>): BookLine[] =>
  Object.entries(balances).map(([account, amount]) => ({ account, amount }));
const told = (entry: EntryFacts) =>
  effectsOf(entry).map((one) => `${one.basis} ${one.type} ${one.category} ${one.kind} ${one.amount}`);

describe('the effect of an entry on the figures', () => {
  it.each<[string, Omit<EntryFacts, 'lines'>, Record<string, number>, string[]]>([
    [
      'a payment is revenue received, and nothing is earned yet',
      { category: 'ielts-regular' },
      { 'cash.provider': 900, 'fees.unearned': -900 },
      ['received revenue ielts-regular payment 900'],
    ],
    [
      'money that is still to be clarified counts nowhere',
      { category: 'ielts-regular' },
      { 'cash.provider': 900, unallocated: -900 },
      [],
    ],
    [
      'and counts when it is',
      { category: 'ielts-regular' },
      { unallocated: 900, 'fees.unearned': -900 },
      ['received revenue ielts-regular payment 900'],
    ],
    [
      'money that goes back is negative revenue of the same category',
      { category: 'ielts-regular' },
      { 'fees.unearned': 900, 'cash.provider': -900 },
      ['received revenue ielts-regular refund -900'],
    ],
    [
      'so is an approved refund when it is paid',
      { category: 'ielts-regular' },
      { 'refunds.payable': 450, 'cash.bank': -450 },
      ['received revenue ielts-regular refund -450'],
    ],
    [
      'a held meeting is earned',
      { category: 'ielts-regular', kind: 'held' },
      { 'fees.unearned': 45, 'revenue.courses': -45 },
      ['earned revenue ielts-regular held 45'],
    ],
    [
      'one that was given back is not any more',
      { category: 'ielts-regular', kind: 'returned' },
      { 'fees.unearned': -45, 'revenue.courses': 45 },
      ['earned revenue ielts-regular returned -45'],
    ],
    [
      'the remainder of a refunded course is earned, its refund is not',
      { category: 'ielts-regular', kind: 'refunded' },
      { 'fees.unearned': 700, 'refunds.payable': -450, 'revenue.courses': -250 },
      ['earned revenue ielts-regular refunded 250'],
    ],
    [
      'earned lessons whose money was taken back are an expense',
      { category: 'ielts-regular', kind: 'other' },
      { 'expense.lost': 225, 'fees.unearned': -225 },
      ['earned expense lost lost 225'],
    ],
    [
      'a meeting held without money behind it is earned and lost',
      { category: 'ielts-regular', kind: 'held' },
      { 'expense.lost': 45, 'revenue.courses': -45 },
      ['earned revenue ielts-regular held 45', 'earned expense lost lost 45'],
    ],
    [
      'pay is an expense when it is approved',
      { category: 'teachers' },
      { 'expense.teachers': 300, 'salaries.payable': -300 },
      ['earned expense teachers pay 300'],
    ],
    [
      'and is paid out when it is transferred',
      { category: 'teachers' },
      { 'salaries.payable': 300, 'cash.bank': -300 },
      ['received expense teachers pay 300'],
    ],
    [
      'the fee of the provider counts in both',
      { category: 'ielts-regular' },
      { 'expense.provider': 7, 'cash.provider': -7 },
      ['received expense provider fee 7', 'earned expense provider fee 7'],
    ],
    [
      'revenue by hand counts in both',
      { category: 'special-course', kind: 'manual' },
      { 'cash.bank': 80, 'revenue.courses': -80 },
      ['received revenue special-course manual 80', 'earned revenue special-course manual 80'],
    ],
    [
      'an expense by hand counts in both, and taking it back too',
      { category: 'marketing', kind: 'manual' },
      { 'cash.bank': 80, 'expense.marketing': -80 },
      ['received expense marketing manual -80', 'earned expense marketing manual -80'],
    ],
    [
      'money on its way from the provider to the bank counts nowhere',
      { category: null },
      { 'cash.bank': 500, 'cash.provider': -500 },
      [],
    ],
  ])('%s', (_, facts, balances, rows) => {
    expect(told({ ...facts, lines: lines(balances) })).toEqual(rows);
  });

  it('received less paid equals the change of cash, and earned less spent equals the journal', () => {
    const accounts = [
      'cash.provider',
      'cash.bank',
      'unallocated',
      'fees.unearned',
      'refunds.payable',
      'salaries.payable',
      'revenue.courses',
      'expense.teachers',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 7, maxLength: 7 }),
        (amounts) => {
          const rest = 0 - amounts.reduce((sum, one) => sum + one, 0);
          const all = [...amounts, rest].map((amount, index) => ({ account: accounts[index] ?? '', amount }));
          const effects = effectsOf({ category: 'x', lines: all });
          const net = (basis: string) =>
            effects
              .filter((one) => one.basis === basis)
              .reduce((sum, { type, amount }) => sum + (type === 'revenue' ? amount : -amount), 0);
          const balanceOf = (...codes: string[]) =>
            all.reduce((sum, { account, amount }) => sum + (codes.includes(account) ? amount : 0), 0);
          expect(net('received')).toBe(balanceOf('cash.provider', 'cash.bank', 'unallocated'));
          expect(net('earned')).toBe(0 - balanceOf('revenue.courses', 'expense.teachers'));
          expect(new Set(effects.map(({ basis, type }) => basis + type)).size).toBe(effects.length);
        },
      ),
    );
  });
});
