/**
 * The numbers behind the course rules (docs/product/courses-and-money.md#course-rules). They are settings with a
 * version; each enrolment keeps the version of its purchase, so a change never touches what somebody already bought.
 */
export type PolicyValues = {
  /** Minutes of one meeting. */
  meetingMinutes: number;
  /** Days by which each cancellation by school or teacher moves the last day. */
  extensionDays: number;
  /** Seconds of notice that a move or an excuse needs; exactly this much is enough. */
  noticeSeconds: number;
  /** Attendance opens this many seconds before the start and closes at the end. */
  markOpensSeconds: number;
  /** Up to and including this many seconds after the start counts as present, later as late. */
  presentWithinSeconds: number;
  /** A teacher not checked in by then: the school cancels the meeting. */
  teacherMissingSeconds: number;
  /** Owed minutes that make one meeting beyond the bought ones. */
  minutesPerOwedMeeting: number;
  /** Share of the price paid that a refund returns, in percent, rounded down to whole rupiah. */
  refundPercent: number;
  /** A refund needs more than this many meetings left. */
  refundNeedsMoreThan: number;
  /** Most meetings of one class in a week. */
  meetingsPerWeekMost: number;
};

export const POLICY_VERSION_1: PolicyValues = {
  meetingMinutes: 60,
  extensionDays: 7,
  noticeSeconds: 24 * 3600,
  markOpensSeconds: 5 * 60,
  presentWithinSeconds: 15 * 60,
  teacherMissingSeconds: 15 * 60,
  minutesPerOwedMeeting: 60,
  refundPercent: 50,
  refundNeedsMoreThan: 10,
  meetingsPerWeekMost: 3,
};
