import { LOCALE } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { lessonStarts } from '@fasih/school/learning/meetings/plan';
import type { ClassProposals, ProposedTeacher } from '@fasih/school/learning/placing/contract';
import { useId, useState } from 'react';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { clockOf, weekdayName } from '../../../lib/school-day.ts';
import type { Lang } from '../../../lib/texts.ts';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/fields.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import css from './assign.module.css';

export type Slot = { weekday: number; minute: number };

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const OWN = 'own';
/** Where a day's first choice is looked for: after school. */
const AFTERNOON = 14 * 60;

/** `Selasa dan Kamis 14.00 WIB`, or each with its own hour. */
function slotsText(slots: readonly Slot[], lang: Lang): string {
  const list = new Intl.ListFormat(LOCALE[lang], { type: 'conjunction' });
  const [first] = slots;
  const together = slots.every(({ minute }) => minute === first?.minute);
  const days = slots.map(({ weekday, minute }) =>
    together ? weekdayName(weekday, lang) : `${weekdayName(weekday, lang)} ${clockOf(minute, lang)}`,
  );
  return together && first
    ? `${list.format(days)} ${clockOf(first.minute, lang)} ${zoneName(SCHOOL_ZONE)}`
    : `${list.format(days)} ${zoneName(SCHOOL_ZONE)}`;
}

/** The start nearest to the one wished for; the wish itself where there is none. */
const nearest = (starts: readonly number[], wished: number) =>
  starts.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0] ?? wished;

const keyOf = (slots: readonly Slot[]) => slots.map(({ weekday, minute }) => `${weekday}/${minute}`).join();

/** Whether these weekly slots are among a teacher's proposals. */
export const offers = (options: ProposedTeacher['options'], slots: readonly Slot[]): boolean =>
  options.some((option) => keyOf(option.slots) === keyOf(slots));

type Props = {
  options: ProposedTeacher['options'];
  lessonHours: ClassProposals['lessonHours'];
  meetingMinutes: number;
  /** The greatest number of slots a week. */
  perWeek: number;
  value: readonly Slot[];
  onChange: (slots: readonly Slot[]) => void;
};

/** The proposed weekly plans, or one of one's own. */
export function SlotChoice({ options, ...rest }: Props) {
  const t = useTexts('students').dialog;
  const reasons = useTexts('placing');
  const lang = useLang();
  const name = useId();
  const { value, onChange } = rest;
  const [own, setOwn] = useState(!offers(options, value));
  return (
    <Choices legend={t.plans}>
      {options.map(({ slots, why }) => (
        <Choice
          key={keyOf(slots)}
          look="card"
          type="radio"
          name={name}
          checked={!own && keyOf(slots) === keyOf(value)}
          onChange={() => {
            setOwn(false);
            onChange(slots);
          }}
        >
          {slotsText(slots, lang)}
          <Text isMuted size="small">
            {reasons.why(why)}
          </Text>
        </Choice>
      ))}
      <Choice look="card" type="radio" name={name} value={OWN} checked={own} onChange={() => setOwn(true)}>
        {t.own}
      </Choice>
      {own && <OwnSlots {...rest} />}
    </Choices>
  );
}

/** Two or three weekly times, each with its day and its hour. */
export function OwnSlots({ lessonHours, meetingMinutes, perWeek, value, onChange }: Omit<Props, 'options'>) {
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
