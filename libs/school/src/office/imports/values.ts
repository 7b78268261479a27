/**
 * Parses a date as written in Indonesia (2015-05-17, 17/05/2015, 17-5-2015, 17.05.2015; day before month) to
 * YYYY-MM-DD, or null if there is no such day.
 */
export function dayOf(input: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(input);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(input);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], local[2], local[1]]
      : [undefined, undefined, undefined];
  if (!year || !month || !day) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
  return exists && Number(year) >= 1900 ? text : null;
}
