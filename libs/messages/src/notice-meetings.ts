/** Facts of every notice about a meeting; instants are ISO-8601 UTC. */
export type OfMeeting = {
  learnerName: string;
  className: string;
  classId: string;
  meetingId: string;
  /** The learner's number in the plan. */
  number: number;
  startsAt: string;
};
/** Whether it is a group's meeting, whose new time the school plans. Older notices have `together`, or neither. */
export type OfGroup = { isGroup?: boolean; together?: boolean };
/** After how many minutes without its teacher the meeting is cancelled; missing in older notices. */
export type OfMissing = { missingMinutes?: number };

/**
 * What a reminder says of a meeting. `learner`: whose it is, because `learnerName` of the notice names all. `freeUntil`:
 * null once it has passed. Older notices have neither.
 */
export type Reminded = {
  learner?: string;
  className: string;
  startsAt: string;
  teacherName: string;
  isGroup?: boolean;
  freeUntil?: string | null;
  classId?: string;
  meetingId?: string;
  number?: number;
};

/** Facts of every notice about a course. */
export type OfCourse = { learnerName: string; className: string; enrolmentId: string };

/** Notices about meetings and their attendance, with their parameters. */
export type MeetingNotices = {
  /** `chosen`: the school's planning chose the time, because the family took none. */
  'meeting.moved': OfMeeting & {
    was: string | null;
    by: 'learner' | 'teacher' | 'school';
    chosen?: boolean;
  };
  /** To family and teacher: a missed number of a group is made up in a seat of another class, the teacher's. */
  'meeting.joined': OfMeeting & { teacherName: string; by: 'learner' | 'school' };
  /**
   * To the family: the times offered for the first of so many meetings without one, and its number. Offers of the others are
   * in the app.
   */
  'meeting.timesOffered': OfCourse & {
    classId: string;
    meetings: number;
    number: number;
    starts: readonly string[];
  };
  /** To family and teacher: the family undid the time that it had just taken. `isSeat`: a seat in the teacher's class. */
  'meeting.undone': OfMeeting & { lastDay: string; isSeat?: true };
  /** `isUncovered`: the teacher is away, and no substitute was found. */
  'meeting.cancelled': OfMeeting & {
    by: 'teacher' | 'school';
    reason: string;
    lastDay: string;
    isUncovered?: boolean;
  } & OfGroup;
  'meeting.excused': OfMeeting & { lastDay: string };
  /**
   * To family and both teachers: who holds the meeting, in whose place and why; `to` is the teacher who is told. Older
   * notices know only who holds it.
   */
  'meeting.substitute': OfMeeting & {
    teacherName: string;
    teacherWas?: string;
    reason?: string;
    to?: 'replaced' | 'substitute';
  };
  /**
   * To family, substitute or absent teacher: the meetings of an absence, by time, and who holds each; null while somebody
   * is looked for. `to` is the teacher who is told.
   */
  'meetings.substitutes': {
    learnerName: string;
    classId: string;
    teacherWas: string;
    list: readonly (OfMeeting & { teacherName: string | null })[];
    to?: 'replaced' | 'substitute';
  };
  /** To a teacher: whether they hold a meeting of somebody who is away. The path in the mail has the token of the offer. */
  'substitute.asked': { startsAt: string; about: string; endsAt: string; path: string };
  'meeting.teacherMissing': OfMeeting & { lastDay: string } & OfGroup & OfMissing;
  'attendance.forfeited': OfMeeting & {
    reason: { key: string; params: Record<string, string | number> };
    /** What the admin who decided wrote. */
    said?: string;
  };
  /** To the family: a forfeited meeting came back by the rules, or because a fault forfeited it, and why. */
  'attendance.givenBack': OfMeeting & { reason: { key: string; params: Record<string, string | number> } };
  /** To the family: two meetings in a row were forfeited; this is the second. */
  'attendance.twoForfeited': OfMeeting;
  /** To admins: three in a row. */
  'learner.threeForfeited': OfMeeting & { learnerId: string };
  /** `first`: nothing was marked before. Missing in older notices. */
  'attendance.corrected': OfMeeting & {
    status: 'present' | 'late' | 'absent';
    reason: string;
    first?: boolean;
  };
  'attendance.waived': OfMeeting & { reason: string };
  /** The school's answer to a questioned forfeit. `lastDay`: until when it can be planned if it came back. */
  'appeal.answered': OfMeeting & { returned: boolean; reason: string; lastDay: string };
  /** `perMeeting`: minutes that become one meeting more, 60 in older notices, which have none. */
  'attendance.minutesOwed': OfMeeting & { minutes: number; addedToEnd: boolean; perMeeting?: number };
  'attendance.meetingOwed': OfCourse & { minutes: number };
  /** `more`: further meetings of the same family, of the same or another of its learners. */
  'reminder.day': OfMeeting & Reminded & { more?: readonly Reminded[] };
  /** `isSoon`: an hour before; else the evening before. Missing in older notices, which came an hour before. */
  'reminder.hour': OfMeeting & Reminded & { more?: readonly Reminded[]; isSoon?: boolean };
};
