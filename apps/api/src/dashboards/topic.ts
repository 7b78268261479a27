import { packages } from '@fasih/content/catalogue/packages';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { SyllabusKey, SyllabusMeeting } from '@fasih/content/catalogue/types';

const keys = new Map<string, SyllabusKey>(
  packages.map((one) => [`${one.type}/${one.category}`, one.syllabus]),
);

/** The outline a course follows, by its type and category as packages have them. */
export function syllabusOf(packageType: string, category: string): SyllabusKey | undefined {
  return keys.get(`${packageType}/${category}`);
}

/** What the n-th meeting of a course is about, from the outline in `content/`; null beyond it. */
export function topicOf(
  course: { packageType: string; category: string },
  number: number,
): Pick<SyllabusMeeting, 'title' | 'canDo'> | null {
  const key = syllabusOf(course.packageType, course.category);
  const found: SyllabusMeeting | undefined = key && syllabi[key][number - 1];
  return found ? { title: found.title, canDo: found.canDo } : null;
}
