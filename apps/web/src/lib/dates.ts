import { ZONES, type Zone, zoneName } from '@fasih/school/basics/instants';
import type { Lang } from './texts.ts';

const LOCALE: Record<Lang, string> = { id: 'id-ID', en: 'en-GB' };

/** The reader's own zone when it is one of Indonesia's, else the school's (decisions.md 'Classes'). */
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
