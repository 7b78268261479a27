import { meetings01to05 } from './toeflitp/m01-05.ts';
import { meetings06to10 } from './toeflitp/m06-10.ts';
import { meetings11to15 } from './toeflitp/m11-15.ts';
import { meetings16to20 } from './toeflitp/m16-20.ts';
import type { MeetingMaterial } from './types.ts';

export const toeflItpLessons = [
  ...meetings01to05,
  ...meetings06to10,
  ...meetings11to15,
  ...meetings16to20,
] as const satisfies readonly MeetingMaterial[];
