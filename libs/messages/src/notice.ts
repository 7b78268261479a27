import { addDays } from '@fasih/school/basics/calendar';
import type { RecordField } from '@fasih/school/office/students/record-contract';
import type { May } from '@fasih/school/people/guardians/guardian';
import type { MeetingNotices, OfCourse, OfGroup, OfMeeting } from './notice-meetings.ts';

/** True if the notice is about a group's meeting. */
export const isOfGroup = ({ isGroup, together }: OfGroup): boolean => isGroup ?? together ?? false;

/** The days of a closed school where they do not follow one another; else none, as in older notices. */
export const scatteredDays = ({ days = [] }: { days?: readonly string[] }): readonly string[] =>
  days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? day, 1)) ? [] : days;

/** The accounts of the first and of the second guardian, by which an erasure finds their names. */
type BothGuardians = { family: string; guardian: string };

/**
 * All notices, sent by mail and shown in the app, with their parameters. A notice that does not fit does not compile;
 * both languages have texts for each (`notifications.notices`, and the mails).
 */
export type NoticeParams = MeetingNotices & {
  /** `minutes`: of each meeting, 60 in older notices, which have none. */
  'class.assigned': Omit<OfMeeting, 'number' | 'meetingId'> & {
    teacherName: string;
    meetings: number;
    minutes?: number;
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
   * because the plan was repaired, or this taken back. Each time that falls away with the one that replaces it; null for a meeting that waits.
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
  /**
   * To the family and to each teacher of its coming meetings: the school ended a course; `meetings` of them are cancelled. `owed`,
   * what the school pays back, why and by when, is for the payer alone.
   */
  'course.endedBySchool': OfCourse & {
    meetings: number;
    owed: { amount: number; reason: string; answerBy: string | null } | null;
  };
  /** To the family: the school declined the times that it asked for. */
  'booking.declined': OfCourse & { reason: string };
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
    /** `merge`: the school joined the child's record with one of another account. */
    by: 'first' | 'second' | 'school' | 'merge';
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
