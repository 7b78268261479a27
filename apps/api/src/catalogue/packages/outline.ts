import { packages } from '@fasih/content/catalogue/packages';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { SyllabusKey, SyllabusMeeting } from '@fasih/content/catalogue/types';

const keys = new Map<string, SyllabusKey>(
  packages.map((one) => [`${one.type}/${one.category}`, one.syllabus]),
);

/** The outline a course follows, by its type and category as packages have them; null for one that no outline knows. */
export function outlineOf(type: string, category: string): SyllabusKey | null {
  return keys.get(`${type}/${category}`) ?? null;
}

/** What the meeting with this number is about; null beyond the outline (a meeting that is owed). */
export function outlineMeeting(
  course: { type: string; category: string },
  number: number,
): SyllabusMeeting | null {
  const key = outlineOf(course.type, course.category);
  return (key && syllabi[key].find((meeting) => meeting.number === number)) ?? null;
}
