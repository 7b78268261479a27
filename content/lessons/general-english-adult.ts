import { generalEnglishAdultMeetings01To05 } from './general-english-adult/m01-05.ts';
import { generalEnglishAdultMeetings06To10 } from './general-english-adult/m06-10.ts';
import { generalEnglishAdultMeetings11To15 } from './general-english-adult/m11-15.ts';
import { generalEnglishAdultMeetings16To20 } from './general-english-adult/m16-20.ts';
import type { MeetingMaterial } from './types.ts';

/** The materials of the meetings of `content/catalogue/syllabi/general-english-adult.ts`, in its order. */
export const generalEnglishAdultLessons = [
  ...generalEnglishAdultMeetings01To05,
  ...generalEnglishAdultMeetings06To10,
  ...generalEnglishAdultMeetings11To15,
  ...generalEnglishAdultMeetings16To20,
] as const satisfies readonly MeetingMaterial[];
