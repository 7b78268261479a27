import { addDays } from '@fasih/school/basics/calendar';
import type { RecordField } from '@fasih/school/office/students/record-contract';
import type { May } from '@fasih/school/people/guardians/guardian';

/** Facts of every notice about a meeting; instants are ISO-8601 UTC. */
type OfMeeting = {
  learnerName: string;
  className: string;
  classId: string;
  meetingId: string;
  /** The learner's number in the plan. */
  number: number;
  startsAt: string;
};
/** Whether it is a group's meeting, whose new time the school plans. Older notices have `together`, or neither. */
type OfGroup = { isGroup?: boolean; together?: boolean };

/** True if the notice is about a group's meeting. */
export const isOfGroup = ({ isGroup, together }: OfGroup): boolean => isGroup ?? together ?? false;

/** The days of a closed school where they do not follow one another; else none, as in older notices. */
export const scatteredDays = ({ days = [] }: { days?: readonly string[] }): readonly string[] =>
  days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? day, 1)) ? [] : days;

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

type OfCourse = { learnerName: string; className: string; enrolmentId: string };

/** The accounts of the first and of the second guardian, by which an erasure finds their names. */
type BothGuardians = { family: string; guardian: string };

/**
 * All notices, sent by mail and shown in the app, with their parameters. A notice that does not fit does not compile;
 * both languages have texts for each (`notifications.notices`, and the mails).
 */
