import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { cellsOf, liesWithin } from '@fasih/school/learning/wishes/painted';
import { useMemo, useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, weekdayName } from '../../lib/school-day.ts';
import { IconCheck, IconStarFilled } from '../../ui/icons.ts';
import {
  type Brush,
  type Cell,
  type CellState,
  type Painted,
  painted,
  pressed,
  shownSpan,
  stateOf,
} from './paint.ts';
import { cellAfterKey, type Stroked, usePainting } from './use-painting.ts';
import css from './wishes.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7];

type Props = {
  week: Painted;
  /** Hours in which lessons are given, on the reader's clock. */
  open: readonly Hours[];
  brush: Brush;
  /** Minutes of a cell. */
  step: number;
  label: string;
  /** How cells are called aloud, where they are not wishes. */
  states?: Record<CellState, string>;
  onWeek: (week: Painted) => void;
};

/**
 * A week to paint: rows are times, columns are days. A press on a day or a time paints all of it. By keyboard the arrows walk, the space
 * bar paints, and arrows with the shift key paint along.
 */
export function WeekGrid({ week, open, brush, step, label, states, onWeek }: Props) {
  const t = useTexts('wishes').grid;
  const stateWords = states ?? t.states;
  const lang = useLang();
  const span = shownSpan(open, week.possible);
  const [current, setCurrent] = useState<Cell>({ weekday: 1, from: span.first, step });
  const cells = useMemo(() => [cellsOf(week.possible), cellsOf(week.preferred)] as const, [week]);
  const stateOfCell = (cell: Cell) => stateOf(cell, ...cells);
  const isOpen = ({ weekday, from, step: minutes }: Cell) =>
    liesWithin([{ weekday, from, to: from + minutes }], open);
  const paint = ({ cells: stroked, becomes }: Stroked) => onWeek(painted(week, stroked, becomes));
  const { preview, bind } = usePainting({ brush, stateOf: stateOfCell, isOpen, onPaint: paint });
  const times: number[] = [];
  for (let from = span.first; from < span.last; from += step) times.push(from);
  /** A whole day or time: painted, or emptied when all of it is. */
  const paintAll = (all: readonly Cell[]) => {
    const inside = all.filter(isOpen);
    const becomes = inside.find((cell) => pressed(stateOfCell(cell), brush) === brush);
    paint({ cells: inside, becomes: becomes ? brush : brush === 'possible' ? 'none' : 'possible' });
  };
  const isCurrent = (cell: Cell) =>
    cell.weekday === current.weekday && cell.from === rowOf(current.from, span, step);
  const shown = (cell: Cell): CellState =>
    preview?.cells.some(({ weekday, from }) => weekday === cell.weekday && from === cell.from)
      ? preview.becomes
      : stateOfCell(cell);
  return (
    // The keys of a grid, for the buttons in it.
    <table
      {...bind}
      className={css.grid}
      data-halves={step < 60 ? '' : undefined}
      onKeyDown={(event) => {
        const at = { weekday: current.weekday, from: rowOf(current.from, span, step), step };
        const next = cellAfterKey(event, at, span);
        if (next === null || !(event.target as HTMLElement).matches('[data-cell]')) return;
        event.preventDefault();
        if (event.shiftKey) paint({ cells: [at, next].filter(isOpen), becomes: brush });
        setCurrent(next);
        event.currentTarget
          .querySelector<HTMLElement>(`[data-cell="${next.weekday} ${next.from} ${step}"]`)
          ?.focus();
      }}
    >
      <caption className="unseen">{label}</caption>
      <thead>
        <tr>
          <td />
          {DAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <button
                type="button"
                // Begins with the visible text, which people say who control the page by voice.
                aria-label={t.wholeDay({ day: weekdayName(weekday, lang, 'short') })}
                onClick={() => paintAll(times.map((from) => ({ weekday, from, step })))}
              >
                {weekdayName(weekday, lang, 'short')}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((from) => (
          <tr key={from} data-hour={from % 60 === 0 ? '' : undefined}>
            <th scope="row">
              <button
                type="button"
                aria-label={t.everyDay({ time: clockOf(from, lang) })}
                onClick={() => paintAll(DAYS.map((weekday) => ({ weekday, from, step })))}
              >
                {clockOf(from, lang)}
              </button>
            </th>
            {DAYS.map((weekday) => {
              const cell = { weekday, from, step };
              const state = shown(cell);
              const isClosed = !isOpen(cell);
              return (
                <td key={weekday}>
                  <button
                    type="button"
                    data-cell={`${weekday} ${from} ${step}`}
                    data-state={state}
                    aria-disabled={isClosed || undefined}
                    aria-pressed={state !== 'none'}
                    aria-label={t.cell({
                      day: weekdayName(weekday, lang),
                      from: clockOf(from, lang),
                      to: clockOf(from + step, lang),
                      state: isClosed ? t.closed : stateWords[state],
                    })}
                    tabIndex={isCurrent(cell) ? 0 : -1}
                    onFocus={() => setCurrent(cell)}
                    onClick={(event) => {
                      // By a key; pointers have painted already.
                      if (event.detail === 0 && !isClosed)
                        paint({ cells: [cell], becomes: pressed(stateOfCell(cell), brush) });
                    }}
                  >
                    {state === 'preferred' && <IconStarFilled size={16} aria-hidden="true" />}
                    {state === 'possible' && <IconCheck size={16} stroke={2.5} aria-hidden="true" />}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The row in which a minute lies, when the grid changes between hours and halves. */
const rowOf = (minute: number, { first, last }: { first: number; last: number }, step: number) =>
  Math.min(last - step, Math.max(first, first + Math.floor((minute - first) / step) * step));
