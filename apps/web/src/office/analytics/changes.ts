import { presentPercent } from '@fasih/school/learning/attendance/percent';
import type { Analytics } from '@fasih/school/office/analytics/contract';

/** The figures that the page begins with. */
export const FIGURES = ['register', 'paid', 'percent', 'forfeited', 'teachersLate'] as const;
export type Figure = (typeof FIGURES)[number];

const BETTER_WHEN_LOWER: ReadonlySet<Figure> = new Set(['forfeited', 'teachersLate']);

/** The figures of some months; null for one that is not counted: who registers has not chosen a program yet. */
export function figuresOf(data: Analytics): Record<Figure, number | null> {
  const totalOf = (step: 'register' | 'paid') => data.funnel.find((one) => one.step === step)?.total ?? null;
  const sum = <Row>(rows: readonly Row[], countIn: (row: Row) => number) =>
    rows.reduce((total, row) => total + countIn(row), 0);
  return {
    register: totalOf('register'),
    paid: totalOf('paid'),
    percent: presentPercent({
      present: sum(data.attendance, ({ present }) => present),
      late: sum(data.attendance, ({ late }) => late),
      absent: sum(data.attendance, ({ absent }) => absent),
    }),
    forfeited: sum(data.losses, ({ forfeited }) => forfeited),
    teachersLate: sum(data.lateness, ({ teachersLate }) => teachersLate),
  };
}

/** The same month by month. */
export function monthsOf(data: Analytics): Record<Figure, readonly (number | null)[]> {
  const countsOf = (step: 'register' | 'paid') => data.funnel.find((one) => one.step === step)?.counts ?? [];
  return {
    register: countsOf('register'),
    paid: countsOf('paid'),
    percent: data.attendance.map(({ percent }) => percent),
    forfeited: data.losses.map(({ forfeited }) => forfeited),
    teachersLate: data.lateness.map(({ teachersLate }) => teachersLate),
  };
}

/** `n` is the size of the change; `isGood` means nothing where it is the same. */
export type Change = { way: 'up' | 'down' | 'same'; n: number; isGood: boolean };

/** How a figure changed from one period to the next; null where one of them has none. */
export function changeOf(figure: Figure, now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const way = now > before ? 'up' : now < before ? 'down' : 'same';
  return { way, n: Math.abs(now - before), isGood: (way === 'down') === BETTER_WHEN_LOWER.has(figure) };
}
