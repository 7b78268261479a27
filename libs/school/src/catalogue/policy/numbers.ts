import { POLICY_FIELDS } from './units.ts';
import type { PolicyValues } from './values.ts';

/** Policy values for texts: whole hours, minutes, days, percent and meetings. */
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

/** A version's values in the units people use; always whole numbers. */
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

/** Whether a course with this many meetings can ever be refunded under these rules. */
export function mayRefund(rules: PolicyNumbers, meetings: number): boolean {
  return rules.refundPercent > 0 && meetings > rules.refundNeedsMoreThan;
}
