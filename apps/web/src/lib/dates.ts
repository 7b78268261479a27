import { ZONES, type Zone, zoneName } from '@fasih/school/basics/instants';
import type { Lang } from './texts.ts';

const LOCALE: Record<Lang, string> = { id: 'id-ID', en: 'en-GB' };

/** The reader's own zone when it is one of Indonesia's, else the school's (docs/product/classes.md#time). */
export function readerZone(): Zone {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ZONES.find((zone) => zone === own) ?? 'Asia/Jakarta';
}

/** `21 Nov 2026, 09.00 WIB`: day, time and the zone's name, which a time is never shown without. */
export function formatInstant(instant: string | Date, lang: Lang, zone: Zone = readerZone()): string {
  const text = new Intl.DateTimeFormat(LOCALE[lang], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(instant));
  return `${text} ${zoneName(zone)}`;
}

/** `Senin, 23 November`: the day of an instant in the reader's zone. */
export function formatDay(instant: string | Date, lang: Lang, zone: Zone = readerZone()): string {
  return new Intl.DateTimeFormat(LOCALE[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(new Date(instant));
}

/** `09.00–10.00 WIB`: when something begins and ends, with the zone's name. */
export function formatHours(
  start: string | Date,
  end: string | Date,
  lang: Lang,
  zone: Zone = readerZone(),
): string {
  const time = new Intl.DateTimeFormat(LOCALE[lang], { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return `${time.format(new Date(start))}–${time.format(new Date(end))} ${zoneName(zone)}`;
}

/** `09.00 WIB`. */
export function formatTime(instant: string | Date, lang: Lang, zone: Zone = readerZone()): string {
  const time = new Intl.DateTimeFormat(LOCALE[lang], { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return `${time.format(new Date(instant))} ${zoneName(zone)}`;
}

/** `23 Nov 2026`: a day `YYYY-MM-DD` of the school's calendar. */
export function formatDate(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** `Senin, 23 November 2026`: a day `YYYY-MM-DD` of the school's calendar, written out. */
export function formatLongDay(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
