import { LOCALE } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import type { ProposedTeacher } from '@fasih/school/learning/placing/contract';
import { useId, useState } from 'react';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { clockOf, weekdayName } from '../../../lib/school-day.ts';
import type { Lang } from '../../../lib/texts.ts';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { type Slot, type SlotFields, WeeklySlots } from '../../lesson-hours/weekly-slots.tsx';

const OWN = 'own';

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

const keyOf = (slots: readonly Slot[]) => slots.map(({ weekday, minute }) => `${weekday}/${minute}`).join();

/** Whether these weekly slots are one of a teacher's proposals. */
export const isProposed = (options: ProposedTeacher['options'], slots: readonly Slot[]): boolean =>
  options.some((option) => keyOf(option.slots) === keyOf(slots));

type Props = SlotFields & { options: ProposedTeacher['options'] };

/** The proposed weekly plans, or one of the reader's own. */
export function SlotChoice({ options, ...rest }: Props) {
  const t = useTexts('students').dialog;
  const reasons = useTexts('placing');
  const lang = useLang();
  const name = useId();
  const { value, onChange } = rest;
  const [own, setOwn] = useState(!isProposed(options, value));
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
          <Titled below={reasons.why(why)}>{slotsText(slots, lang)}</Titled>
        </Choice>
      ))}
      <Choice look="card" type="radio" name={name} value={OWN} checked={own} onChange={() => setOwn(true)}>
        {t.own}
      </Choice>
      {own && <WeeklySlots {...rest} />}
    </Choices>
  );
}
