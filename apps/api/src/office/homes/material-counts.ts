import { lessons } from '@fasih/content/lessons/lessons';
import type { MeetingMaterial } from '@fasih/content/lessons/types';
import { COURSE_FILES } from '@fasih/school/learning/materials/contract';
import { syllabusKeyOf } from '../../catalogue/packages/syllabus.ts';

/** Number of files per meeting number: the course's two PDFs if written, and the uploads. */
export function materialCounts(
  course: { packageType: string; category: string; bought: number },
  uploads: Readonly<Record<string, number>>,
): Record<string, number> {
  const key = syllabusKeyOf(course.packageType, course.category);
  const written: Partial<Record<string, readonly MeetingMaterial[]>> = lessons;
  const counts = { ...uploads };
  for (const { number } of (key && written[key]) ?? [])
    if (number <= course.bought) counts[number] = (counts[number] ?? 0) + COURSE_FILES.length;
  return counts;
}
