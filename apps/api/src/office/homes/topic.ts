import type { SyllabusMeeting } from '@fasih/content/catalogue/types';
import { syllabusMeetingOf } from '../../catalogue/packages/syllabus.ts';

/** Topic of a course's n-th meeting from the outline in `content/`; null beyond it. */
export function topicOf(
  course: { packageType: string; category: string },
  number: number,
): Pick<SyllabusMeeting, 'title' | 'canDo'> | null {
  const found = syllabusMeetingOf({ type: course.packageType, category: course.category }, number);
  return found ? { title: found.title, canDo: found.canDo } : null;
}
