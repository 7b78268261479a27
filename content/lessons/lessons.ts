import type { SyllabusKey } from '../catalogue/types.ts';
import { conversationAdultLessons } from './conversation-adult.ts';
import { conversationKidsLessons } from './conversation-kids.ts';
import { conversationTeenLessons } from './conversation-teen.ts';
import { generalEnglishAdultLessons } from './general-english-adult.ts';
import { generalEnglishKidsLessons } from './general-english-kids.ts';
import { generalEnglishTeenLessons } from './general-english-teen.ts';
import { ieltsLessons } from './ielts.ts';
import { specialCourseLessons } from './special-course.ts';
import { toeflIbtLessons } from './toeflibt.ts';
import { toeflItpLessons } from './toeflitp.ts';
import { toeicLessons } from './toeic.ts';
import type { MeetingMaterial } from './types.ts';

/** The materials of every course whose meetings are written, in the order of its syllabus (`content/catalogue/syllabi.ts`). */
export const lessons = {
  'general-english-kids': generalEnglishKidsLessons,
  'general-english-teen': generalEnglishTeenLessons,
  'general-english-adult': generalEnglishAdultLessons,
  'conversation-kids': conversationKidsLessons,
  'conversation-adult': conversationAdultLessons,
  'special-course': specialCourseLessons,
  'conversation-teen': conversationTeenLessons,
  ielts: ieltsLessons,
  toeic: toeicLessons,
  toeflitp: toeflItpLessons,
  toeflibt: toeflIbtLessons,
} as const satisfies Partial<Record<SyllabusKey, readonly MeetingMaterial[]>>;
