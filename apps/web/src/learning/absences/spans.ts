import { dayIn, later, SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { formatTime } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';
import { schoolDay } from '../../lib/school-day.ts';

/** Hours away in words, as days of the school where they are whole days. */
export function useSpans(): (spans: readonly { start: string; end: string }[]) => string {
  const lang = useLang();
  return (spans) =>
    spans
      .map(({ start, end }) => {
        const [from, until] = [new Date(start), later(new Date(end), -1)];
        const [first, last] = [dayIn(from), dayIn(until)];
        const days =
          first === last ? schoolDay(first, lang) : `${schoolDay(first, lang)} – ${schoolDay(last, lang)}`;
        const isWhole = isMidnight(from) && isMidnight(new Date(end));
        if (isWhole || first !== last) return days;
        const time = (instant: Date) => formatTime(instant, lang, SCHOOL_ZONE);
        return `${days}, ${time(from)}–${time(new Date(end))} ${zoneName(SCHOOL_ZONE)}`;
      })
      .join('; ');
}

const isMidnight = (instant: Date) => dayIn(instant) !== dayIn(later(instant, -1));
