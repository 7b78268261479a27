import { faqAboutCourses } from './faq/courses.ts';
import { faqAboutMeetings } from './faq/meetings.ts';
import type { FaqItem } from './types.ts';

/**
 * The 15 questions of the contact page, with the course rules. What a school may choose by a version
 * of its rules (docs/product/courses-and-money.md#course-rules) is a blank: `rules-in-text.ts` fills it.
 */
export const faq = [...faqAboutCourses, ...faqAboutMeetings] as const satisfies readonly FaqItem[];
