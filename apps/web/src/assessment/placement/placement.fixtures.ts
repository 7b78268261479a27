import type { PlacementResult } from '@fasih/school/assessment/placement/contract';

/** The result of an adult who has finished a placement test. */
export const finishedTest: PlacementResult = {
  state: 'finished',
  id: 's1',
  bank: 'adult',
  finishedAt: '2026-11-20T03:00:00Z',
  finishedBy: 'person',
  correct: 12,
  total: 20,
  percent: 60,
  level: 'Adult Intermediate',
  borderlineWith: null,
  tooFast: false,
  review: null,
  levelNow: null,
  classInfoPromised: true,
  retakeFrom: null,
  areas: [],
};
