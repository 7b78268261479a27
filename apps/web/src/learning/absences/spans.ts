import { dayIn, later } from '@fasih/school/basics/instants';
import { formatDay, formatHours, formatInstant, readerZone } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';
import { schoolDay } from '../../lib/school-day.ts';

/** Hours away in words: whole days as days of the school, hours in the reader's zone. */
export function useSpans(): (spans: readonly { start: string; end: string }[]) => string {
  const lang = useLang();
  return (spans) =>
    spans
      .map(({ start, end }) => {
        const [from, until] = [new Date(start), later(new Date(end), -1)];
        const [first, last] = [dayIn(from), dayIn(until)];
        const isWhole = isMidnight(from) && isMidnight(new Date(end));
        const zone = readerZone();
        if (!isWhole)
          return dayIn(from, zone) === dayIn(until, zone)
            ? `${formatDay(from, lang, zone)}, ${formatHours(from, end, lang, zone)}`
            : // Hours that cross the reader's midnight.
              `${formatInstant(from, lang, zone)} – ${formatInstant(end, lang, zone)}`;
        return first === last
          ? schoolDay(first, lang)
          : `${schoolDay(first, lang)} – ${schoolDay(last, lang)}`;
      })
      .join('; ');
}

const isMidnight = (instant: Date) => dayIn(instant) !== dayIn(later(instant, -1));
