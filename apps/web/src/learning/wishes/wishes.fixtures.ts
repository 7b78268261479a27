import type { WishesRecord } from '@fasih/school/learning/wishes/contract';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';

export const OPEN_HOURS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 360, to: 1320 }));

/** The wishes of Rania's course, of which nothing is wished yet. */
export const wishesOf = (some: Partial<WishesRecord> = {}): WishesRecord => ({
  enrolmentId: 'e1',
  learner: { id: 'l1', name: 'Rania' },
  courseName: 'Kids A',
  inClass: false,
  isOver: false,
  needsGoal: false,
  ...NO_WISHES,
  teachers: [],
  lessonHours: OPEN_HOURS,
  version: 1,
  changed: null,
  ...some,
});
