import { POLICY_FIELDS } from './units.ts';
import type { PolicyValues } from './values.ts';

/** The numbers of the course rules as texts say them: whole hours, minutes, days, percent and meetings. */
export type PolicyNumbers = {
  noticeHours: number;
  opensMinutes: number;
  presentMinutes: number;
  missingMinutes: number;
  meetingMinutes: number;
  owedMinutes: number;
  extensionDays: number;
  refundPercent: number;
  refundNeedsMoreThan: number;
};

/** One version's values in the units that people use; the values are always whole units of them. */
export function policyNumbers(values: PolicyValues): PolicyNumbers {
  return {
    noticeHours: values.noticeSeconds / POLICY_FIELDS.noticeSeconds.factor,
    opensMinutes: values.markOpensSeconds / POLICY_FIELDS.markOpensSeconds.factor,
    presentMinutes: values.presentWithinSeconds / POLICY_FIELDS.presentWithinSeconds.factor,
    missingMinutes: values.teacherMissingSeconds / POLICY_FIELDS.teacherMissingSeconds.factor,
    meetingMinutes: values.meetingMinutes,
    owedMinutes: values.minutesPerOwedMeeting,
    extensionDays: values.extensionDays,
    refundPercent: values.refundPercent,
    refundNeedsMoreThan: values.refundNeedsMoreThan,
  };
}

/** Can money of a course with so many meetings ever come back under these rules? */
export function mayRefund(rules: PolicyNumbers, meetings: number): boolean {
  return rules.refundPercent > 0 && meetings > rules.refundNeedsMoreThan;
}
