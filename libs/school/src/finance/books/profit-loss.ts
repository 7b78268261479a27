import type { MoneyType } from './contract.ts';
import { AVERAGE_DAYS } from './periods.ts';

/** Whole rupiah of one type and category; a refund reduces revenue. */
export type Total = { type: MoneyType; category: string; amount: number };

/**
 * Part of whole in percent with 2 decimals, halves away from zero (`-0.005` → `-0.01`); null when the whole is zero.
 * Uses integer arithmetic, so that binary fractions do not affect rounding.
 */
export function percent(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const [p, w] = [BigInt(part) * 10_000n, BigInt(whole)];
  const sign = p < 0n === w < 0n ? 1n : -1n;
  const hundredths = (2n * abs(p) + abs(w)) / (2n * abs(w));
  return hundredths === 0n ? 0 : Number(sign * hundredths) / 100;
}

/**
 * Net in percent of revenue (docs/product/courses-and-money.md#figures); null, shown as '–', when revenue is zero or
 * refunds exceed it, because the ratio would be meaningless.
 */
export function marginOf(revenue: number, expenses: number): number | null {
  return revenue > 0 ? percent(revenue - expenses, revenue) : null;
}

/**
 * Revenue of the last 30 days divided by 30, in whole rupiah, halves away from zero
 * (docs/product/courses-and-money.md#figures).
 */
export function averageDaily(revenueOf30Days: number): number {
  const rounded = Math.floor((2 * Math.abs(revenueOf30Days) + AVERAGE_DAYS) / (2 * AVERAGE_DAYS));
  return revenueOf30Days < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Revenue, expenses and net. */
export function sumsOf(totals: readonly Total[]): { revenue: number; expenses: number; net: number } {
  let [revenue, expenses] = [0, 0];
  for (const { type, amount } of totals) {
    if (type === 'revenue') revenue += amount;
    else expenses += amount;
  }
  return { revenue, expenses, net: revenue - expenses };
}

export type CategoryLine = {
  type: MoneyType;
  category: string;
  now: number;
  before: number;
  share: number | null;
};

/** Each category of either period with its share of its type; revenue first, largest first, then by name. */
export function byCategory(now: readonly Total[], before: readonly Total[]): CategoryLine[] {
  const sums = sumsOf(now);
  const lines = new Map<string, CategoryLine>();
  const lineOf = ({ type, category }: Total): CategoryLine => {
    const key = `${type}/${category}`;
    const line = lines.get(key) ?? { type, category, now: 0, before: 0, share: null };
    lines.set(key, line);
    return line;
  };
  for (const total of now) lineOf(total).now += total.amount;
  for (const total of before) lineOf(total).before += total.amount;
  for (const line of lines.values()) {
    line.share = percent(line.now, line.type === 'revenue' ? sums.revenue : sums.expenses);
  }
  return [...lines.values()].sort(
    (a, b) =>
      (a.type === b.type ? 0 : a.type === 'revenue' ? -1 : 1) ||
      b.now - a.now ||
      b.before - a.before ||
      (a.category < b.category ? -1 : 1),
  );
}

const abs = (n: bigint) => (n < 0n ? -n : n);
