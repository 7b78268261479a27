import type { enrolments as shape } from '../id/enrolments.ts';

export const enrolments: typeof shape = {
  problems: {},
};
