import type { Figure } from '@fasih/school/finance/books/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceToDecember, type HandLedger, startHandLedger } from './hand-ledger.fixtures.ts';

let books: HandLedger;
beforeAll(async () => {
  books = await startHandLedger();
});
afterAll(() => books.app.stop());

async function read(path: string) {
  const answer = await books.get(path);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}

type Result = { revenue: Figure; expenses: Figure; net: Figure; margin: number | null };
const numbers = ({ revenue, expenses, net, margin }: Result) => [
  revenue.amount,
  expenses.amount,
  net.amount,
  margin,
];

/** Revenue less expenses of all rows behind a figure, or the amounts of its type. */
async function addedUp({ filter }: Figure): Promise<{ rows: number; listed: number }> {
  const query = Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  const list = await read(`/transactions?${query.join('&')}&pageSize=100`);
  const amounts = list.data.map(({ type, amount }: { type: string; amount: number }) =>
    filter.type === null && type === 'expense' ? -amount : amount,
  );
  const rows = amounts.reduce((sum: number, amount: number) => sum + amount, 0);
  const { revenue, expenses, net } = list.sums;
  return { rows, listed: { revenue, expense: expenses, all: net }[filter.type ?? 'all'] };
}

async function expectDrillDown(figures: Figure[]) {
  for (const figure of figures) {
    expect({ ...figure, ...(await addedUp(figure)) }).toEqual({
      ...figure,
      rows: figure.amount,
      listed: figure.amount,
    });
  }
}
const ofResult = ({ revenue, expenses, net }: Result) => [revenue, expenses, net];

