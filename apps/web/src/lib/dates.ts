import { formatCalendarDay, formatInZone } from '@fasih/school/basics/formatters';
import { dayIn, SCHOOL_ZONE, ZONES, type Zone, zoneName } from '@fasih/school/basics/instants';
import { schoolNow } from './school-clock.ts';
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

/** `2026`: the year of an instant in a zone. */
export const yearOf = (instant: string | Date, zone: Zone): string =>
  dayIn(new Date(instant), zone).slice(0, 4);

/** `Senin, 23 November`: the day of an instant in the reader's zone, with the year where it is not the one of `now`. */
export function formatDay(
  instant: string | Date,
  lang: Lang,
  zone: Zone = readerZone(),
  now = schoolNow(),
): string {
  const year = yearOf(instant, zone);
  const day = formatInZone(instant, lang, zone, { weekday: 'long', day: 'numeric', month: 'long' });
  return year === yearOf(now, zone) ? day : `${day} ${year}`;
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

/** `23 Nov 2026`: the day of an instant in the school's calendar. */
export function formatDateOf(instant: string, lang: Lang): string {
  return formatDate(dayIn(new Date(instant)), lang);
}

/** `23–29 Nov 2026`, `30 Nov – 6 Des 2026`: two days of the school's calendar, with what they share written once. */
export function formatDays(from: string, until: string, lang: Lang): string {
  const end = formatDate(until, lang);
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  if (from.slice(0, 4) !== until.slice(0, 4)) return `${formatDate(from, lang)} – ${end}`;
  return `${formatCalendarDay(from, lang, { day: 'numeric', month: 'short' })} – ${end}`;
}

/** `26 Nov, 16.00 WIB` for lists, with the year where it is not the one of `now`. */
export function shortInstant(
  instant: string | Date,
  lang: Lang,
  now = schoolNow(),
  zone: Zone = readerZone(),
): string {
  const year = yearOf(instant, zone) === yearOf(now, zone) ? {} : ({ year: 'numeric' } as const);
  const text = formatInZone(instant, lang, zone, { day: 'numeric', month: 'short', ...year, ...TIME });
  return `${text} ${zoneName(zone)}`;
}

/** `09.18 WIB` on the day of `beside`, else with its own day: `1 Des, 09.18 WIB`. */
export function timeBeside(
  instant: string,
  beside: string | null,
  lang: Lang,
  now = schoolNow(),
  zone: Zone = readerZone(),
): string {
  const dayOf = (time: string) => dayIn(new Date(time), zone);
  return beside !== null && dayOf(instant) === dayOf(beside)
    ? formatTime(instant, lang, zone)
    : shortInstant(instant, lang, now, zone);
}

/** `Kam, 26 Nov`: the day of an instant in the reader's zone, for lists. */
export function shortDayOf(
  instant: string | Date,
  lang: Lang,
  now = schoolNow(),
  zone: Zone = readerZone(),
): string {
  return shortDay(dayIn(new Date(instant), zone), lang, now);
}

/** `Kam, 26 Nov` for lists, with the year where it is not the one of `now`: a day `YYYY-MM-DD` of the school's calendar. */
export function shortDay(day: string, lang: Lang, now = schoolNow()): string {
  const year = day.slice(0, 4) === yearOf(now, SCHOOL_ZONE) ? {} : ({ year: 'numeric' } as const);
  return formatCalendarDay(day, lang, { weekday: 'short', day: 'numeric', month: 'short', ...year });
}

/** `Senin, 23 November 2026`: a day `YYYY-MM-DD` of the school's calendar, written out. */
export function formatLongDay(day: string, lang: Lang): string {
  return formatCalendarDay(day, lang, { dateStyle: 'full' });
}
