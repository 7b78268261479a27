import type { Role } from '@fasih/school/basics/roles';
import type { Mutable } from '@fasih/school/messaging/notifications/contract';
import type { NoticeKind, NoticeParams } from './notice.ts';

/** Whose notice it is; the preview of mails is written for the first. */
type Readers =
  | { readers: readonly Exclude<Role, 'student'>[]; shared?: never }
  | {
      readers: readonly Role[];
      /**
       * Whether a second guardian is told as well (docs/product/accounts.md#a-second-guardian): of what happens in the child's course,
       * not of money, consent, buying and a first class, nor what the school writes itself.
       */
      shared: boolean;
    };

type Row<K extends NoticeKind> = Readers & {
  /** The switch that turns the mail off. Mails about times and money have none: they are always sent. */
  mutedBy?: Mutable;
  /** The parameter with the instant after which the mail is useless, because the meeting began or the offer expired. */
  expiresAt?: Extract<keyof NoticeParams[K], 'startsAt' | 'endsAt'>;
  /** The calendar file in the mail has all meetings of the class, or of the `classes`. */
  wholeClass?: true;
  /** Goes before other notices: what warns or cannot wait (0), money (1); see `platform/outbox/priority.ts`. */
  priority?: 0 | 1;
};

/** What is known of each kind of notice beside its parameters and words. A kind without a row does not compile. */
export const NOTICE_KINDS: { readonly [K in NoticeKind]: Row<K> } = {
  'class.assigned': { readers: ['student'], shared: true, wholeClass: true },
  'class.teacherAssigned': { readers: ['teacher'], wholeClass: true },
  'class.teacherChanged': { readers: ['student', 'teacher'], shared: true, wholeClass: true },
  'class.linkChanged': { readers: ['student', 'teacher'], shared: true },
  'class.paused': { readers: ['student', 'teacher'], shared: true, wholeClass: true },
  'classes.replanned': { readers: ['student', 'teacher'], shared: true, wholeClass: true },
  'course.paused': { readers: ['student', 'teacher'], shared: true },
  'course.rulesTaken': { readers: ['student'], shared: false },
  'school.message': { readers: ['student'], shared: false },
  'account.corrected': { readers: ['student'], shared: false },
  'course.stopped': { readers: ['student', 'teacher'], shared: true },
  'course.takenUp': { readers: ['student', 'teacher'], shared: true },
  'class.cancelled': { readers: ['student', 'teacher'], shared: true },
  'class.memberAdded': { readers: ['teacher'] },
  'waiting.added': { readers: ['student'], shared: false },
  'waiting.offered': { readers: ['student'], shared: false, expiresAt: 'endsAt' },
  'waiting.ended': { readers: ['student'], shared: false },
  'course.endedBySchool': { readers: ['student', 'teacher'], shared: true },
  'booking.declined': { readers: ['student'], shared: false },
  'course.goesOn': { readers: ['student'], shared: true },
  'course.reopened': { readers: ['student'], shared: true },
  'course.expired': { readers: ['student'], shared: true },
  'placement.retake': { readers: ['student'], shared: false },
  'level.decided': { readers: ['student'], shared: true },
  'level.lookAsked': { readers: ['teacher'] },
  'report.ready': { readers: ['student'], shared: true, mutedBy: 'reports' },
  'certificate.ready': { readers: ['student'], shared: true, mutedBy: 'reports' },
  'refund.asked': { readers: ['student'], shared: false, priority: 1 },
  'refund.decided': { readers: ['student'], shared: false, priority: 1 },
  'refund.returning': { readers: ['student'], shared: false, priority: 1 },
  'refund.returned': { readers: ['student'], shared: false, priority: 1 },
  'payment.returned': { readers: ['student'], shared: false, priority: 1 },
  'pay.paid': { readers: ['teacher'], priority: 1 },
  'pay.toApprove': { readers: ['finance', 'admin'], priority: 1 },
  'staff.changeAsked': { readers: ['admin', 'finance'], priority: 0 },
  'staff.changed': { readers: ['admin', 'finance'], priority: 0 },
  'guardian.joined': { readers: ['student'], shared: false },
  'guardian.ended': { readers: ['student'], shared: false },
  'incident.reported': { readers: ['admin'], priority: 0 },
  'incident.noOfficer': { readers: ['admin'], priority: 0 },
  'safeguarding.officerNamed': { readers: ['admin', 'finance'], priority: 0 },
  'teacher.missing': { readers: ['admin'] },
  'teacher.awaited': { readers: ['teacher'] },
  'meeting.moved': { readers: ['student', 'teacher'], shared: true },
  'meeting.joined': { readers: ['student', 'teacher'], shared: true },
  'meeting.timesOffered': { readers: ['student'], shared: true },
  'meeting.undone': { readers: ['student', 'teacher'], shared: true },
  'meeting.cancelled': { readers: ['student', 'teacher'], shared: true },
  'meeting.excused': { readers: ['student', 'teacher'], shared: true },
  'meeting.substitute': { readers: ['student', 'teacher'], shared: true },
  'meetings.substitutes': { readers: ['student', 'teacher'], shared: true },
  // The next three teachers are asked ten minutes later.
  'substitute.asked': { readers: ['teacher'], expiresAt: 'endsAt', priority: 0 },
  'meeting.teacherMissing': { readers: ['student', 'teacher'], shared: true },
  'attendance.forfeited': { readers: ['student'], shared: true, mutedBy: 'attendance' },
  'attendance.givenBack': { readers: ['student'], shared: true },
  'attendance.twoForfeited': { readers: ['student'], shared: true, mutedBy: 'attendance' },
  'learner.threeForfeited': { readers: ['admin'] },
  'attendance.corrected': { readers: ['student'], shared: true, mutedBy: 'attendance' },
  'attendance.waived': { readers: ['student'], shared: true },
  'appeal.answered': { readers: ['student'], shared: true },
  'attendance.minutesOwed': { readers: ['student'], shared: true, mutedBy: 'attendance' },
  'attendance.meetingOwed': { readers: ['student'], shared: true },
  'reminder.day': { readers: ['student'], shared: true, mutedBy: 'reminders', expiresAt: 'startsAt' },
  'reminder.hour': { readers: ['student'], shared: true, mutedBy: 'reminders', expiresAt: 'startsAt' },
};