export type NoticeParams = {
  'class.assigned': Omit<OfMeeting, 'number' | 'meetingId'> & {
    teacherName: string;
    meetings: number;
    lastDay: string;
  };
  /** `hasLink`: the class link exists already; missing in older notices. */
  'class.teacherAssigned': Omit<OfMeeting, 'number' | 'meetingId'> & { meetings: number; hasLink?: boolean };
  /** To family and both teachers: all meetings to come have another teacher. The first of them; null while all are to plan. */
  'class.teacherChanged': {
    learnerName: string;
    className: string;
    classId: string;
    teacherName: string;
    startsAt: string | null;
    meetings: number;
  };
  /** `learnerName`: of a family, its learners; missing for teachers and in older notices. */
  'class.linkChanged': { learnerName?: string; className: string; classId: string };
  /** `staying`: meetings of these days that are too near and are held all the same. Older notices have neither it nor the reason. */
  'class.paused': {
    learnerName: string;
    className: string;
    classId: string;
    from: string;
    until: string;
    staying?: readonly string[];
    reason?: string;
  };
  /**
   * To family and teachers, one for each person: classes have other times, because of new weekly times or another teacher
   * from a day on, because the school is closed on some days, because of a pause until before `until` or its early end, or
   * because the plan was mended, or this taken back. Each time that falls away with the one that replaces it; null for a meeting that waits.
   */
  'classes.replanned': {
    learnerName: string;
    why: 'times' | 'closed' | 'paused' | 'takenUp' | 'repaired' | 'takenBack';
    from: string;
    until: string;
    /** On which the school is closed, in order; older notices have only the first and the last of them. */
    days?: readonly string[];
    reason: string;
    /** Of the days on which the school is closed, in both languages. */
    names: readonly { id: string; en: string }[];
    classes: readonly {
      classId: string;
      className: string;
      learnerName: string;
      teacherName: string;
      hasNewTeacher: boolean;
      times: readonly { was: string | null; to: string | null }[];
    }[];
  };
  /** To family and teacher: the family pauses the course from the first of these days until before the second. */
  'course.paused': {
    learnerName: string;
    className: string;
    classId: string;
    from: string;
    until: string;
    meetings: number;
    lastDay: string;
  };
  /** To the family, as its receipt: the course goes by newer rules from now on. */
  'course.rulesTaken': {
    learnerName: string;
    className: string;
    enrolmentId: string;
    version: number;
    remaining: number;
    /** Null before a class is planned. */
    lastDay: string | null;
    perWeek: number;
    pauseDays: number;
    appealDays: number;
    answerDays: number;
  };
  /** To the family: what an admin wrote to many at once. `learnerName`: whose families were chosen. */
  'school.message': { learnerName: string; title: string; text: string };
  /** To the family: the school corrected these fields of its record. The values stand in the record. */
  'account.corrected': { learnerName: string; fields: readonly RecordField[]; reason: string };
  /** To family and teacher: a course is stopped, and its meetings to come have no time any more. */
  'course.stopped': { learnerName: string; className: string; classId: string; meetings: number };
  /** To family and teacher: it goes on. The first meeting that has its time again; null where none has. */
  'course.takenUp': {
    learnerName: string;
    className: string;
    classId: string;
    startsAt: string | null;
    planned: number;
    toPlan: number;
  };
  /** To family and teacher: a class that will not begin. */
  'class.cancelled': { learnerName: string; className: string; reason: string };
  /** To the teacher: a learner has joined. */
  'class.memberAdded': { learnerName: string; className: string; classId: string; startsAt: string };
  'waiting.added': { learnerName: string; className: string; hours: number };
  'waiting.offered': { learnerName: string; className: string; endsAt: string; hours: number };
  'waiting.ended': { learnerName: string; className: string };
  /** To the family: the school declined the times that it asked for. */
  'booking.declined': OfCourse & { reason: string };
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
  'meeting.teacherMissing': OfMeeting & { lastDay: string } & OfGroup;
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
  'attendance.minutesOwed': OfMeeting & { minutes: number; addedToEnd: boolean };
  'attendance.meetingOwed': OfCourse & { minutes: number };
  /** `more`: further meetings of the same family, of the same or another of its learners. */
  'reminder.day': OfMeeting & Reminded & { more?: readonly Reminded[] };
  /** `isSoon`: an hour before; else the evening before. Missing in older notices, which came an hour before. */
  'reminder.hour': OfMeeting & Reminded & { more?: readonly Reminded[]; isSoon?: boolean };
  /** To the family: the course goes on, because too few times were offered for what has none. */
  'course.goesOn': OfCourse & { days: number; lastDay: string };
  /** To the family: the course ended by a fault of the school's system and is open again. */
  'course.reopened': OfCourse & { left: number; lastDay: string };
  'course.expired': OfCourse & { left: number; lastDay: string };
  /** The learner may sit the placement test again before its time. */
  'placement.retake': OfCourse;
  /** To the family: a person confirmed (`was` is null) or changed the level; `reason` may be empty. */
  'level.decided': OfCourse & {
    classId: string | null;
    level: string;
    was: string | null;
    reason: string;
    teacherName: string;
  };
  /** To the class's teacher: the family asks for another look at the level. */
  'level.lookAsked': OfCourse & { text: string };
  'report.ready': OfCourse;
  'certificate.ready': OfCourse & { certificateId: string };
  /** `answerBy`: the day of the answer, and how many meetings are held back until then; under course rules 2. */
  'refund.asked': OfCourse & { amount: number; answerBy?: string; heldBack?: number };
  /** Of a refused request under course rules 2: days waited, and meetings that were held back with and without a time. */
  'refund.decided': OfCourse & {
    amount: number;
    approved: boolean;
    reason: string;
    days?: number;
    lastDay?: string | null;
    planned?: number;
    toPlan?: number;
  };
  /** The money of a refund is being sent, and later returned. */
  'refund.returning': OfCourse & { amount: number; path: 'provider' | 'transfer' };
  'refund.returned': OfCourse & { amount: number; path: 'provider' | 'transfer' };
  /** To a payer: money was returned without a refund request, e.g. paid twice or after the order's end. */
  'payment.returned': { orderId: string; packageName: string; amount: number; path: 'provider' | 'transfer' };
  /** To a teacher: the salary of these school days was transferred. */
  'pay.paid': { runId: string; number: string; amount: number; from: string; to: string; paidOn: string };
  /** To finance and admins: the draft of a pay run needs one of their approvals. */
  'pay.toApprove': { runId: string; from: string; to: string; amount: number; maker: string };
  /** To every approver: another approver must decide about a change of an admin or finance account. */
  'staff.changeAsked': {
    changeId: string;
    change: 'invite' | 'address' | 'reactivate' | 'twoStep';
    name: string;
    by: string;
    reason: string;
    endsAt: string;
  };
  /** To every approver: the result of such a change. `by` is null for a command on the server. */
  'staff.changed': {
    change: 'invite' | 'address' | 'reactivate' | 'twoStep' | 'deactivate';
    name: string;
    by: string | null;
    outcome: 'approved' | 'rejected' | 'alone' | 'done' | 'server';
    reason: string;
  };
  /** To the first guardian: somebody accepted the invitation to be a second guardian. `learnerName`: of whom. */
  'guardian.joined': BothGuardians & { learnerName: string; name: string; may: May };
  /** To both guardians: learners are no longer shared. `name`: the other guardian; a `reason` is the school's. */
  'guardian.ended': BothGuardians & {
    learnerName: string;
    name: string;
    by: 'first' | 'second' | 'school';
    to: 'first' | 'second';
    reason: string;
  };
  /** To the safeguarding officer, without a word of what was reported. */
  'incident.reported': { incidentId: string; urgent: boolean };
  /** To admins, while there is no safeguarding officer: a report waits for one. */
  'incident.noOfficer': Record<string, never>;
  /** To every approver: another admin is the safeguarding officer. `open`: reports that wait, for the officer alone. */
  'safeguarding.officerNamed': { name: string; by: string; reason: string; open: number | null };
  /** To admins: a teacher has not checked in and the meeting is about to be cancelled. */
  'teacher.missing': Omit<OfMeeting, 'learnerName' | 'number'> & { teacherName: string };
  /** The same to the teacher. */
  'teacher.awaited': Omit<OfMeeting, 'learnerName' | 'number'> & { teacherName: string };
};

export type NoticeKind = keyof NoticeParams;
