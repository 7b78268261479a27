import { type LessonHours, lessonStarts } from '@fasih/school/learning/meetings/plan';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, weekdayName } from '../../lib/school-day.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import css from './weekly-slots.module.css';

export type Slot = { weekday: number; minute: number };

export type SlotFields = {
  lessonHours: LessonHours;
  meetingMinutes: number;
  /** The greatest number of slots a week. */
  perWeek: number;
  value: readonly Slot[];
  onChange: (slots: readonly Slot[]) => void;
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Where a day's first choice is looked for: after school. */
const AFTERNOON = 14 * 60;

/** The start nearest to the one wished for; the wish itself where there is none. */
const nearest = (starts: readonly number[], wished: number) =>
  starts.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0] ?? wished;

/** Two or three weekly times, each with its day and its hour. */
export function WeeklySlots({ lessonHours, meetingMinutes, perWeek, value, onChange }: SlotFields) {
  const t = useTexts('students').dialog;
  const lang = useLang();
  const starts = (weekday: number) => lessonStarts(lessonHours, weekday, meetingMinutes);
  const open = WEEK.filter((weekday) => starts(weekday).length > 0);
  const rows = Array.from({ length: Math.max(2, Math.min(3, perWeek)) }, (_, n) => value[n]);
  const change = (at: number, next: Slot | undefined) =>
    onChange(rows.map((slot, n) => (n === at ? next : slot)).filter((slot) => slot !== undefined));
  return (
    <Stack gap={3}>
      {rows.map((slot, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the week's plan and nothing else
        <div key={n} className={css.slot}>
          <SelectField
            label={t.day({ n: n + 1 })}
            value={slot === undefined ? '' : String(slot.weekday)}
            onChange={(event) => {
              const weekday = Number(event.currentTarget.value);
              if (weekday === 0) return change(n, undefined);
              const wished = slot?.minute ?? value[0]?.minute ?? AFTERNOON;
              change(n, { weekday, minute: nearest(starts(weekday), wished) });
            }}
            data={[
              ...(n < 2 && slot !== undefined ? [] : [{ value: '', label: n < 2 ? '–' : t.third }]),
              ...open.map((weekday) => ({ value: String(weekday), label: weekdayName(weekday, lang) })),
            ]}
          />
          <SelectField
            label={t.time({ n: n + 1 })}
            value={String(slot?.minute ?? '')}
            disabled={slot === undefined}
            onChange={(event) => {
              if (slot !== undefined) change(n, { ...slot, minute: Number(event.currentTarget.value) });
            }}
            data={[
              ...(slot === undefined ? [{ value: '', label: '–' }] : []),
              ...(slot === undefined ? [] : starts(slot.weekday)).map((minute) => ({
                value: String(minute),
                label: clockOf(minute, lang),
              })),
            ]}
          />
        </div>
      ))}
      <Text isMuted size="small">
        {t.zone}
      </Text>
    </Stack>
  );
}
