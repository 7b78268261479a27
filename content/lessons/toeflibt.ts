import { meetings01to05 } from './toeflibt/m01-05.ts';
import { meetings06to10 } from './toeflibt/m06-10.ts';
import { meetings11to15 } from './toeflibt/m11-15.ts';
import { meetings16to20 } from './toeflibt/m16-20.ts';
import type { MeetingMaterial } from './types.ts';

export const toeflIbtLessons = [
  ...meetings01to05,
  ...meetings06to10,
  ...meetings11to15,
  ...meetings16to20,
] as const satisfies readonly MeetingMaterial[];
