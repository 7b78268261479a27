import type { CSSProperties, ReactNode } from 'react';
import { Row, Stack } from './layout.tsx';
import css from './parts/charts.module.css';
import type { Hue } from './theme/colors.ts';

const share = (value: number, most: number) => `${most === 0 ? 0 : (value / most) * 100}%`;

export type BarRow = {
  key: string;
  label: ReactNode;
  value: number;
  /** The value as it is read, at the end of its bar. */
  text: string;
  /** What belongs to the value, after it. */
  note?: ReactNode;
  /** The value to compare with, a line across the bar. */
  before?: number | undefined;
  /** The colour of what it counts, where that has one. */
  hue?: Hue;
};

/** Values from the left, each with its name and number in words: a list that is read as well as seen. */
export function BarList({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const most = Math.max(...rows.flatMap(({ value, before = 0 }) => [value, before]));
  return (
    <Stack as="ol" gap={2} className={css.bars} aria-label={label}>
      {rows.map(({ key, label: name, value, text, note, before, hue }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={css.track} aria-hidden="true">
            <span className={css.bar} data-hue={hue} style={{ width: share(value, most) }} />
            {before !== undefined && (
              <span className={css.before} style={{ insetInlineStart: share(before, most) }} />
            )}
          </span>
          <span className={css.text}>
            <strong>{text}</strong> {note}
          </span>
        </li>
      ))}
    </Stack>
  );
}

/** A small line over time beside its figure, for eyes alone: a table elsewhere says the same. Nothing for fewer than two values. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = known.at(-1);
  if (last === undefined || known.length < 2) return null;
  const all = known.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => (at / (values.length - 1)) * 100;
  const y = (value: number) => (most === least ? 50 : 100 - ((value - least) / (most - least)) * 100);
  const line = known.map(({ value, at }) => `${x(at)},${y(value)}`).join(' ');
  return (
    <span className={css.spark} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        <polygon points={`${x(known[0]?.at ?? 0)},100 ${line} ${x(last.at)},100`} />
        <polyline points={line} />
      </svg>
      <span style={{ insetInlineStart: `${x(last.at)}%`, insetBlockStart: `${y(last.value)}%` }} />
    </span>
  );
}

export type ChartColumn = {
  key: string;
  label: string;
  /** One for each series. */
  values: readonly number[];
  /** What is above the column; without it each bar has its own number. */
  top?: string;
};

/**
 * Columns over time, of one to three series that differ by pattern as well as colour. A picture with a name: a table beside it
 * says the same.
 */
export function ColumnChart({
  label,
  series,
  columns,
  isStacked = false,
  number,
}: {
  label: string;
  series: readonly string[];
  columns: readonly ChartColumn[];
  isStacked?: boolean;
  /** How a number is written. */
  number: (n: number) => string;
}) {
  const sum = (values: readonly number[]) => values.reduce((total, n) => total + n, 0);
  const most = Math.max(...columns.map(({ values }) => (isStacked ? sum(values) : Math.max(...values))));
  return (
    <Stack as="figure" gap={3}>
      {series.length > 1 && (
        <Row as="ul" gap={4} className={css.key}>
          {series.map((name, n) => (
            <Row as="li" gap={2} isOneLine key={name}>
              <span className={css.swatch} data-series={n + 1} />
              {name}
            </Row>
          ))}
        </Row>
      )}
      <div role="img" aria-label={label} className={css.columns}>
        {columns.map(({ key, label: name, values, top }) => (
          <Stack gap={1} key={key} className={css.column}>
            <div className={css.field} data-stacked={isStacked ? '' : undefined}>
              {top !== undefined && (
                <span
                  className={css.top}
                  style={{ '--at': most === 0 ? 0 : sum(values) / most } as CSSProperties}
                >
                  {top}
                </span>
              )}
              {values.map((value, n) => (
                <span
                  key={series[n]}
                  className={css.block}
                  data-series={n + 1}
                  data-empty={value === 0 ? '' : undefined}
                  style={{ height: share(value, most) }}
                >
                  {top === undefined && value > 0 && <span>{number(value)}</span>}
                </span>
              ))}
            </div>
            <span className={css.axis}>{name}</span>
          </Stack>
        ))}
      </div>
    </Stack>
  );
}
