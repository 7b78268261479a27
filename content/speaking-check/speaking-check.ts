import { adultCheck } from './adult.ts';
import { kidsCheck } from './kids.ts';
import { teenCheck } from './teen.ts';
import type { SpeakingCheck } from './types.ts';

/** The guided speaking check of each age group; how points become a hint stands in `@fasih/school/policy/level`. */
export const speakingChecks: Record<'kids' | 'teen' | 'adult', SpeakingCheck> = {
  kids: kidsCheck,
  teen: teenCheck,
  adult: adultCheck,
};
