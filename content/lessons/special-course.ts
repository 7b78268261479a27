import { meetings01to05 } from './special-course/m01-05.ts';
import { meetings06to10 } from './special-course/m06-10.ts';
import type { MeetingMaterial } from './types.ts';

export const specialCourseLessons = [
  ...meetings01to05,
  ...meetings06to10,
] as const satisfies readonly MeetingMaterial[];
