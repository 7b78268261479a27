import { faqAboutCourses } from '@fasih/content/catalogue/faq/courses';
import { faqAboutMeetings } from '@fasih/content/catalogue/faq/meetings';
import { faqOfParents } from '@fasih/content/catalogue/faq/parents';
import type { KeptQuestion } from '@fasih/school/platform/settings/questions-contract';

const kept = (group: KeptQuestion['group'], items: readonly { key: string }[]): KeptQuestion[] =>
  items.map(({ key }) => ({ key, group, shown: true, texts: null }));

/** The questions of a school that has changed none. */
export const productQuestions: readonly KeptQuestion[] = [
  ...kept('courses', faqAboutCourses),
  ...kept('meetings', faqAboutMeetings),
  ...kept('parents', faqOfParents),
];
