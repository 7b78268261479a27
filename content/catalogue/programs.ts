import { conversationProgram } from './programs/conversation.ts';
import { generalEnglishProgram } from './programs/general-english.ts';
import { specialCourseProgram } from './programs/special-course.ts';
import { testPreparationProgram } from './programs/test-preparation.ts';
import type { Program } from './types.ts';

/** The four programs in the order of the navigation bar. */
export const programs = [
  generalEnglishProgram,
  conversationProgram,
  testPreparationProgram,
  specialCourseProgram,
] as const satisfies readonly Program[];
