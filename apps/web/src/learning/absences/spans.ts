import { dayIn, later } from '@fasih/school/basics/instants';
import { formatDay, formatHours, readerZone } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';
import { schoolDay } from '../../lib/school-day.ts';

/** Hours away in words: whole days as days of the school, hours of one day in the reader's zone. */
export function useSpans(): (spans: readonly { start: string; end: string }[]) => string {
  const lang = useLang();
  return (spans) =>
    spans
      .map(({ start, end }) => {
        const [from, until] = [new Date(start), later(new Date(end), -1)];
        const [first, last] = [dayIn(from), dayIn(until)];
        const isWhole = isMidnight(from) && isMidnight(new Date(end));
        const zone = readerZone();
        // What crosses the reader's midnight is named by its days.
        if (!isWhole && dayIn(from, zone) === dayIn(until, zone))
          return `${formatDay(from, lang, zone)}, ${formatHours(from, end, lang, zone)}`;
        return first === last
          ? schoolDay(first, lang)
          : `${schoolDay(first, lang)} – ${schoolDay(last, lang)}`;
      })
      .join('; ');
}

const isMidnight = (instant: Date) => dayIn(instant) !== dayIn(later(instant, -1));
