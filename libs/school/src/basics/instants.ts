import { dateFormatter } from './formatters.ts';

/** The three zones of Indonesia; none of them has daylight saving time. */
export const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
export type Zone = (typeof ZONES)[number];

/** The zone of the school's days (policies, books, receipts), unless settings say otherwise. */
export const SCHOOL_ZONE: Zone = 'Asia/Jakarta';

/** The school's zone as an offset of ISO 8601. */
export const SCHOOL_OFFSET = '+07:00';

const ZONE_FACTS = {
  'Asia/Jakarta': { name: 'WIB', offsetHours: 7 },
  'Asia/Makassar': { name: 'WITA', offsetHours: 8 },
  'Asia/Jayapura': { name: 'WIT', offsetHours: 9 },
} as const satisfies Record<Zone, object>;

/** WIB, WITA or WIT; a meeting's time is always shown with it. */
export const zoneName = (zone: Zone): 'WIB' | 'WITA' | 'WIT' => ZONE_FACTS[zone].name;

/** Hours that a zone is ahead of UTC. */
export const offsetHoursOf = (zone: Zone): number => ZONE_FACTS[zone].offsetHours;

/** The offsets were others before 1970; later years have more than four digits. */
const MAX_BY_OFFSET = Date.UTC(9999, 0);

const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export function dayIn(instant: Date, zone: string = SCHOOL_ZONE): string {
  const ms = instant.getTime();
  // By the offset it costs a quarter of formatting it, and most rules ask for days.
  if (Object.hasOwn(ZONE_FACTS, zone) && ms >= 0 && ms < MAX_BY_OFFSET)
    return later(instant, offsetHoursOf(zone as Zone) * HOUR)
      .toISOString()
      .slice(0, 10);
  return dateFormatter('en-CA', zone, DIGITS).format(instant);
}

/** The calendar year of an instant in the school's zone. */
export function yearIn(instant: Date): number {
  return Number(dayIn(instant).slice(0, 4));
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/**
 * The weekday of an instant in the school's zone, Monday = 1, and its minutes since midnight, with parts of a minute. Without a
 * calendar day in between: rules ask this for thousands of times at once.
 */
export function weekTimeOf(instant: Date): { weekday: number; minute: number } {
  const ms = instant.getTime() + offsetHoursOf(SCHOOL_ZONE) * HOUR;
  const days = Math.floor(ms / DAY);
  const weekday = ((((days + FIRST_WEEKDAY) % 7) + 7) % 7) + 1;
  return { weekday, minute: (ms - days * DAY) / MINUTE };
}

/** The instant `ms` milliseconds later. */
export function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
