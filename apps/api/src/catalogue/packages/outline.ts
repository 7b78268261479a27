import { packages } from '@fasih/content/catalogue/packages';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { SyllabusKey, SyllabusMeeting } from '@fasih/content/catalogue/types';

const keys = new Map<string, SyllabusKey>(
  packages.map((one) => [`${one.type}/${one.category}`, one.syllabus]),
);

/** The syllabus of a course by its package's type and category; null when there is none. */
export function outlineOf(type: string, category: string): SyllabusKey | null {
  return keys.get(`${type}/${category}`) ?? null;
}

/** The topic of the meeting with this number; null beyond the syllabus (an owed meeting). */
export function outlineMeeting(
  course: { type: string; category: string },
  number: number,
): SyllabusMeeting | null {
  const key = outlineOf(course.type, course.category);
  return (key && syllabi[key].find((meeting) => meeting.number === number)) ?? null;
}
