import { offsetHoursOf, SCHOOL_ZONE, type Zone } from '../../basics/instants.ts';
import { DAY_MINUTES } from '../../basics/week-minutes.ts';
import { addDays } from '../../catalogue/policy/validity.ts';
import { STARTS_EVERY } from '../lesson-hours/lesson-hours.ts';
import { type Availability, isAvailable, type LessonHours } from '../meetings/plan.ts';

/** Minutes `[from, to)` of a day. */
export type HoursOfDay = { day: string; from: number; to: number };

/** The finest step of start times, in minutes. */
const STEP = Math.min(...STARTS_EVERY);

/**
 * What a calendar shows of a teacher's hours on these days, in the days and minutes of a zone: `hours` in which both teacher and
 * school are available, none on a holiday, and those the teacher is `away`.
 */
export function calendarHours(
  days: readonly string[],
  zone: Zone,
  facts: { teacher: Availability; school: Pick<LessonHours, 'week'>; holidays: ReadonlySet<string> },
): { hours: HoursOfDay[]; away: HoursOfDay[] } {
  const shift = (offsetHoursOf(zone) - offsetHoursOf(SCHOOL_ZONE)) * 60;
  const [first] = days;
  if (first === undefined) return { hours: [], away: [] };
  // East of the school a day begins in the evening of the school's day before.
  const schoolDays = shift === 0 ? days : [addDays(first, -1), ...days];
  const school = { weekly: facts.school.week, exceptions: [] };
  const open = schoolDays.flatMap((day) =>
    facts.holidays.has(day) ? [] : openHours(facts.teacher, school, day),
  );
  const away = facts.teacher.exceptions.filter(
    ({ kind, day }) => kind === 'away' && schoolDays.includes(day),
  );
  const shown = (all: readonly HoursOfDay[]) =>
    all.flatMap((one) => shifted(one, shift)).filter(({ day }) => days.includes(day));
  return { hours: shown(open), away: shown(away) };
}

function openHours(teacher: Availability, school: Availability, day: string): HoursOfDay[] {
  const found: HoursOfDay[] = [];
  for (let minute = 0; minute < DAY_MINUTES; minute += STEP) {
    if (![teacher, school].every((hours) => isAvailable(hours, day, minute, minute + STEP))) continue;
    const last = found.at(-1);
    if (last?.to === minute) last.to = minute + STEP;
    else found.push({ day, from: minute, to: minute + STEP });
  }
  return found;
}

/** The same hours `minutes` later, split at midnight. */
function shifted({ day, from, to }: HoursOfDay, minutes: number): HoursOfDay[] {
  const [start, end] = [from + minutes, to + minutes];
  return [
    { day, from: start, to: Math.min(end, DAY_MINUTES) },
    { day: addDays(day, 1), from: Math.max(0, start - DAY_MINUTES), to: end - DAY_MINUTES },
  ].filter((one) => one.from < one.to);
}
