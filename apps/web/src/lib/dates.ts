import { formatCalendarDay, formatInZone } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, ZONES, type Zone, zoneName } from '@fasih/school/basics/instants';
import type { Lang } from './texts.ts';

/** The reader's own zone when it is one of Indonesia's, else the school's (docs/product/classes.md#time). */
export function readerZone(): Zone {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ZONES.find((zone) => zone === own) ?? SCHOOL_ZONE;
}

/** `21 Nov 2026, 09.00 WIB`: day, time and the zone's name, which a time is never shown without. */
export function formatInstant(instant: string | Date, lang: Lang, zone: Zone = readerZone()): string {
  const text = formatInZone(instant, lang, zone, { dateStyle: 'medium', timeStyle: 'short' });
  return `${text} ${zoneName(zone)}`;
}

/** `Senin, 23 November`: the day of an instant in the reader's zone. */
export function formatDay(instant: string | Date, lang: Lang, zone: Zone = readerZone()): string {
  return formatInZone(instant, lang, zone, { weekday: 'long', day: 'numeric', month: 'long' });
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** `09.00–10.00 WIB`: when something begins and ends, with the zone's name. */
export function formatHours(
  start: string | Date,
  end: string | Date,
  lang: Lang,
  zone: Zone = readerZone(),
): string {
  const [from, to] = [start, end].map((instant) => formatInZone(instant, lang, zone, TIME));
  return `${from}–${to} ${zoneName(zone)}`;
}

/** `09.00 WIB`. */
export function formatTime(instant: string | Date, lang: Lang, zone: Zone = readerZone()): string {
  return `${formatInZone(instant, lang, zone, TIME)} ${zoneName(zone)}`;
}

/** `23 Nov 2026`: a day `YYYY-MM-DD` of the school's calendar. */
export function formatDate(day: string, lang: Lang): string {
  return formatCalendarDay(day, lang, { dateStyle: 'medium' });
}

/** `Senin, 23 November 2026`: a day `YYYY-MM-DD` of the school's calendar, written out. */
export function formatLongDay(day: string, lang: Lang): string {
  return formatCalendarDay(day, lang, { dateStyle: 'full' });
}
