import { type Availability, changeOwnAvailability } from '@fasih/school/teachers/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, SelectField } from '../../ui/fields.tsx';
import { IconX } from '../../ui/icons.ts';
import { useWrite } from '../../ui/use-write.ts';
import { availabilityKey, useRefresh } from '../api.ts';
import { choices, clockOf, faultOf, type HoursRow, nextHours, sameWeek } from '../hours.ts';
import { hoursOf, weekdayName } from '../school-day.ts';
import css from './availability.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];
const DAY = 24 * 60;

let made = 0;
const keyed = (row: Omit<HoursRow, 'key'>): HoursRow => ({ ...row, key: `hours-${++made}` });

/** The week as rows of hours by day, chosen from lists: the same by finger, mouse and keyboard. Saved as a whole. */
export function WeeklyHours({
  of,
  onSave,
}: {
  of: Availability;
  /** Saves somebody else's week; left out, one's own is saved. */
  onSave?: (change: { weekly: Availability['weekly']; version: number }) => Promise<unknown>;
}) {
  const t = useTexts('teachers').screens.availability;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const write = useWrite();
  const [rows, setRows] = useState(() => of.weekly.map(keyed));
  const dirty = !sameWeek(rows, of.weekly);
  // A week saved elsewhere is shown where nothing was changed here.
  const known = useRef(of.weekly);
  useEffect(() => {
    const before = known.current;
    known.current = of.weekly;
    setRows((own) => (sameWeek(own, before) ? of.weekly.map(keyed) : own));
  }, [of.weekly]);

  const change = (key: string, part: Partial<HoursRow>) =>
    setRows((own) => own.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const copy = (weekday: number) =>
    setRows((own) => [
      ...own.filter((row) => row.weekday === weekday || !WORKDAYS.includes(row.weekday)),
      ...WORKDAYS.filter((day) => day !== weekday).flatMap((day) =>
        own.filter((row) => row.weekday === weekday).map(({ from, to }) => keyed({ weekday: day, from, to })),
      ),
    ]);
  const wrong = rows.some((row) => faultOf(row, rows) !== null);
  const save = async () => {
    const weekly = rows.map(({ weekday, from, to }) => ({ weekday, from, to }));
    const saved = await write.run(async () => {
      const body = { weekly, version: of.version };
      if (onSave !== undefined) return onSave(body);
      queries.setQueryData(availabilityKey, await call(changeOwnAvailability, { body }));
    });
    await refresh('teachers');
    if (saved) await notify('good', t.saved);
  };
  const stale = write.error instanceof Problem && write.error.code === 'common.stale';
  const total = rows.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  return (
    <form
      className={css.week}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) void save();
      }}
    >
      <Card className={css.card}>
        <ul className={css.days}>
          {WEEKDAYS.map((weekday) => (
            <Day
              key={weekday}
              weekday={weekday}
              rows={rows}
              onChange={change}
              onRemove={(key) => setRows((own) => own.filter((row) => row.key !== key))}
              onAdd={() => setRows((own) => [...own, keyed({ weekday, ...nextHours(own, weekday) })])}
              onCopy={() => copy(weekday)}
            />
          ))}
        </ul>
      </Card>
      {of.meetingsOutside > 0 && <Notice kind="attention">{t.outside({ n: of.meetingsOutside })}</Notice>}
      {stale ? (
        <Notice
          kind="attention"
          action={
            <Button
              size="small"
              look="quiet"
              onClick={() => {
                setRows(of.weekly.map(keyed));
                write.clear();
              }}
            >
              {s.takeSaved}
            </Button>
          }
        >
          {s.stale}
        </Notice>
      ) : (
        <FormError message={write.fault} />
      )}
      <div className={css.save} data-dirty={dirty ? '' : undefined}>
        <Button type="submit" disabled={write.sending || wrong || !dirty}>
          {write.sending ? s.saving : t.save}
        </Button>
        <span className={css.quiet}>{t.total({ hours: hoursOf(total, lang) })}</span>
        {dirty && <Badge hue="amber">{t.unsaved}</Badge>}
      </div>
    </form>
  );
}

type DayProps = {
  weekday: number;
  rows: readonly HoursRow[];
  onChange: (key: string, part: Partial<HoursRow>) => void;
  onRemove: (key: string) => void;
  onAdd: () => void;
  onCopy: () => void;
};

function Day({ weekday, rows, onChange, onRemove, onAdd, onCopy }: DayProps) {
  const t = useTexts('teachers').screens.availability;
  const lang = useLang();
  const day = weekdayName(weekday, lang);
  const own = rows.filter((row) => row.weekday === weekday);
  const options = (first: number, last: number, set: number) =>
    choices(first, last, set).map((minute) => ({ value: String(minute), label: clockOf(minute) }));
  return (
    <li className={css.day}>
      <h3>{day}</h3>
      <div className={css.rows}>
        {own.length === 0 && <p className={css.quiet}>{t.free}</p>}
        {own.map((row, index) => {
          const fault = faultOf(row, rows);
          const n = index + 1;
          return (
            <div key={row.key} className={css.row}>
              <SelectField
                aria-label={t.fromOf({ day, n })}
                value={String(row.from)}
                data={options(0, DAY - 30, row.from)}
                onChange={(event) => onChange(row.key, { from: Number(event.currentTarget.value) })}
              />
              <span aria-hidden="true">–</span>
              <SelectField
                aria-label={t.toOf({ day, n })}
                value={String(row.to)}
                data={options(30, DAY, row.to)}
                error={fault !== null}
                onChange={(event) => onChange(row.key, { to: Number(event.currentTarget.value) })}
              />
              <button
                type="button"
                className={css.remove}
                aria-label={t.removeOf({ day, n })}
                onClick={() => onRemove(row.key)}
              >
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </button>
              {fault !== null && (
                <p className={css.fault} role="alert">
                  {t[fault]}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <div className={css.dayActions}>
        <Button look="quiet" size="small" aria-label={t.addOn({ day })} onClick={onAdd}>
          {t.add}
        </Button>
        {own.length > 0 && weekday === 1 && (
          <Button look="plain" size="small" onClick={onCopy}>
            {t.copy}
          </Button>
        )}
      </div>
    </li>
  );
}
