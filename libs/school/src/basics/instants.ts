/** The three zones of Indonesia; none of them has daylight saving time. */
export const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
export type Zone = (typeof ZONES)[number];

/** The zone of the school's days (policies, books, receipts), unless settings say otherwise. */
export const SCHOOL_ZONE: Zone = 'Asia/Jakarta';

/** WIB, WITA or WIT; a meeting's time is always shown with it. */
export function zoneName(zone: Zone): 'WIB' | 'WITA' | 'WIT' {
  return zone === 'Asia/Jakarta' ? 'WIB' : zone === 'Asia/Makassar' ? 'WITA' : 'WIT';
}

// Creating a formatter costs a hundred times as much as using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export function dayIn(instant: Date, zone: string = SCHOOL_ZONE): string {
  let format = dayFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(zone, format);
  }
  return format.format(instant);
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `ms` milliseconds later. */
export function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
