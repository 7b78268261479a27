import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

/** The limit of a figure; a figure without one is only reported. */
export type Limit = { atMost: number } | { atLeast: number } | { below: number } | { exactly: number };

/** One measured figure, in the unit that stands beside it. */
export type Figure = { name: string; value: number; unit: string; limit?: Limit; note?: string };

/** The figures of one part; `fault` or `skipped` say why it could not be measured, which counts as a miss. */
export type Part = { part: string; figures: Figure[]; skipped?: string; fault?: string };

/** Whether a figure is within its limit; NaN never is. */
export function isWithinLimit({ value, limit }: Figure): boolean {
  if (!limit) return true;
  if ('atMost' in limit) return value <= limit.atMost;
  if ('atLeast' in limit) return value >= limit.atLeast;
  return 'below' in limit ? value < limit.below : value === limit.exactly;
}

/** The lines of a part: name, figure, limit, ok or miss. */
export function tableOf({ part, figures, skipped, fault }: Part): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`.trim(),
    limitText(figure),
    figure.limit ? (isWithinLimit(figure) ? 'ok' : 'MISS') : '',
    figure.note ?? '',
  ]);
  if (fault) rows.push(['could not be measured', '', '', 'MISS', fault]);
  if (skipped) rows.push(['skipped', '', '', 'MISS', skipped]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [`\n${part}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function limitText({ limit, unit }: Figure): string {
  if (!limit) return '';
  const [sign, number] =
    'atMost' in limit
      ? ['≤', limit.atMost]
      : 'atLeast' in limit
        ? ['≥', limit.atLeast]
        : 'below' in limit
          ? ['<', limit.below]
          : ['=', limit.exactly];
  return `${sign} ${round(number)} ${unit}`.trim();
}

const round = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toFixed(Math.abs(value) >= 10 ? 1 : 3)));

/** Whether a part is without a miss. */
export const isGood = (part: Part): boolean =>
  !part.fault && !part.skipped && part.figures.every(isWithinLimit);

/** Keeps the run as JSON below `bench/results` and answers the file's path. */
export function keepResults(parts: Part[], began: Date): string {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${began.toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  const judged = parts.map((part) => ({
    ...part,
    figures: part.figures.map((figure) => ({ ...figure, ok: isWithinLimit(figure) })),
  }));
  const run = { began: began.toISOString(), node: process.version, load: loadavg(), parts: judged };
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}
