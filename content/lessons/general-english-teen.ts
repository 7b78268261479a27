import { generalEnglishTeenMeetings01To05 } from './general-english-teen/m01-05.ts';
import { generalEnglishTeenMeetings06To10 } from './general-english-teen/m06-10.ts';
import { generalEnglishTeenMeetings11To15 } from './general-english-teen/m11-15.ts';
import { generalEnglishTeenMeetings16To20 } from './general-english-teen/m16-20.ts';
import type { MeetingMaterial } from './types.ts';

/** The materials of the meetings of `content/catalogue/syllabi/general-english-teen.ts`, in its order. */
export const generalEnglishTeenLessons = [
  ...generalEnglishTeenMeetings01To05,
  ...generalEnglishTeenMeetings06To10,
  ...generalEnglishTeenMeetings11To15,
  ...generalEnglishTeenMeetings16To20,
] as const satisfies readonly MeetingMaterial[];
