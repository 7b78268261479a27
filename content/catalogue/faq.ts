import { faqAboutCourses } from './faq/courses.ts';
import { faqAboutMeetings } from './faq/meetings.ts';
import type { FaqItem } from './types.ts';

/**
 * The 15 questions of the contact page (product-spec.md §2), with the numbers of §9 and of policy version 1
 * (decisions.md 'Courses and money'). A school that changes its policy values must change these texts too.
 */
export const faq = [...faqAboutCourses, ...faqAboutMeetings] as const satisfies readonly FaqItem[];
