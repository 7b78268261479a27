import { BASES, type Figure } from '@fasih/school/finance/books/contract';
import { PERIODS, RANGES, REPORT_PERIODS } from '@fasih/school/finance/books/periods';
import { beforeAll, describe, expect, it } from 'vitest';
import { aStoryOfMoney } from '../../../test/a-ledger.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let token: string;
beforeAll(async () => {
  await aStoryOfMoney(app);
});

async function read(path: string) {
  const answer = await app.ask('GET', `/finance/${path}`, { token });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}

type Result = { revenue: Figure; expenses: Figure; net: Figure };
const ofResult = ({ revenue, expenses, net }: Result) => [revenue, expenses, net];

/** The sum of the rows behind a figure; without a type, revenue less expenses. */
async function behind({ filter }: Figure): Promise<number> {
  const query = Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  const { data } = await read(`transactions?${query.join('&')}&pageSize=100&showVoided=true`);
  return data.reduce(
    (sum: number, { type, amount }: { type: string; amount: number }) =>
      sum + (filter.type === null && type === 'expense' ? -amount : amount),
    0,
  );
}

/** Every figure of the dashboard, profit and loss, reports and months, in both bases. */
async function everyFigure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const basis of BASES) {
    for (const period of PERIODS) {
      const { result } = await read(`dashboard?period=${period}&basis=${basis}`);
      figures.push(...ofResult(result));
    }
    for (const range of RANGES) {
      const answer = await read(`profit-loss?range=${range}&basis=${basis}`);
      const lines = answer.categories.flatMap((line: { now: Figure; before: Figure }) => [
        line.now,
        line.before,
      ]);
      figures.push(...ofResult(answer.result), ...ofResult(answer.before.result), ...lines);
    }
    for (const period of REPORT_PERIODS) {
      figures.push(...ofResult((await read(`reports?period=${period}&basis=${basis}`)).result));
    }
    const months: { result: Result }[] = (await read(`months?basis=${basis}`)).data;
    figures.push(...months.flatMap(({ result }) => ofResult(result)));
  }
  return figures;
}

describe('three months with held, forfeited, expired and refunded meetings and a reversed payment', () => {
  it.each([
    ['the last minute of October', '2026-10-31T16:59:00Z'],
    ['the first minute of November', '2026-10-31T17:01:00Z'],
    ['the last minute of November', '2026-11-30T16:59:00Z'],
    ['the first minute of December', '2026-11-30T17:01:00Z'],
  ])(
    'at %s every figure is the sum of the rows that it opens',
    async (_, now) => {
      app.clock.set(now);
      token = (await signedInAccount(app, 'finance')).token;
      const figures = await everyFigure();
      expect(figures.length).toBeGreaterThan(60);
      expect(figures.some(({ amount }) => amount !== 0)).toBe(true);
      const wrong: unknown[] = [];
      for (const figure of figures) {
        const rows = await behind(figure);
        if (rows !== figure.amount) wrong.push({ ...figure, rows });
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
