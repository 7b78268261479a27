import { conversationAdult } from './syllabi/conversation-adult.ts';
import { conversationKids } from './syllabi/conversation-kids.ts';
import { conversationTeen } from './syllabi/conversation-teen.ts';
import { generalEnglishAdult } from './syllabi/general-english-adult.ts';
import { generalEnglishKids } from './syllabi/general-english-kids.ts';
import { generalEnglishTeen } from './syllabi/general-english-teen.ts';
import { ielts } from './syllabi/ielts.ts';
import { specialCourse } from './syllabi/special-course.ts';
import { toeflIbt } from './syllabi/toefl-ibt.ts';
import { toeflItp } from './syllabi/toefl-itp.ts';
import { toeic } from './syllabi/toeic.ts';
import type { SyllabusKey, SyllabusMeeting } from './types.ts';

/**
 * What the meetings of every course are about: 20 (Special Course 10), tests in the middle and at the end
 * (docs/product/classes.md#plan-and-numbers). The three levels of a course share one outline with easier or harder
 * texts.
 */
export const syllabi = {
  'general-english-kids': generalEnglishKids,
  'general-english-teen': generalEnglishTeen,
  'general-english-adult': generalEnglishAdult,
  'conversation-kids': conversationKids,
  'conversation-teen': conversationTeen,
  'conversation-adult': conversationAdult,
  toeic,
  toeflitp: toeflItp,
  toeflibt: toeflIbt,
  ielts,
  'special-course': specialCourse,
} as const satisfies Record<SyllabusKey, readonly SyllabusMeeting[]>;
