import { isAvailableDuring } from '@fasih/school/learning/meetings/plan';
import type { Availability } from '@fasih/school/learning/teachers/contract';
import { lessonHoursOf } from '../lesson-hours/lesson-hours.ts';
import type { TeacherRow } from './store.ts';

/** A teacher's hours as the screens read them, with how many meetings to come they no longer hold. */
export function presentAvailability(row: TeacherRow): Availability {
  const { planned, lessonHours, ...rest } = row;
  return {
    ...rest,
    meetingsOutside: startsOutside(row, planned).length,
    lessonHours: lessonHoursOf(lessonHours).week,
  };
}

/** The starts (ISO) of those planned meetings that hours and exceptions do not hold. */
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
