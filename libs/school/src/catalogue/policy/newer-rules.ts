import type { Policy } from './decision.ts';
import { policyNumbers } from './numbers.ts';
import { remainingOf } from './owed-place.ts';
import { RULES_2, weekLimit } from './rules-2.ts';
import { changedFields, POLICY_FIELDS, type PolicyValues } from './values.ts';

/** Whether no value is worse for a family than its own. */
const keepsValues = (own: PolicyValues, other: PolicyValues): boolean =>
  other.meetingsPerWeekMost >= own.meetingsPerWeekMost &&
  changedFields(own, other).every((name) => {
    const { better } = POLICY_FIELDS[name];
    return better === (other[name] > own[name] ? 'higher' : 'lower');
  });

/**
 * The version that a course under rules 1 may take instead of its own
 * (docs/product/course-rules-2.md#newer-rules): the newest with rules 2 whose values are nowhere worse; null for none.
 *
 * @param published the versions that have begun, in any order.
 */
export function newerPolicy(own: Policy, published: readonly Policy[]): Policy | null {
  if (own.rules >= 2) return null;
  return published
    .filter(({ rules, values }) => rules >= 2 && keepsValues(own.values, values))
    .reduce<Policy | null>((best, one) => (best && best.version > one.version ? best : one), null);
}

/** What a course's rules mean for it today. */
export type CourseTerms = {
  /** Meetings that a refund counts as left. */
  remaining: number;
  /** Whole rupiah of a refund now; 0: none. */
  refund: number;
  /** Null before a class is planned. Accepting never changes it. */
  lastDay: string | null;
  /** Most meetings in a week. */
  perWeek: number;
  /** Days of the family's own pause; 0: it has none. */
  pauseDays: number;
  /** Days to question a forfeit; 0: it cannot be questioned. */
  appealDays: number;
  /** Working days in which a refund request is answered; 0: no day is promised. */
  answerDays: number;
  /** Times that are offered for each meeting before it may expire; 0: the rest expires with the last day. */
  offers: number;
  /** Hours before the start until which a family moves or excuses a meeting. */
  noticeHours: number;
};

/** The terms of a course under a policy; the refund is quoted by the caller. */
export function termsUnder(
  policy: Policy,
  course: {
    bought: number;
    drawn: number;
    owedDrawn: number;
    perWeek: number;
    lastDay: string | null;
    refund: number;
  },
): CourseTerms {
  const { refund, lastDay } = course;
  const is2 = policy.rules >= 2;
  return {
    remaining: remainingOf(policy, course),
    refund,
    lastDay,
    perWeek: weekLimit(policy, course.perWeek),
    pauseDays: is2 ? RULES_2.familyPauseDays : 0,
    appealDays: is2 ? RULES_2.appealDays : 0,
    answerDays: is2 ? RULES_2.refundAnswerDays : 0,
    offers: is2 ? RULES_2.offers : 0,
    noticeHours: policyNumbers(policy.values).noticeHours,
  };
}
