import { dayIn } from '@fasih/school/basics/instants';
import { addDays, weekOf } from '@fasih/school/catalogue/policy/validity';

/** The meetings of the school's week, Monday to Sunday, that an instant lies in, in order. */
export function inWeekOf<T extends { startsAt: string | null }>(meetings: readonly T[], now: Date): T[] {
  const monday = weekOf(now);
  const after = addDays(monday, 7);
  const inWeek = meetings.filter(({ startsAt }) => {
    if (startsAt === null) return false;
    const day = dayIn(new Date(startsAt));
    return monday <= day && day < after;
  });
  return inWeek.toSorted((a, b) => String(a.startsAt).localeCompare(String(b.startsAt)));
}
