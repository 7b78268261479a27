/** The locale of each language of the school. */
export const LOCALE = { id: 'id-ID', en: 'en-GB' } as const;

type Options = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

// Creating a formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The shared formatter of these options; every date that people read goes through one. */
export function dateFormatter(locale: string, timeZone: string, options: Options): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/** Formats an instant in a language, as its time and day in a zone. */
export function formatInZone(
  instant: string | Date,
  lang: keyof typeof LOCALE,
  zone: string,
  options: Options,
): string {
  return dateFormatter(LOCALE[lang], zone, options).format(new Date(instant));
}

/** Formats a calendar day `YYYY-MM-DD` in a language. */
export function formatCalendarDay(day: string, lang: keyof typeof LOCALE, options: Options): string {
  return formatInZone(`${day}T00:00:00Z`, lang, 'UTC', options);
}

/** `66,67` or `66.67`: with two decimals, and below zero with a real minus, as amounts have. */
export function formatTwoDecimals(value: number, lang: keyof typeof LOCALE): string {
  const text = new Intl.NumberFormat(LOCALE[lang], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Math.abs(value));
  return value < 0 ? `−${text}` : text;
}
