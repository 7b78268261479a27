import { generalEnglishKidsMeetings01To05 } from './general-english-kids/m01-05.ts';
import { generalEnglishKidsMeetings06To10 } from './general-english-kids/m06-10.ts';
import { generalEnglishKidsMeetings11To15 } from './general-english-kids/m11-15.ts';
import { generalEnglishKidsMeetings16To20 } from './general-english-kids/m16-20.ts';
import type { MeetingMaterial } from './types.ts';

/** The materials of the meetings of `content/catalogue/syllabi/general-english-kids.ts`, in its order. */
export const generalEnglishKidsLessons = [
  ...generalEnglishKidsMeetings01To05,
  ...generalEnglishKidsMeetings06To10,
  ...generalEnglishKidsMeetings11To15,
  ...generalEnglishKidsMeetings16To20,
] as const satisfies readonly MeetingMaterial[];
