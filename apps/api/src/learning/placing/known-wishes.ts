import { NO_WISHES, type Wishes } from '@fasih/school/learning/wishes/wishes';

/** A family's wishes; `NO_WISHES` if it has stated none. */
export const wishesIn = (known: ReadonlyMap<string, Wishes>, enrolmentId: string): Wishes =>
  known.get(enrolmentId) ?? NO_WISHES;
