import { formatCalendarDay } from '@fasih/school/basics/formatters';
import type { Lang } from '../../lib/texts.ts';

/** `1 Mei 2016` of a calendar day `YYYY-MM-DD`: no weekday, which nobody asks of a birthday. */
export function formatBirthDay(day: string, lang: Lang): string {
  return formatCalendarDay(day, lang, { dateStyle: 'long' });
}
