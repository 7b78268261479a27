import { SECOND } from '@fasih/school/basics/instants';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';

/**
 * When check-in and marks of a meeting open, in ms since 1970. Only for what is said and asked beforehand: what counts is the
 * server's answer, by the policy of the meeting's learners (docs/product/classes.md#joining).
 */
export const marksOpenAt = (startsAt: string): number =>
  Date.parse(startsAt) - POLICY_VERSION_1.markOpensSeconds * SECOND;
