import type { Lang } from '../lib/texts.ts';

const LOCALE: Record<Lang, string> = { id: 'id-ID', en: 'en-GB' };

/** `1 Mei 2016` of a calendar day `YYYY-MM-DD`: no weekday, which nobody asks of a birthday. */
export function formatBirthDay(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
