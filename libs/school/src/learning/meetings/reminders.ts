import { DAY, HOUR, later, offsetHoursOf, type Zone } from '../../basics/instants.ts';

/** The first reminder leaves time to move the meeting, the last one is for getting ready. */
export type Reminder = 'early' | 'last';

const AHEAD: Record<Reminder, number> = { early: 36 * HOUR, last: HOUR };

/** Hours of the reader's day: none is sent before the first or after the last; a night's are sent in the evening. */
const DAY_BEGINS = 7;
const EVENING = 20;
const DAY_ENDS = 21;

/** The hours of the families of one meeting, from the westernmost to the easternmost zone. */
export type Zones = { west: Zone; east: Zone };

/** The last instant, at or before this one, at which it is this hour in the zone. */
function lastAt(hour: number, at: Date, zone: Zone): Date {
  const sinceUtcMidnight = (((hour - offsetHoursOf(zone)) * HOUR) % DAY) + DAY;
  return new Date(Math.floor((at.getTime() - sinceUtcMidnight) / DAY) * DAY + sinceUtcMidnight);
}

/** True from one hour in the east until before another in the west comes again. */
const isBetween = (at: Date, begins: Date, ends: Date): boolean => at >= begins && begins > ends;

/** Whether it is between 07:00 and 21:00 for every family. */
export const isDaytime = (at: Date, { west, east }: Zones): boolean =>
  isBetween(at, lastAt(DAY_BEGINS, at, west), lastAt(DAY_ENDS, at, east));

/**
 * When families are reminded of a meeting: 36 hours and one hour before it, or, where that lies between 20:00 and 07:00,
 * at 20:00 of that evening (docs/product/classes.md#reminders).
 */
export function remindAt(reminder: Reminder, start: Date, zones: Zones): Date {
  const at = later(start, -AHEAD[reminder]);
  const evening = lastAt(EVENING, at, zones.east);
  return evening > lastAt(DAY_BEGINS, at, zones.west) ? evening : at;
}

/** The last start whose reminder is due at `now`; null at night, when nothing is sent. */
export function dueUntil(reminder: Reminder, now: Date, zones: Zones): Date | null {
  if (!isDaytime(now, zones)) return null;
  const morning = later(lastAt(DAY_BEGINS, now, zones.west), DAY);
  const isEvening = lastAt(EVENING, now, zones.east) > later(morning, -DAY);
  return later(isEvening ? later(morning, -1) : now, AHEAD[reminder]);
}

/** Somebody who learns of a time after its reminder was due was just told of it, and is not told again. */
export const isToldAnyway = (reminder: Reminder, start: Date, zones: Zones, setAt: Date): boolean =>
  setAt >= remindAt(reminder, start, zones);
