import { formatInZone } from '@fasih/school/basics/formatters';
import { DAY, later, MINUTE, zoneName } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import { readerZone } from '../../lib/dates.ts';
import type { Lang } from '../../lib/texts.ts';

/** A Monday; only its weekday counts. */
const A_MONDAY = '2026-01-05';
const DAY_ALONE = { weekday: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const WHEN = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;

type Slot = { weekday: number; minute: number };
const inWeek = ({ weekday, minute }: Slot) =>
  later(instantOf(A_MONDAY, 0), (weekday - 1) * DAY + minute * MINUTE);

/** `Sen 09.00 · Rab 14.00 WIB`: weekly hours of the school's zone in the reader's zone. */
export function slotTimes(slots: readonly Slot[], lang: Lang): string {
  const zone = readerZone();
  const times = slots.map((slot) => formatInZone(inWeek(slot), lang, zone, WHEN));
  // A day stays with its hour, and the dot at the end of its line.
  const whole = times.map((time) => time.replaceAll(' ', '\u00a0'));
  return `${whole.join('\u00a0· ')}\u00a0${zoneName(zone)}`;
}

/** `Sel, Jum 17.00 · Min 14.00 WIB`: the same for lists, where days with one hour share it. */
export function shortSlotTimes(slots: readonly Slot[], lang: Lang): string {
  const zone = readerZone();
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const time = formatInZone(inWeek(slot), lang, zone, TIME);
    days.set(time, [...(days.get(time) ?? []), formatInZone(inWeek(slot), lang, zone, DAY_ALONE)]);
  }
  const groups = [...days].map(([time, names]) => `${names.join(', ')}\u00a0${time}`);
  return `${groups.join('\u00a0· ')}\u00a0${zoneName(zone)}`;
}
