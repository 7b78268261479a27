import { faqAboutCourses } from './faq/courses.ts';
import { faqAboutMeetings } from './faq/meetings.ts';
import type { FaqItem } from './types.ts';

/**
 * The 15 questions of the contact page (product-spec.md §2), with the rules of §9. What a school may choose by a version
 * of its rules (decisions.md 'Policy version 1') is a blank: `rules-in-text.ts` fills it.
 */
export const faq = [...faqAboutCourses, ...faqAboutMeetings] as const satisfies readonly FaqItem[];
