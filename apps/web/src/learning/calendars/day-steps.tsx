import { formatDays } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolDay } from '../../lib/school-day.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import { rangeOf, stepOf, type View } from './layout.ts';

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day `YYYY-MM-DD` of an address or a field; undefined where it is none. */
export const dayOf = (text: string | null): string | undefined =>
  text !== null && A_DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The days that are looked at, and the way to others; `onChange` without a day means today. */
export function DaySteps({
  view,
  day,
  today,
  onChange,
}: {
  view: View;
  day: string;
  today: string;
  onChange: (day: string | undefined) => void;
}) {
  const t = useTexts('timetable');
  const lang = useLang();
  const { from, until } = rangeOf(view, day);
  const last = stepOf('day', until, -1);
  const title = view === 'day' ? schoolDay(from, lang) : formatDays(from, last, lang);
  return (
    <>
      <h2 className="unseen" aria-live="polite">
        {title}
      </h2>
      <Row gap={1}>
        <Button look="icon" aria-label={t.previous[view]} onClick={() => onChange(stepOf(view, day, -1))}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <DayField
          label={t.goTo}
          day={day}
          {...(view === 'week' ? { text: title } : {})}
          onChange={(text) => {
            const next = dayOf(text);
            if (next !== undefined) onChange(next);
          }}
        />
        <Button look="icon" aria-label={t.next[view]} onClick={() => onChange(stepOf(view, day, 1))}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        {from !== rangeOf(view, today).from && (
          <Button look="quiet" size="small" onClick={() => onChange(undefined)}>
            {t.today}
          </Button>
        )}
      </Row>
    </>
  );
}
