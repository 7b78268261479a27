import { ended } from '../../ended.ts';
import { isOfGroup } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { plural } from '../../plural.ts';
import { reasonText } from '../../reason.ts';
import type { Texts } from '../../texts.ts';
import { policy } from '../catalogue/policy.ts';

const BY = { learner: 'the family', teacher: 'the teacher', school: 'the school' };
const STATUS = { present: 'present', late: 'late', absent: 'absent' };
const toClass = (classId: string) => ({ label: 'Open the class', path: `/my-classes/${classId}` });
const meeting = (p: { number: number; className: string }) => `Meeting ${p.number} · ${p.className}`;
const minutes = (n: number) => `${n} ${plural(n, 'minute', 'minutes')}`;

const meetingsOf = (n: number) => `${n} ${n === 1 ? 'meeting' : 'meetings'}`;
const newTime = (p: Parameters<typeof isOfGroup>[0]) =>
  isOfGroup(p) ? 'The school gives it a new time.' : 'Please choose a new time.';

const STAFF_CHANGE = {
  invite: 'New staff account',
  address: 'New e-mail address',
  reactivate: 'Reactivation',
  twoStep: 'Two-step reset',
  deactivate: 'Deactivation',
};
const STAFF_OUTCOME = {
  approved: 'approved',
  rejected: 'rejected',
  alone: 'done without a second approval',
  done: 'done',
  server: 'done on the server',
};

