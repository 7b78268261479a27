import { addDays } from '@fasih/school/catalogue/policy/validity';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { DayField } from './day-field.tsx';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import { Row } from './layout.tsx';
import { useListState } from './list-state.ts';
import css from './parts/day-switch.module.css';

/** The day that is looked at, kept in the address; without one it is the school's today. */
export function DaySwitch({ day, today, name }: { day: string; today: string; name: 'day' | 'date' }) {
  const t = useTexts('teachers').screens.day;
  const { set } = useListState();
  const go = (to: string) => set({ [name]: to === today ? undefined : to });
  return (
    <Row gap={1} className={css.days}>
      <Button look="icon" aria-label={t.previous} onClick={() => go(addDays(day, -1))}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
      </Button>
      <DayField label={t.choose} day={day} onChange={(next) => next !== '' && go(next)} />
      <Button look="icon" aria-label={t.next} onClick={() => go(addDays(day, 1))}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </Button>
      {day !== today && (
        <Button look="plain" size="small" onClick={() => go(today)}>
          {t.backToToday}
        </Button>
      )}
    </Row>
  );
}
