import { packages } from '@fasih/content/catalogue/packages';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { SyllabusKey, SyllabusMeeting } from '@fasih/content/catalogue/types';

const keys = new Map<string, SyllabusKey>(
  packages.map((one) => [`${one.type}/${one.category}`, one.syllabus]),
);

/** The key of a course's syllabus, by its package's type and category; null when there is none. */
export function syllabusKeyOf(type: string, category: string): SyllabusKey | null {
  return keys.get(`${type}/${category}`) ?? null;
}

/** What the syllabus plans for the meeting with this number; null beyond the syllabus (an owed meeting). */
export function syllabusMeetingOf(
  course: { type: string; category: string },
  number: number,
): SyllabusMeeting | null {
  const key = syllabusKeyOf(course.type, course.category);
  return (key && syllabi[key].find((meeting) => meeting.number === number)) ?? null;
}