const notices: Notices = {
  'class.assigned': (p, say) => ({
    title: `${p.learnerName}'s class is ready: ${p.className}`,
    lines: [
      `The first meeting is on ${say.instant(p.startsAt)} with ${ended(p.teacherName)}`,
      `There are ${p.meetings} meetings of 60 minutes until ${say.day(p.lastDay)}.`,
      'The class link opens 5 minutes before the start, and so does attendance.',
    ],
    action: toClass(p.classId),
  }),
  'class.teacherAssigned': (p, say) => ({
    title: `A new class for you: ${p.className}`,
    lines: [
      `Student: ${p.learnerName}. The first meeting is on ${say.instant(p.startsAt)}; there are ${p.meetings} in all.`,
      ...(p.hasLink ? [] : ['Please add the Zoom link before the first meeting.']),
    ],
    action: { label: 'Open the class', path: `/teacher/classes/${p.classId}` },
  }),
  'class.teacherChanged': (p, say) => ({
    title: `A new teacher for ${p.className}: ${p.teacherName}`,
    lines: [
      `${p.teacherName} holds ${p.learnerName}'s ${p.meetings === 1 ? 'next meeting' : `next ${p.meetings} meetings`}.`,
      ...(p.startsAt ? [`The first is on ${say.instant(p.startsAt)}. The times stay the same.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'class.linkChanged': (p) => ({
    title: `The link of ${p.className} has changed`,
    lines: ['The link or room of the class was changed. The link opens 5 minutes before each meeting.'],
    action: toClass(p.classId),
  }),
  'class.paused': (p, say) => ({
    title: `${p.className} is paused`,
    lines: [
      `${p.learnerName}'s meetings from ${say.day(p.from)} until before ${say.day(p.until)} wait for a new time.`,
      ...(p.staying?.length
        ? [`Still held, because too near: ${p.staying.map((start) => say.instant(start)).join('; ')}.`]
        : []),
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
    ],
    action: toClass(p.classId),
  }),
  'course.stopped': (p) => ({
    title: `${p.learnerName}'s course is stopped for now`,
    lines: [
      `${meetingsOf(p.meetings)} in ${p.className} ${p.meetings === 1 ? 'has' : 'have'} no time any more and ${p.meetings === 1 ? 'is' : 'are'} not lost. They are planned anew when the course goes on.`,
    ],
    action: toClass(p.classId),
  }),
  'course.takenUp': (p, say) => ({
    title: `${p.learnerName}'s course goes on`,
    lines: [
      ...(p.startsAt
        ? [
            `${meetingsOf(p.planned)} in ${p.className} ${p.planned === 1 ? 'has its' : 'have their'} time again, the first on ${say.instant(p.startsAt)}.`,
          ]
        : []),
      ...(p.toPlan > 0 ? [`${meetingsOf(p.toPlan)} still to be planned.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'class.cancelled': (p) => ({
    title: `${p.className} will not begin`,
    lines: [
      `Reason: ${p.reason}`,
      `${p.learnerName} loses no meeting; the school is looking for another class.`,
    ],
    action: { label: 'See the notices', path: '/notifications' },
  }),
  'class.memberAdded': (p, say) => ({
    title: `New learner in ${p.className}: ${p.learnerName}`,
    lines: [`The first meeting is on ${say.instant(p.startsAt)}.`],
    action: { label: 'Open class', path: `/teacher/classes/${p.classId}` },
  }),
  'waiting.added': (p) => ({
    title: `${p.learnerName} is on the waiting list of ${p.className}`,
    lines: [
      `As soon as a place is free we offer it to you and hold it for ${p.hours} ${p.hours === 1 ? 'hour' : 'hours'}. Waiting costs no meeting.`,
    ],
    action: { label: 'See the waiting list', path: '/dashboard/student' },
  }),
  'waiting.offered': (p, say) => ({
    title: `A place for ${p.learnerName} in ${p.className}`,
    lines: [
      `We hold it for ${p.hours} ${p.hours === 1 ? 'hour' : 'hours'}, until ${say.instant(p.endsAt)}. After that it is offered to the next learner.`,
    ],
    action: { label: 'Accept or decline', path: '/dashboard/student' },
  }),
  'waiting.ended': (p) => ({
    title: `The place in ${p.className} is no longer held`,
    lines: [
      `The offer for ${p.learnerName} has ended. You can join the waiting list again or wait for another class from the school.`,
    ],
    action: { label: 'See the waiting list', path: '/dashboard/student' },
  }),
  'meeting.moved': (p, say) => ({
    title: `New time: ${say.instant(p.startsAt)}`,
    lines: [
      p.was
        ? `${meeting(p)} for ${p.learnerName} was moved by ${BY[p.by]} from ${say.instant(p.was)} to ${say.instant(p.startsAt)}.`
        : `${meeting(p)} for ${p.learnerName} was planned by ${BY[p.by]} for ${say.instant(p.startsAt)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.cancelled': (p, say, role) => ({
    title: `Cancelled: the meeting on ${say.instant(p.startsAt)}`,
    lines: [
      `${meeting(p)} for ${p.learnerName} was cancelled by ${BY[p.by]}.`,
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
      `No meeting is lost, and the course runs longer, until ${say.day(p.lastDay)}. ${role === 'teacher' && !isOfGroup(p) ? 'The meeting needs a new time.' : newTime(p)}`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.excused': (p, say, role) => ({
    title:
      role === 'teacher'
        ? `${p.learnerName} is excused: the meeting on ${say.instant(p.startsAt)}`
        : `Excused: the meeting on ${say.instant(p.startsAt)}`,
    lines: [
      role === 'teacher'
        ? `${meeting(p)} for ${p.learnerName} is not lost. It gets a new time by ${say.day(p.lastDay)}.`
        : `${meeting(p)} for ${p.learnerName} is not lost. Plan it again by ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.substitute': (p, say) => {
    const when = say.instant(p.startsAt);
    const which = `${meeting(p)} for ${p.learnerName} on ${when}`;
    const inPlaceOf = p.teacherWas
      ? `${p.teacherName} in place of ${ended(p.teacherWas)}`
      : ended(p.teacherName);
    const said = {
      family: { title: `Substitute teacher: ${p.teacherName}`, line: `${which} is taught by ${inPlaceOf}` },
      replaced: {
        title: `${p.teacherName} holds your meeting on ${when}`,
        line: `${which} is taught by ${p.teacherName} in your place. You need not do anything.`,
      },
      substitute: {
        title: `You are the substitute teacher on ${when}`,
        line: `${which} is taught by you${p.teacherWas ? ` in place of ${ended(p.teacherWas)}` : '.'}`,
      },
    }[p.to ?? 'family'];
    return {
      title: said.title,
      lines: [said.line, ...(p.reason ? [`Reason: ${p.reason}`] : [])],
      action: toClass(p.classId),
    };
  },
  'meeting.teacherMissing': (p, say, role) =>
    role === 'teacher'
      ? {
          title: `The school cancelled the meeting on ${say.instant(p.startsAt)}`,
          lines: [
            `You had not checked in 15 minutes after the start. ${meeting(p)} for ${p.learnerName} is not lost; it needs a new time.`,
            `The course runs longer, until ${say.day(p.lastDay)}. If something kept you away, please tell the school.`,
          ],
          action: toClass(p.classId),
        }
      : {
          title: `Sorry, the school cancelled the meeting on ${say.instant(p.startsAt)}`,
          lines: [
            `The teacher was not there 15 minutes after the start. ${meeting(p)} for ${p.learnerName} is not lost.`,
            `The course runs longer, until ${say.day(p.lastDay)}. ${newTime(p)}`,
          ],
          action: toClass(p.classId),
        },
  'attendance.forfeited': (p, say) => ({
    title: `${p.learnerName} was absent: ${say.instant(p.startsAt)}`,
    lines: [`${meeting(p)} is forfeited.`, reasonText(policy.reasons, p.reason, 'en', say.zone)],
    action: toClass(p.classId),
  }),
  'attendance.corrected': (p, say) => ({
    title: `Attendance ${p.first ? 'recorded' : 'corrected'}: ${p.learnerName} was ${STATUS[p.status]}`,
    lines: [`${meeting(p)}, ${say.instant(p.startsAt)}.`, ...(p.reason ? [`Reason: ${p.reason}`] : [])],
    action: toClass(p.classId),
  }),
  'attendance.waived': (p, say) => ({
    title: `A meeting comes back for ${p.learnerName}`,
    lines: [
      `The school waived the absence on ${say.instant(p.startsAt)} (${meeting(p)}).`,
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
      'Please choose a new time.',
    ],
    action: toClass(p.classId),
  }),
  'attendance.minutesOwed': (p, say) => ({
    title: `The teacher was ${minutes(p.minutes)} late`,
    lines: [
      p.addedToEnd
        ? `${meeting(p)}, ${say.instant(p.startsAt)}: ${minutes(p.minutes)} were added at the end of the meeting.`
        : `${meeting(p)}, ${say.instant(p.startsAt)}: ${minutes(p.minutes)} went into ${p.learnerName}'s minute bank. Every 60 minutes give one meeting more.`,
    ],
    action: toClass(p.classId),
  }),
  'attendance.meetingOwed': (p) => ({
    title: `One meeting more for ${p.learnerName}`,
    lines: [
      `The minute bank reached ${minutes(p.minutes)}, so ${p.className} gets one meeting more. Please choose its time.`,
    ],
    action: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'reminder.day': (p, say) => ({
    title: `Reminder: meeting on ${say.instant(p.startsAt)}`,
    lines: [
      `${meeting(p)} for ${p.learnerName}: ${say.instant(p.startsAt)}, with ${ended(p.teacherName)}`,
      'With less than 24 hours of notice, a meeting that is not attended is forfeited.',
    ],
    action: toClass(p.classId),
  }),
  'reminder.hour': (p, say) => ({
    title: `Soon: ${say.time(p.startsAt)}`,
    lines: [
      `${meeting(p)} for ${p.learnerName}: ${say.instant(p.startsAt)}, with ${ended(p.teacherName)} The class link opens 5 minutes before the start.`,
    ],
    action: toClass(p.classId),
  }),
  'course.expired': (p, say) => ({
    title: `${p.className} has ended`,
    lines: [
      `The last day of ${p.learnerName}'s course was ${say.day(p.lastDay)}. The remaining ${p.left} ${plural(p.left, 'meeting is', 'meetings are')} forfeited.`,
    ],
    action: { label: 'Open the report', path: '/certificates' },
  }),
  'placement.retake': (p) => ({
    title: `${p.learnerName} may take the placement test again`,
    lines: [
      `The school opened another test for ${p.className}, without waiting 30 days. The new result replaces the present level.`,
    ],
    action: { label: 'Take the test again', path: '/placement-test' },
  }),
  'level.decided': (p) => ({
    title:
      p.was === null
        ? `${p.learnerName}’s level is confirmed: ${p.level}`
        : `${p.learnerName}’s level was changed to ${p.level}`,
    lines: [
      p.was === null
        ? `${p.teacherName} confirmed the level ${p.level} for ${p.className}.`
        : `${p.teacherName} changed ${p.learnerName}’s level in ${p.className} from ${p.was} to ${p.level}. The material of the coming meetings follows.`,
      ...(p.reason === '' ? [] : [`The reason: ${ended(p.reason)}`]),
      'Not right? Once in each course you may ask us to look at the level again.',
    ],
    action: {
      label: 'See the level',
      path: p.classId === null ? '/dashboard/student' : `/my-classes/${p.classId}`,
    },
  }),
  'level.lookAsked': (p) => ({
    title: `The family of ${p.learnerName} asks for another look at the level`,
    lines: [`${p.className}: ${ended(p.text)}`, 'Do the speaking check, then confirm or change the level.'],
    action: { label: 'Open the level', path: `/teacher/levels/${p.enrolmentId}` },
  }),
  'report.ready': (p) => ({
    title: `${p.learnerName}'s report is ready`,
    lines: [`The teacher wrote a report for ${p.className}.`],
    action: { label: 'Read the report', path: '/certificates' },
  }),
  'certificate.ready': (p) => ({
    title: `${p.learnerName}'s certificate is ready`,
    lines: [
      `Congratulations! ${p.learnerName} finished ${p.className}. The certificate can be downloaded and verified.`,
    ],
    action: { label: 'Open the certificate', path: '/certificates' },
  }),
  'refund.asked': (p, say) => ({
    title: 'We received your refund request',
    lines: [`${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)}. We look at it and tell you.`],
    action: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'refund.decided': (p, say) => ({
    title: p.approved ? 'The refund was approved' : 'The refund was not approved',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.approved
        ? 'The course ends here and its times are free. We tell you again when the money is sent.'
        : 'The course goes on as before.',
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
    ],
    action: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'refund.returning': (p, say) => ({
    title: 'Your money is on its way back',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.path === 'provider'
        ? 'It goes back to the way you paid. The bank may need a few working days.'
        : 'It was transferred to your account.',
    ],
    action: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'refund.returned': (p, say) => ({
    title: 'The refund is done',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)} was returned.`,
      'If you do not see it within a few days, contact us.',
    ],
    action: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'payment.returned': (p, say) => ({
    title: `Your payment was returned: ${say.rupiah(p.amount)}`,
    lines: [
      `${say.rupiah(p.amount)} that was paid for ${p.packageName} has been returned.`,
      p.path === 'provider'
        ? 'It goes back to the way you paid. Depending on the bank it arrives within a few working days.'
        : 'It was transferred to your account.',
      'If you do not see it within a few days, contact us.',
    ],
    action: { label: 'See the orders', path: '/orders' },
  }),
  'pay.toApprove': (p, say) => ({
    title: `A pay run of ${say.rupiah(p.amount)} waits for approval`,
    lines: [
      `${p.maker} made a draft for meetings from ${say.day(p.from)} to ${say.day(p.to)}. Look at it, then approve it or throw it away.`,
    ],
    action: { label: 'Open the pay run', path: `/dashboard/finance/pay/${p.runId}` },
  }),
  'pay.paid': (p, say) => ({
    title: `Salary ${p.number} was transferred: ${say.rupiah(p.amount)}`,
    lines: [`For meetings from ${say.day(p.from)} to ${say.day(p.to)}, transferred on ${say.day(p.paidOn)}.`],
    action: { label: 'See the payslip', path: '/teacher/pay' },
  }),
  'staff.changeAsked': (p, say) => ({
    title: `${STAFF_CHANGE[p.change]} for ${p.name} waits for approval`,
    lines: [
      `Wanted by ${p.by}. Reason: ${ended(p.reason)}`,
      `Another approver decides before ${say.instant(p.endsAt)}; after that it comes to nothing.`,
      'Contact the school if anything about this is wrong.',
    ],
    action: { label: 'Look at it', path: '/approvals' },
  }),
  'staff.changed': (p) => ({
    title: `${STAFF_CHANGE[p.change]} for ${p.name}: ${STAFF_OUTCOME[p.outcome]}`,
    lines: [
      p.by === null ? `Reason: ${ended(p.reason)}` : `By ${p.by}. Reason: ${ended(p.reason)}`,
      'Contact the school if anything about this is wrong.',
    ],
    action: { label: 'Open approvals', path: '/approvals' },
  }),
  'teacher.missing': (p, say) => ({
    title: `${p.teacherName} is not yet in ${p.className}`,
    lines: [
      `The meeting of ${say.instant(p.startsAt)} has begun. Without the teacher's check-in within 15 minutes the school cancels it.`,
    ],
    action: { label: "Open today's classes", path: '/class/management' },
  }),
};

/** Notifications in the app, by mail and in the calendar. */
export const notifications: Texts['notifications'] = {
  notices,
  title: 'Notifications',
  unread: (p) => `${p.n} unread`,
  open: (p) => (p.n === 0 ? 'Notifications' : `Notifications, ${p.n} unread`),
  markAll: 'Mark all as read',
  none: 'No notifications yet',
  noneText: 'News about classes, times and attendance appears here.',
  all: 'All notifications',
  newOne: 'New',
  preferences: 'Messages and calendar',
  preferencesText: 'Choose the mails you want. News about times and money is always sent.',
  zone: 'Time zone in mails and the calendar',
  zoneSchool: "The school's (WIB)",
  zones: {
    WIB: 'WIB, Jakarta',
    WITA: 'WITA, Makassar',
    WIT: 'WIT, Jayapura',
  },
  groups: {
    reminders: 'Reminders 24 hours and 1 hour before a meeting',
    attendance: 'Attendance: absences, corrections, minutes owed',
    reports: 'Reports and certificates',
  },
  saved: 'Your choice is saved.',
  calendar: 'Calendar',
  calendarText:
    'Add this secret address to your calendar app. Moved meetings move there by themselves. Anybody who knows the address can see your meetings.',
  calendarMade: (p) =>
    `The calendar address was made on ${p.when}. To keep it safe it is shown only when it is made; if you lost it, change it for a new one.`,
  calendarOnce: 'Save it now: this address is shown only once.',
  calendarMake: 'Make a calendar address',
  calendarCopy: 'Copy the address',
  calendarCopied: 'Address copied.',
  calendarRenew: 'Change the address',
  calendarRenewAsk: 'The old address stops working in every calendar app at once. Change it?',
  calendarEnd: 'Delete the address',
  calendarEndAsk: 'The calendar in your app is no longer updated. Delete the address?',
  calendarOpen: 'Open in a calendar app',
  calendarName: (p) => `${p.school} classes`,
  eventTitle: (p) => `${p.className} · meeting ${p.number} · ${p.learnerName}`,
  eventText: (p) =>
    `${p.time}, with ${ended(p.teacherName)} The class link opens 5 minutes before the start.`,
  greeting: (p) => `Hello ${p.name},`,
  muteNote: 'You can choose which mails you get on the Account page, under Messages and calendar.',
  problems: { noCalendar: 'This calendar address does not exist or was changed.' },
};