describe('in the last minute of November, 23:59 WIB', () => {
  it.each([
    ['7d', '2026-11-24', [-200_000, 250_000, -450_000, null]],
    ['30d', '2026-11-01', [4_250_001, 1_254_000, 2_996_001, 70.49]],
    ['3m', '2026-09-01', [8_150_001, 1_754_000, 6_396_001, 78.48]],
  ])(
    'the dashboard of %s begins on %s and shows the figures counted by hand',
    async (period, from, expected) => {
      const home = await read(`/dashboard?period=${period}`);
      expect(home).toMatchObject({ period, basis: 'received', today: '2026-11-30', from, to: '2026-11-30' });
      expect(numbers(home.result)).toEqual(expected);
      expect(home.averageDailyRevenue.amount).toBe(141_667);
      expect(home.owedToFamilies).toEqual({ amount: 10_490_001, account: 'fees.unearned' });
      expect(home.cashAtProvider).toEqual({ amount: 10_846_001, account: 'cash.provider' });
      expect(home.cashAtBank).toEqual({ amount: -1_450_000, account: 'cash.bank' });
      await expectDrillDown(ofResult(home.result));
      const sum = (field: 'revenue' | 'expenses') =>
        home.days.reduce((total: number, day: Record<string, number>) => total + (day[field] ?? 0), 0);
      expect([sum('revenue'), sum('expenses')]).toEqual(expected.slice(0, 2));
      expect([home.days[0].day, home.days.at(-1).day]).toEqual([from, '2026-11-30']);
    },
  );

  it('the chart has every day of the period, and the average uses 30 days', async () => {
    const home = await read('/dashboard?period=7d');
    expect(home.days).toEqual([
      { day: '2026-11-24', revenue: 900_000, expenses: 250_000 },
      { day: '2026-11-25', revenue: 0, expenses: 0 },
      { day: '2026-11-26', revenue: 0, expenses: 0 },
      { day: '2026-11-27', revenue: 0, expenses: 0 },
      { day: '2026-11-28', revenue: 0, expenses: 0 },
      { day: '2026-11-29', revenue: 0, expenses: 0 },
      { day: '2026-11-30', revenue: -1_100_000, expenses: 0 },
    ]);
    expect(home.averageDailyRevenue.filter).toMatchObject({ from: '2026-11-01', type: 'revenue' });
    expect((await addedUp(home.averageDailyRevenue)).rows).toBe(4_250_001);
  });

  it('the five newest rows are on the dashboard, the last entered first', async () => {
    const { recent } = await read('/dashboard');
    expect(recent).toHaveLength(5);
    expect(recent[0]).toMatchObject({
      date: '2026-11-30',
      type: 'expense',
      category: 'other',
      kind: 'manual',
      amount: 0,
      description: 'Sumbangan kertas',
      manual: true,
      voided: false,
    });
    expect(
      recent.slice(1).map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ['refund', -1_200_000],
      ['payment', 100_000],
      ['manual', 250_000],
      ['payment', 900_000],
    ]);
  });

  it.each([
    ['weekly', [-200_000, 250_000, -450_000, null], '2026-11-17', [1_750_001, 4_000, 1_746_001, 99.77]],
    [
      'monthly',
      [4_250_001, 1_254_000, 2_996_001, 70.49],
      '2026-10-01',
      [1_500_000, 500_000, 1_000_000, 66.67],
    ],
    ['quarterly', [8_150_001, 1_754_000, 6_396_001, 78.48], '2026-06-01', [3_000_000, 0, 3_000_000, 100]],
  ])('profit and loss, %s, is shown beside the period before', async (range, now, from, before) => {
    const answer = await read(`/profit-loss?range=${range}`);
    expect(numbers(answer.result)).toEqual(now);
    expect(answer.before.from).toBe(from);
    expect(numbers(answer.before.result)).toEqual(before);
    const categories = answer.categories as { now: Figure; before: Figure }[];
    await expectDrillDown([
      ...ofResult(answer.result),
      ...ofResult(answer.before.result),
      ...categories.flatMap((line) => [line.now, line.before]),
    ]);
  });

  it('profit and loss of November by category', async () => {
    const { categories } = await read('/profit-loss?range=monthly');
    const lines = categories.map(
      (line: { type: string; category: string; now: Figure; before: Figure; share: number }) =>
        [line.type, line.category, line.now.amount, line.before.amount, line.share] as const,
    );
    expect(lines).toEqual([
      ['revenue', 'conversation-kids', 1_750_001, 0, 41.18],
      ['revenue', 'general-english-kids', 1_200_000, 0, 28.24],
      ['revenue', 'toeic-express', 900_000, 0, 21.18],
      ['revenue', 'special-course', 400_000, 1_500_000, 9.41],
      ['expense', 'staff', 1_000_000, 0, 79.74],
      ['expense', 'marketing', 250_000, 0, 19.94],
      ['expense', 'provider', 4_000, 0, 0.32],
      ['expense', 'teachers', 0, 500_000, 0],
      ['expense', 'other', 0, 0, 0],
    ]);
  });

  it('on the accrual basis November has its meetings, their teachers’ pay and manual entries: a loss', async () => {
    const home = await read('/dashboard?period=30d&basis=earned');
    // 1.254.000 and three unpaid meetings of 60.000.
    expect(numbers(home.result)).toEqual([660_000, 1_434_000, -774_000, -117.27]);
    expect(home.averageDailyRevenue.amount).toBe(22_000);
    const answer = await read('/profit-loss?range=monthly&basis=earned');
    expect(numbers(answer.result)).toEqual(numbers(home.result));
    await expectDrillDown([...ofResult(home.result), ...ofResult(answer.result)]);
  });

  it('another end day shows another month', async () => {
    const october = await read('/profit-loss?range=monthly&to=2026-10-31');
    expect(october).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(numbers(october.result)).toEqual([1_500_000, 500_000, 1_000_000, 66.67]);
    const nothing = await read('/profit-loss?range=weekly&to=2020-01-07');
    expect([numbers(nothing.result), nothing.categories]).toEqual([[0, 0, 0, null], []]);
  });

  it.each([
    ['7w', '2026-10-13', '2026-11-30', [5_750_001, 1_754_000, 3_996_001, 69.5], 12],
    ['lastMonth', '2026-10-01', '2026-10-31', [1_500_000, 500_000, 1_000_000, 66.67], 2],
    ['3m', '2026-09-02', '2026-11-30', [5_750_001, 1_754_000, 3_996_001, 69.5], 12],
  ])('a report of %s covers %s to %s', async (period, from, to, expected, rows) => {
    const report = await read(`/reports?period=${period}`);
    expect(report).toMatchObject({ period, from, to, rows });
    expect(numbers(report.result)).toEqual(expected);
  });
});

