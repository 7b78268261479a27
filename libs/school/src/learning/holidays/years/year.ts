/** A day of a year's file: a national holiday, or joint leave (cuti bersama) by the same decree. */
export type OfficialDay = { day: string; kind: 'national' | 'joint'; id: string; en: string };

/** The holidays of one year, in order. */
export type HolidayYear = {
  year: number;
  /** The decree; null while there is none: then the days are computed, those of the lunar calendars may be a day off, and joint leave is missing. */
  decree: string | null;
  days: readonly OfficialDay[];
};

export const national = (day: string, id: string, en: string): OfficialDay => ({
  day,
  kind: 'national',
  id,
  en,
});
export const joint = (day: string, id: string, en: string): OfficialDay => ({
  day,
  kind: 'joint',
  id: `Cuti bersama ${id}`,
  en: `Joint leave, ${en}`,
});
