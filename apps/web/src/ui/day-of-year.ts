import { dayIn } from '@fasih/school/basics/instants';
import { formatDay, readerZone } from '../lib/dates.ts';
import { schoolNow } from '../lib/school-clock.ts';
import type { Lang } from '../lib/texts.ts';

/** `Senin, 23 November`, and `Senin, 4 Januari 2027` where the year is not the one of `now`: a day that nobody mistakes. */
export function dayWithYear(instant: string, lang: Lang, now = schoolNow(), zone = readerZone()): string {
  const yearOf = (time: Date) => dayIn(time, zone).slice(0, 4);
  const year = yearOf(new Date(instant));
  return `${formatDay(instant, lang, zone)}${year === yearOf(now) ? '' : ` ${year}`}`;
}
