import { formatCalendarDay, LOCALE } from '@fasih/school/basics/formatters';
import type { Lang } from './texts.ts';

/** `Senin, 23 November` of a day `YYYY-MM-DD` of the school's calendar. */
export function schoolDay(day: string, lang: Lang): string {
  return formatCalendarDay(day, lang, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `November 2026` of a month `YYYY-MM`. */
export function monthName(month: string, lang: Lang): string {
  return formatCalendarDay(`${month}-01`, lang, { month: 'long', year: 'numeric' });
}

/** `Senin` for 1 to `Minggu` for 7; `Sen` to `Min` where there is little room. */
export function weekdayName(weekday: number, lang: Lang, length: 'long' | 'short' = 'long'): string {
  // 1 January 2024 was a Monday.
  return formatCalendarDay(`2024-01-0${weekday}`, lang, { weekday: length });
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

/** `09.00` in Indonesian and `09:00` in English for a minute of the day; the day's end reads `24.00`. */
export function clockOf(minute: number, lang: Lang): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return [two(Math.floor(minute / 60)), two(minute % 60)].join(lang === 'id' ? '.' : ':');
}
