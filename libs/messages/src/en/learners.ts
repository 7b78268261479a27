import type { learners as shape } from '../id/learners.ts';

export const learners: typeof shape = {
  problems: {},
};
