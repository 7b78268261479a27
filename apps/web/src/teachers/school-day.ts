import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { formatDay } from '../lib/dates.ts';
import type { Lang } from '../lib/texts.ts';
import { clockOf } from './hours.ts';

const LOCALE: Record<Lang, string> = { id: 'id-ID', en: 'en-GB' };
/** A Monday; only its weekday counts. */
const A_MONDAY = Date.UTC(2026, 0, 5);

/** `Senin, 23 November` of a day `YYYY-MM-DD` of the school's calendar. */
export function schoolDay(day: string, lang: Lang): string {
  return formatDay(`${day}T12:00:00+07:00`, lang, SCHOOL_ZONE);
}

/** `November 2026` of a month `YYYY-MM`. */
export function monthName(month: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALE[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `Senin` for 1 to `Minggu` for 7. */
export function weekdayName(weekday: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALE[lang], { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(A_MONDAY + (weekday - 1) * 86_400_000));
}

/** `Senin–Jumat 06.00–22.00; Sabtu 08.00–12.00`: neighbouring days with the same hours together; empty for no hours. */
export function weekText(week: readonly { weekday: number; from: number; to: number }[], lang: Lang): string {
  const hours = new Map<number, string>();
  for (const { weekday, from, to } of week) {
    const before = hours.get(weekday);
    const own = `${clockOf(from, lang)}–${clockOf(to, lang)}`;
    hours.set(weekday, before === undefined ? own : `${before}, ${own}`);
  }
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [weekday, text] of [...hours].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last === weekday - 1 && run.text === text) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  return runs
    .map(({ first, last, text }) => {
      const days = [first, last].map((day) => weekdayName(day, lang));
      return `${first === last ? days[0] : days.join('–')} ${text}`;
    })
    .join('; ');
}

/** `7,5` in Indonesian, `7.5` in English: minutes as hours with at most one digit more. */
export function hoursOf(minutes: number, lang: Lang): string {
  return new Intl.NumberFormat(LOCALE[lang], { maximumFractionDigits: 1 }).format(minutes / 60);
}
