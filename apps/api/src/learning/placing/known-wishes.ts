import { NO_WISHES, type Wishes } from '@fasih/school/learning/wishes/wishes';

/** A family's wishes, or those of a family that nobody has asked. */
export const wishesIn = (known: ReadonlyMap<string, Wishes>, enrolmentId: string): Wishes =>
  known.get(enrolmentId) ?? NO_WISHES;