describe('accounts', () => {
  it('match the cards, and both sides of the books are equal', async () => {
    const { data, debit, credit } = await read('/accounts');
    expect(debit).toBe(credit);
    const held = Object.fromEntries(
      data.map(({ code, balance }: { code: string; balance: number }) => [code, balance]),
    );
    expect(held).toMatchObject({
      'cash.provider': 10_846_001,
      'cash.bank': -1_450_000,
      'fees.unearned': 10_490_001,
      'refunds.payable': 0,
      'revenue.courses': 660_000,
      'salaries.payable': 180_000,
      // 180.000 for the meetings, 500.000 by hand.
      'expense.teachers': 680_000,
      'expense.staff': 1_000_000,
      'expense.provider': 4_000,
    });
  });

  it('open into lines that add up to them', async () => {
    const { data, account, total } = await read('/accounts/fees.unearned/lines?pageSize=100');
    expect(account).toMatchObject({ code: 'fees.unearned', kind: 'liability', balance: 10_490_001 });
    const sum = data.reduce(
      (total: number, { debit, credit }: { debit: number; credit: number }) => total + credit - debit,
      0,
    );
    expect([sum, total, data.length]).toEqual([10_490_001, 11, 11]);
    const november = await read('/accounts/fees.unearned/lines?from=2026-11-01&to=2026-11-23');
    expect(november.data.map(({ date }: { date: string }) => date).sort()).toEqual([
      '2026-11-01',
      '2026-11-10',
      '2026-11-23',
    ]);
    expect((await books.get('/accounts/cash.pocket/lines')).body.code).toBe('finance.noAccount');
  });
});

describe('in the first minute of December, 00:01 WIB', () => {
  beforeAll(() => advanceToDecember(books));

  it.each([
    ['7d', '2026-11-25', [-900_000, 180_000, -1_080_000, null]],
    ['30d', '2026-11-02', [2_050_001, 434_000, 1_616_001, 78.83]],
    ['3m', '2026-09-02', [5_950_001, 1_934_000, 4_016_001, 67.5]],
  ])('the dashboard of %s begins on %s', async (period, from, expected) => {
    const home = await read(`/dashboard?period=${period}`);
    expect(home).toMatchObject({ today: '2026-12-01', from, to: '2026-12-01' });
    expect(numbers(home.result)).toEqual(expected);
    expect(home.averageDailyRevenue.amount).toBe(68_333);
    expect(home.owedToFamilies.amount).toBe(10_690_001);
    await expectDrillDown(ofResult(home.result));
  });

  it('the previous month is all of November', async () => {
    const report = await read('/reports?period=lastMonth');
    expect(report).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
    expect(numbers(report.result)).toEqual([4_250_001, 1_254_000, 2_996_001, 70.49]);
    const monthly = await read('/profit-loss?range=monthly&to=2026-11-30');
    expect(numbers(monthly.result)).toEqual(numbers(report.result));
  });

  it('the pay for November’s meetings belongs to November when accrued, and to December when paid', async () => {
    const earned = await read('/months?basis=earned');
    expect(earned.data.slice(0, 2).map(({ result }: { result: Result }) => numbers(result))).toEqual([
      [0, 0, 0, null],
      [660_000, 1_434_000, -774_000, -117.27],
    ]);
    const received = await read('/months?basis=received');
    expect(received.data.slice(0, 2).map(({ result }: { result: Result }) => numbers(result))).toEqual([
      [200_000, 180_000, 20_000, 10],
      [4_250_001, 1_254_000, 2_996_001, 70.49],
    ]);
    const { data } = await read('/accounts');
    expect(data).toContainEqual(expect.objectContaining({ code: 'salaries.payable', balance: 0 }));
  });

  it('months are listed with their results, and only the first can be closed', async () => {
    const { data, total } = await read('/months');
    expect(total).toBe(5);
    expect(data.map(({ month }: { month: string }) => month)).toEqual([
      '2026-12',
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
    ]);
    expect(
      data.map(({ state, mayClose }: { state: string; mayClose: boolean }) => [state, mayClose]),
    ).toEqual([
      ['running', false],
      ['open', false],
      ['open', false],
      ['open', false],
      ['open', true],
    ]);
    expect(numbers(data[1].result)).toEqual([4_250_001, 1_254_000, 2_996_001, 70.49]);
    await expectDrillDown(data.flatMap(({ result }: { result: Result }) => ofResult(result)));
    const second = await read('/months?pageSize=2&page=2&sort=month');
    expect(second.data.map(({ month }: { month: string }) => month)).toEqual(['2026-10', '2026-11']);
  });
});
