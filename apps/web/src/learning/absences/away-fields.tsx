import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { weekdayOf } from '@fasih/school/catalogue/policy/validity';
import { type DayHours, wholeDays } from '@fasih/school/learning/absences/away';
import { ABSENCE_KINDS, type Absence } from '@fasih/school/learning/absences/contract';
import { useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf } from '../../lib/school-day.ts';
import { FormError, SelectField, TextField } from '../../ui/fields.tsx';
import { Columns, Stack, Text } from '../../ui/layout.tsx';
import { WeekGrid } from '../wishes/week-grid.tsx';

/** The most rows of hours that one request may have. */
const MAX_HOURS = 200;
/** Hours of the day that can be painted. */
const SHOWN = { from: 6 * 60, to: 22 * 60 };

/** How the hours of the days are said: whole, the same on each, or painted by weekday. */
const WAYS = ['whole', 'same', 'painted'] as const;

/** What is filled in: a range of days, and the hours of each. */
export type Away = {
  kind: Absence['kind'];
  from: string;
  until: string;
  way: (typeof WAYS)[number];
  fromMinute: number;
  toMinute: number;
  painted: Hours[];
};

/** Sick for the whole of today: the commonest absence needs no field. */
export const awayOn = (today: string): Away => ({
  kind: 'sick',
  from: today,
  until: today,
  way: 'whole',
  fromMinute: 9 * 60,
  toMinute: 12 * 60,
  painted: [],
});

/** The painted hours of each day. */
const paintedHours = ({ from, until, painted }: Away): DayHours[] =>
  from === '' || until === '' || until < from
    ? []
    : wholeDays(from, until)
        .slice(0, MAX_HOURS)
        .flatMap(({ day }) =>
          painted
            .filter(({ weekday }) => weekday === weekdayOf(day))
            .map((one) => ({ day, from: one.from, to: one.to })),
        );

/** The hours away; null while they are none. */
export function hoursOfAway(away: Away): DayHours[] | null {
  const { from, until, way, fromMinute, toMinute } = away;
  if (from === '' || until === '' || until < from) return null;
  const days = wholeDays(from, until).slice(0, MAX_HOURS);
  if (way === 'whole') return days;
  if (way === 'same')
    return toMinute <= fromMinute ? null : days.map(({ day }) => ({ day, from: fromMinute, to: toMinute }));
  const hours = paintedHours(away);
  return hours.length === 0 || hours.length > MAX_HOURS ? null : hours;
}

/** When and why somebody is away. */
export function AwayFields({
  away,
  today,
  onChange,
}: {
  away: Away;
  today: string;
  onChange: (next: Away) => void;
}) {
  const t = useTexts('absences');
  const common = useTexts('common');
  const lang = useLang();
  const [isTouched, setTouched] = useState(false);
  const set = (change: Partial<Away>) => {
    setTouched(true);
    onChange({ ...away, ...change });
  };
  const halfHours = (first: number, last: number) =>
    Array.from({ length: (last - first) / 30 + 1 }, (_, n) => first + n * 30).map((minute) => ({
      value: String(minute),
      label: clockOf(minute, lang),
    }));
  const isWrong = isTouched && hoursOfAway(away) === null;
  return (
    <Stack gap={3}>
      <Columns least="small" gap={3} align="start" isStretched>
        <TextField
          type="date"
          label={t.from}
          min={today}
          value={away.from}
          onChange={(event) => {
            const from = event.currentTarget.value;
            set({ from, until: away.until < from ? from : away.until });
          }}
        />
        <TextField
          type="date"
          label={t.until}
          min={away.from}
          value={away.until}
          error={isWrong && away.until < away.from ? common.fields.endBeforeStart : undefined}
          onChange={(event) => set({ until: event.currentTarget.value })}
        />
        <SelectField
          label={t.kind}
          value={away.kind}
          data={ABSENCE_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
          onChange={(event) => {
            const kind = ABSENCE_KINDS.find((one) => one === event.currentTarget.value);
            if (kind) set({ kind });
          }}
        />
        <SelectField
          label={t.hours}
          value={away.way}
          data={WAYS.map((way) => ({ value: way, label: t.ways[way] }))}
          onChange={(event) => {
            const way = WAYS.find((one) => one === event.currentTarget.value);
            if (way) set({ way });
          }}
        />
      </Columns>
      {away.way === 'same' && (
        <>
          <Columns least="small" gap={3} align="start" isStretched>
            <SelectField
              label={t.fromHour}
              value={String(away.fromMinute)}
              data={halfHours(0, DAY_MINUTES - 30)}
              onChange={(event) => set({ fromMinute: Number(event.currentTarget.value) })}
            />
            <SelectField
              label={t.toHour}
              value={String(away.toMinute)}
              data={halfHours(30, DAY_MINUTES)}
              error={away.toMinute <= away.fromMinute ? common.fields.endBeforeStart : undefined}
              onChange={(event) => set({ toMinute: Number(event.currentTarget.value) })}
            />
          </Columns>
          <Text isMuted size="small">
            {t.schoolTime}
          </Text>
        </>
      )}
      {away.way === 'painted' && (
        <>
          <Text isMuted size="small">
            {t.paintHint} {t.schoolTime}
          </Text>
          <WeekGrid
            week={{ possible: away.painted, preferred: [] }}
            open={paintable(away)}
            brush="possible"
            step={60}
            label={t.ways.painted}
            states={{ possible: t.away, preferred: t.away, none: t.there }}
            onWeek={({ possible }) => set({ painted: possible })}
          />
          <FormError message={paintedHours(away).length > MAX_HOURS ? t.tooMany : null} />
        </>
      )}
    </Stack>
  );
}

/** The weekdays between both days, with the hours that can be painted. */
const paintable = ({ from, until }: Away): Hours[] =>
  [...new Set(wholeDays(from, until).map(({ day }) => weekdayOf(day)))].map((weekday) => ({
    weekday,
    ...SHOWN,
  }));
