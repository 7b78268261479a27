import { lessons } from '@fasih/content/lessons/lessons';
import type { MeetingMaterial } from '@fasih/content/lessons/types';
import type { Queryable } from '../db/transaction.ts';
import { outlineOf } from '../packages/outline.ts';

/**
 * How many files each meeting of a class has: the PDFs of the course where it has content (two of a lesson, one of a
 * test), and uploads.
 */
export async function materialCounts(
  db: Queryable,
  classId: string,
  course: { packageType: string; category: string; bought: number },
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ number: number; files: number }>(
    `select number, count(*)::int as files from material where class_id = $1 and removed_at is null group by number`,
    [classId],
  );
  const key = outlineOf(course.packageType, course.category);
  const written: Partial<Record<string, readonly MeetingMaterial[]>> = lessons;
  const ofCourse = (key && written[key]) ?? [];
  const counts: Record<string, number> = {};
  for (const { number, kind } of ofCourse)
    if (number <= course.bought) counts[number] = kind === 'lesson' ? 2 : 1;
  for (const { number, files } of rows) counts[number] = (counts[number] ?? 0) + files;
  return counts;
}
