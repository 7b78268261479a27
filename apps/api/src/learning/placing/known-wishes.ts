import type { Wishes } from '@fasih/school/learning/wishes/wishes';

const NONE: Wishes = {
  possible: [],
  preferred: [],
  earliestStart: null,
  periods: [],
  teacherIds: [],
  goal: null,
};

/** A family's wishes, or those of a family that nobody has asked. */
export const wishesIn = (known: ReadonlyMap<string, Wishes>, enrolmentId: string): Wishes =>
  known.get(enrolmentId) ?? NONE;
