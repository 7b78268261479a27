import { isAvailableDuring } from '@fasih/school/learning/meetings/plan';
import type { Availability } from '@fasih/school/learning/teachers/contract';
import { lessonHoursOf } from '../lesson-hours/lesson-hours.ts';
import type { TeacherRow } from './store.ts';

/** A teacher's availability with the number of coming meetings outside of it; those of an absence wait for a substitute. */
export function presentAvailability(row: TeacherRow): Availability {
  const { planned, lessonHours, ...rest } = row;
  return {
    ...rest,
    meetingsOutside: startsOutside(
      row,
      planned.filter(({ away }) => !away),
    ).length,
    lessonHours: lessonHoursOf(lessonHours).week,
  };
}

/** ISO starts of the planned meetings outside the availability. */
export function startsOutside(
  availability: Pick<TeacherRow, 'weekly' | 'exceptions'>,
  planned: TeacherRow['planned'],
): string[] {
  return planned
    .filter(
      ({ start, end }) => !isAvailableDuring(availability, { start: new Date(start), end: new Date(end) }),
    )
    .map(({ start }) => start);
}
