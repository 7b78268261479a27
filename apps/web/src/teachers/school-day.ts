import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { formatDay } from '../lib/dates.ts';
import type { Lang } from '../lib/texts.ts';

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

/** `7,5` in Indonesian, `7.5` in English: minutes as hours with at most one digit more. */
export function hoursOf(minutes: number, lang: Lang): string {
  return new Intl.NumberFormat(LOCALE[lang], { maximumFractionDigits: 1 }).format(minutes / 60);
}
