import { formatCalendarDay, formatInZone } from '@fasih/school/basics/formatters';
import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { readerZone } from '../../lib/dates.ts';
import type { Lang } from '../../lib/texts.ts';

type Span = { start: string; end: string };

/** Free times by the reader's day, in order. */
export function byDay(free: readonly Span[]): { day: string; times: Span[] }[] {
  const zone = readerZone();
  const days = new Map<string, Span[]>();
  for (const span of free) {
    const day = dayIn(new Date(span.start), zone);
    days.set(day, [...(days.get(day) ?? []), span]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}

/** Weeks by their Mondays, those that follow each other as one stretch from its first to its last day. */
export function stretches(mondays: readonly string[]): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = [];
  for (const monday of mondays) {
    const last = found.at(-1);
    if (last && addDays(last.to, 1) === monday) last.to = addDays(monday, 6);
    else found.push({ from: monday, to: addDays(monday, 6) });
  }
  return found;
}

/** `Sen` and `23 Nov`: a day `YYYY-MM-DD` on a small button. */
export function shortDay(day: string, lang: Lang): { weekday: string; date: string } {
  return {
    weekday: formatCalendarDay(day, lang, { weekday: 'short' }),
    date: formatCalendarDay(day, lang, { day: 'numeric', month: 'short' }),
  };
}

/** `09.00`: only below a heading that names the zone. */
export function shortTime(instant: string, lang: Lang): string {
  return formatInZone(instant, lang, readerZone(), { hour: '2-digit', minute: '2-digit' });
}
