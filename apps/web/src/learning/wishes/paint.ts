import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { cellOf, cellsOf, commonHours, hoursOf, PAINT_STEP } from '@fasih/school/learning/wishes/painted';

/** Painted hours of the reader's week. */
export type Painted = { possible: Hours[]; preferred: Hours[] };
export type Brush = keyof Painted;
/** A cell of the grid: `step` minutes of one day. */
export type Cell = { weekday: number; from: number; step: number };
export type CellState = Brush | 'none';

const pieces = ({ weekday, from, step }: Cell) =>
  Array.from({ length: step / PAINT_STEP }, (_, n) => cellOf(weekday, from + n * PAINT_STEP));

/** How a cell is painted; of an hour, what both of its halves are at least. */
export function stateOf(cell: Cell, possible: Set<number>, preferred: Set<number>): CellState {
  const all = pieces(cell);
  if (all.every((one) => preferred.has(one))) return 'preferred';
  return all.every((one) => possible.has(one)) ? 'possible' : 'none';
}

/** What a press with a brush makes of a cell: its colour, or without it where it has that colour. */
export function pressed(state: CellState, brush: Brush): CellState {
  if (brush === 'possible') return state === 'none' ? 'possible' : 'none';
  return state === 'preferred' ? 'possible' : 'preferred';
}

/** The week with these cells painted; what is preferred is possible. */
export function painted(
  { possible, preferred }: Painted,
  cells: readonly Cell[],
  becomes: CellState,
): Painted {
  const can = cellsOf(possible);
  const best = cellsOf(preferred);
  for (const piece of cells.flatMap(pieces)) {
    if (becomes === 'none') can.delete(piece);
    else can.add(piece);
    if (becomes === 'preferred') best.add(piece);
    else best.delete(piece);
  }
  return { possible: hoursOf(can), preferred: hoursOf(best) };
}

/** The cells between two corners. */
export function rectangle(one: Cell, other: Cell): Cell[] {
  const { step } = one;
  const [first, last] = [Math.min(one.weekday, other.weekday), Math.max(one.weekday, other.weekday)];
  const [from, to] = [Math.min(one.from, other.from), Math.max(one.from, other.from)];
  const cells: Cell[] = [];
  for (let weekday = first; weekday <= last; weekday++)
    for (let minute = from; minute <= to; minute += step) cells.push({ weekday, from: minute, step });
  return cells;
}

/** Weeks that most families mean, painted with one press. */
export const PRESETS = ['afternoons', 'evenings', 'mornings', 'weekend'] as const;
export type Preset = (typeof PRESETS)[number];

const WORKDAYS = [1, 2, 3, 4, 5];
const PRESET_HOURS: Record<Preset, { days: readonly number[]; from: number; to: number }> = {
  mornings: { days: WORKDAYS, from: 8, to: 12 },
  afternoons: { days: WORKDAYS, from: 15, to: 18 },
  evenings: { days: WORKDAYS, from: 18, to: 21 },
  weekend: { days: [6, 7], from: 9, to: 17 },
};

/** The hours of a preset in which lessons are given. */
export function presetHours(preset: Preset, open: readonly Hours[]): Hours[] {
  const { days, from, to } = PRESET_HOURS[preset];
  return commonHours(
    days.map((weekday) => ({ weekday, from: from * 60, to: to * 60 })),
    open,
  );
}

/** The first and last minute of the week's days that has to be shown, on full hours. */
export function shownSpan(open: readonly Hours[], also: readonly Hours[]): { first: number; last: number } {
  const all = [...open, ...also];
  if (all.length === 0) return { first: 8 * 60, last: 20 * 60 };
  return {
    first: Math.floor(Math.min(...all.map(({ from }) => from)) / 60) * 60,
    last: Math.ceil(Math.max(...all.map(({ to }) => to)) / 60) * 60,
  };
}

/** Whether hours begin or end on a half hour, so that the grid has to show halves. */
export const hasHalves = (hours: readonly Hours[]): boolean =>
  hours.some(({ from, to }) => from % 60 !== 0 || to % 60 !== 0);
