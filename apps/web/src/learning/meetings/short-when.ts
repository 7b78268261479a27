import { formatInZone } from '@fasih/school/basics/formatters';
import { readerZone, yearOf } from '../../lib/dates.ts';
import type { Lang } from '../../lib/texts.ts';

const WHEN = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/**
 * A meeting's start in a narrow list that names the zone once: `Rab, 2 Des, 14.00` while it is ahead, `14 Okt, 09.00` when it
 * is over, each with its year where that is not the one of `now`: `Kam, 7 Jan 2027, 16.00`.
 */
export function shortWhen(start: string, lang: Lang, now: Date, zone = readerZone()): string {
  const begins = new Date(start);
  return formatInZone(begins, lang, zone, {
    ...WHEN,
    ...(begins > now ? { weekday: 'short' } : {}),
    ...(yearOf(begins, zone) === yearOf(now, zone) ? {} : { year: 'numeric' }),
  });
}
