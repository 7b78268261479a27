import { formatInZone } from '@fasih/school/basics/formatters';
import { DAY, later, MINUTE, zoneName } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import { readerZone } from '../../lib/dates.ts';
import type { Lang } from '../../lib/texts.ts';

/** A Monday; only its weekday counts. */
const A_MONDAY = '2026-01-05';
const WHEN = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** `Sen 09.00 · Rab 14.00 WIB`: weekly hours of the school's zone in the reader's zone. */
export function slotTimes(slots: readonly { weekday: number; minute: number }[], lang: Lang): string {
  const zone = readerZone();
  const monday = instantOf(A_MONDAY, 0);
  const times = slots.map(({ weekday, minute }) =>
    formatInZone(later(monday, (weekday - 1) * DAY + minute * MINUTE), lang, zone, WHEN),
  );
  // A day stays with its hour, and the dot at the end of its line.
  const whole = times.map((time) => time.replaceAll(' ', '\u00a0'));
  return `${whole.join('\u00a0· ')}\u00a0${zoneName(zone)}`;
}
