import type { admin as shape } from '../id/admin.ts';

/** An admin's home: what waits, totals, what happened last. */
export const admin: typeof shape = {
  work: {
    title: 'To do',
    lead: 'Nearest deadline first.',
    none: 'All done',
    noneText: 'Nothing is waiting for you. New things appear here.',
    more: (p) => `and ${p.n} more`,
    kinds: {
      waitingForClass: 'Waiting for a class',
      level: 'Levels to confirm',
      levelMove: 'Move the learner: the group has another level',
      payment: 'Payments to look at',
      refund: 'Refund requests',
      teacherWithoutHours: 'Teachers without teaching hours',
      classWithoutLink: 'Classes without a link',
      mailFailed: 'E-mails not sent yet',
    },
    tasks: {
      fullRefund: 'Money must be returned in full',
      look: 'Needs a look',
      other: 'Needs a look',
    },
    mailText: 'It will be tried again. Check the address.',
    due: (p) => `By ${p.when}`,
    overdue: (p) => `Overdue since ${p.when}`,
    nextMeeting: (p) => `Next meeting ${p.when}`,
    since: (p) => `Since ${p.when}`,
    assign: 'Find a teacher',
    assignFor: (p) => `Find a teacher for ${p.name}`,
    look: 'View',
    lookAt: (p) => `View ${p.name}`,
    all: 'Everybody waiting for a class',
  },
  totals: {
    title: 'The school today',
    students: 'Students',
    teachers: 'Teachers',
    activeClasses: 'Active classes',
    toTeachers: 'Teacher list',
    toAttendance: "Today's attendance",
    toAnalytics: 'Analytics',
    toTeachersText: 'Who teaches today',
    toAttendanceText: 'Who is here today',
    toAnalyticsText: 'How the school is doing',
  },
  activity: {
    title: 'Recent activity',
    none: 'Nothing has happened yet.',
    bySchool: 'System',
  },
};
