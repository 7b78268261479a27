import { type DayHours, wholeDays } from '@fasih/school/learning/absences/away';
import { ABSENCE_KINDS, type Absence } from '@fasih/school/learning/absences/contract';
import { useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf } from '../../lib/school-day.ts';
import { Choice } from '../../ui/choice.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';

const DAY = 24 * 60;

/** What is filled in: a range of days, whole or from one hour to another on each of them. */
export type Away = {
  kind: Absence['kind'];
  from: string;
  until: string;
  isWhole: boolean;
  fromMinute: number;
  toMinute: number;
};

/** Sick for the whole of today: the commonest absence needs no field. */
export const awayOn = (today: string): Away => ({
  ...{ kind: 'sick', from: today, until: today, isWhole: true },
  ...{ fromMinute: 9 * 60, toMinute: 12 * 60 },
});

/** The hours away; null while they are none. */
export function hoursOfAway({ from, until, isWhole, fromMinute, toMinute }: Away): DayHours[] | null {
  if (from === '' || until === '' || until < from || (!isWhole && toMinute <= fromMinute)) return null;
  const days = wholeDays(from, until).slice(0, 200);
  return isWhole ? days : days.map(({ day }) => ({ day, from: fromMinute, to: toMinute }));
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
          error={isWrong && away.isWhole ? common.fields.endBeforeStart : undefined}
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
      </Columns>
      <Choice
        look="tick"
        type="checkbox"
        checked={away.isWhole}
        onChange={(event) => set({ isWhole: event.currentTarget.checked })}
      >
        {t.wholeDays}
      </Choice>
      {!away.isWhole && (
        <Columns least="small" gap={3} align="start" isStretched>
          <SelectField
            label={t.fromHour}
            value={String(away.fromMinute)}
            data={halfHours(0, DAY - 30)}
            onChange={(event) => set({ fromMinute: Number(event.currentTarget.value) })}
          />
          <SelectField
            label={t.toHour}
            value={String(away.toMinute)}
            data={halfHours(30, DAY)}
            error={isWrong ? common.fields.endBeforeStart : undefined}
            onChange={(event) => set({ toMinute: Number(event.currentTarget.value) })}
          />
        </Columns>
      )}
    </Stack>
  );
}
