import { conversation } from './packages/conversation.ts';
import { generalEnglish } from './packages/general-english.ts';
import { specialCourse } from './packages/special-course.ts';
import { toeflIbtAndIelts } from './packages/toefl-ibt-ielts.ts';
import { toeicAndToeflItp } from './packages/toeic-toefl-itp.ts';
import type { CataloguePackage } from './types.ts';

/** Every package sold, in the order of the tabs (docs/product/courses-and-money.md#packages). */
export const packages = [
  ...generalEnglish,
  ...conversation,
  ...toeicAndToeflItp,
  ...toeflIbtAndIelts,
  ...specialCourse,
] as const satisfies readonly CataloguePackage[];
