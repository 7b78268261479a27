import { DAY, HOUR, MINUTE } from '../../basics/instants.ts';
import type { Policy } from './decision.ts';

/** The fixed limits of course rules 2 (docs/product/course-rules-2.md); lengths of time in milliseconds. */
export const RULES_2 = {
  /** A number freezes this long before its meeting. */
  freeze: 24 * HOUR,
  /** What the school tells later than this before the start may be moved or excused free. */
  told: 48 * HOUR,
  /** A time that the family booked itself can be undone free for this long. */
  undo: 30 * MINUTE,
  /** This long before a test only the family can bring it forward. */
  testNear: 7 * DAY,
  /** The Final keeps the last planned time while at most this many lessons have no time. */
  mostWaitingBeforeFinal: 2,
  /** Days of a family's pauses in one course. */
  familyPauseDays: 28,
  /** Nothing expires unless each meeting without a time was offered so many times within so many days. */
  offers: 3,
  offerDays: 21,
  /** Days by which a course goes on instead of expiring. */
  expiryDays: 7,
  /** Days to question a forfeit, days for the answer, and days that what comes back has at least. */
  appealDays: 7,
  appealAnswerDays: 3,
  returnedDays: 21,
  /** Working days in which a refund request is answered. */
  refundAnswerDays: 5,
  /** Days after which what the school owes is its fault, and days to take the refund for it. */
  faultDays: 14,
} as const;

/** The policy by which a class numbers its meetings: one learner under rules 1 keeps all numbers as they are. */
export function policyOfClass(policies: readonly Policy[]): Policy | null {
  return policies.reduce<Policy | null>(
    (lowest, policy) => (lowest === null || policy.rules < lowest.rules ? policy : lowest),
    null,
  );
}

/**
 * Meetings of a course in a week in which one is moved, given back or owed (docs/product/course-rules-2.md#per-week):
 * the plan's number and one more, never above three. Under rules 1 the plan's number.
 */
export function weekLimit(policy: Policy, perWeek: number): number {
  if (policy.rules < 2) return perWeek;
  return Math.max(perWeek, Math.min(policy.values.meetingsPerWeekMost, perWeek + 1));
}
