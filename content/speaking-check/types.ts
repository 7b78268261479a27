import type { Bilingual } from '../catalogue/types.ts';

/** One of the three tasks of a speaking check. */
type SpeakingTask = {
  title: Bilingual;
  /** About how long it takes, in seconds; the three and the greeting make five minutes. */
  seconds: number;
  /** What the teacher does, step by step. */
  steps: Bilingual[];
  /** What the teacher says, in English, easy questions first; whoever can go no further is helped on, not pressed. */
  say: string[];
  /** What to listen for while the learner speaks. */
  listen: Bilingual[];
};

/** The guided five-minute speaking check of an age group. */
export type SpeakingCheck = {
  /** How to begin, so that nobody feels tested. */
  opening: Bilingual;
  tasks: [SpeakingTask, SpeakingTask, SpeakingTask];
  /** What 1, 2, 3 and 4 points mean, in this order; the same for each task. */
  scale: [Bilingual, Bilingual, Bilingual, Bilingual];
};
