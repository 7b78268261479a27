import type { placement as shape } from '../id/placement.ts';

export const placement: typeof shape = {
  problems: {},
};
