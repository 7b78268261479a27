import type { classes as shape } from '../../id/learning/classes.ts';
import { listIn } from '../../list.ts';
import { sayIn } from '../../reason.ts';
import { count, number, plural } from '../number.ts';

const say = sayIn('en');

export const classes: typeof shape = {
  problems: {
    notFound: 'This class was not found.',
    enrolmentNotFound: 'This enrolment was not found.',
    notActive: (p) => `${p.name}'s course is stopped or over, so no class can be opened for it.`,
    alreadyInClass: (p) => `${p.name} already has a class for this course.`,
    birthDateUnknown: (p) =>
      `${p.name}'s birth date is missing. Ask the family to fill it in before a class is opened.`,
    consentNeeded: (p) => `${p.name} is under 18. A parent or guardian must give consent first.`,
    noLevel: (p) => `${p.name} has no level yet. Wait for the placement test.`,
    notTogether: (p) =>
      `${p.name} does not fit into this class: program, age group, level and number of meetings must be the same.`,
    sameLearnerTwice: (p) => `${p.name} is named twice in this class.`,
    tooManySlots: (p) => `${p.name}'s plan holds at most ${count(p.perWeek, 'meeting', 'meetings')} a week.`,
    full: (p) => `This class is for ${count(p.capacity, 'learner', 'learners')} only.`,
    placesOffered:
      'The free place is being offered to a learner on the waiting list. Wait for the answer first.',
    placesGuests:
      'The free place is still taken by a learner of another class who makes up one meeting here. Try again after that meeting.',
    calendarRange: 'The calendar shows at most 7 days.',
    nobody: 'This teacher or learner was not found.',
    placesTaken: (p) =>
      `${count(p.taken, 'place is', 'places are')} taken or offered, so the capacity cannot be smaller.`,
    staysOneToOne: 'A one-to-one class stays one, and a group stays a group: their rules for moving differ.',
    begun: 'This class has begun, so it cannot be cancelled. Pause it or cancel its meetings.',
    planChanged: 'Something has changed meanwhile. Check the new plan, then save it.',
    over: 'This class has no meetings to come.',
    teacherNotFound: 'This teacher was not found.',
    teacherNotCleared: (p) =>
      `${p.name} may not teach learners under 18 yet: identity and police certificate have to be seen and valid.`,
    teacherTeachesOther: (p) => `${p.name} does not teach this program or age group.`,
    teacherNotFree: (p) =>
      `This teacher cannot hold ${number(p.count)} of the meetings, the first on ${say.instant(p.start)}.`,
    slotsOverlap: 'Two of these weekly hours overlap, or one runs past midnight.',
    outsideHours: (p) =>
      `${number(p.count)} of these weekly hours ${plural(p.count, 'lies', 'lie')} outside the teacher's hours. Choose other hours or another teacher.`,
    outsideLessonHours: (p) =>
      `${number(p.count)} of these weekly hours ${plural(p.count, 'lies', 'lie')} outside the school's lesson hours. Choose other hours, or change the lesson hours in the settings.`,
    notEnoughDays: (p) =>
      `A day was found for only ${number(p.found)} of ${number(p.wanted)} meetings. Choose other hours or another teacher.`,
    pastLastDay: (p) =>
      `The meeting on ${say.instant(p.start)} is after the last day of the course, ${say.day(p.lastDay)}. Add a weekly hour or choose other days.`,
    unknownHost: (p) =>
      `This link leads to ${p.host}, which is not Zoom, Google Meet, Microsoft Teams or Webex. Check it, then confirm.`,
  },
  staff: {
    edit: 'Edit class',
    name: 'Name of the class',
    capacity: 'Capacity',
    capacityText: 'Up to 20 learners; not fewer than the places that are taken or offered.',
    oneToOne: 'One-to-one class: one learner.',
    saved: 'The class is saved.',
    cancel: 'Cancel class',
    cancelTitle: 'Cancel a class that has not begun',
    cancelText: (p) =>
      `This cannot be undone. ${count(p.n, 'learner waits', 'learners wait')} for a class again, no meeting is lost, and the teacher is free. Everybody is told by mail.`,
    cancelReason: 'Reason (families and teacher read it)',
    keep: 'Keep the class',
    cancelled: 'The class is cancelled. Its learners wait for a class again.',
    cancelledBecause: (p) => `This class was cancelled before it began. Reason: ${p.reason}`,
  },
  pages: {
    list: 'My Classes',
    programs: 'Programs',
    all: 'All',
    none: (p) => `No ${p.program} class yet`,
    noneText: 'Courses that you buy in this program appear here.',
    noneAtAll: 'No course yet',
    noneAtAllText: 'Courses that you buy appear here.',
    noneSoAll: (p) => `No ${p.program} course yet. These are all courses.`,
    choose: 'See packages',
    loadFailed: 'The classes could not be loaded.',
    about: {
      general_english: 'Speaking, listening, reading and writing for everyday life.',
      conversation: 'The courage to speak and the ease to answer in real conversations.',
      eng_test_prep: 'Practice, strategy and timing for English tests.',
      special_course: 'Ten meetings for what you need in particular.',
    },
    level: 'Level',
    noLevel: 'Waiting for the placement test',
    duration: 'Duration',
    durationOf: (p) => `${count(p.months, 'month', 'months')}, ${count(p.meetings, 'meeting', 'meetings')}`,
    open: 'Open class',
    beforeClass: {
      waiting: 'We are preparing the class',
      test: 'Waiting for the placement test',
      resume: 'Placement test running',
      stopped: 'Stopped',
      ended: 'Ended',
    },
    states: {
      scheduled: 'Starting soon',
      active: 'In progress',
      paused: 'Paused',
      completed: 'Completed',
      cancelled: 'Cancelled',
    },
    heldBack: 'Held back until the school answers the refund request.',
    endings: { early: 'Ended early', refunded: 'Ended, money returned' },
    course: 'Course',
    courseTitles: { 'general-english': 'General English', toefl: 'TOEFL Preparation' },
    notHere: 'This class is not in your account',
    notHereText: 'Choose a class from your list.',
    toList: 'My Classes',
    path: 'Course path',
    meetings: 'Meetings',
    allTimes: (p) => `All times in ${p.zone}.`,
    attendance: 'Attendance',
    attendanceHint: (p) => `available ${count(p.minutes, 'minute', 'minutes')} before class`,
    room: (p) => (/room/i.test(p.room) ? p.room : `Room ${p.room}`),
    roomOnline: 'Online room',
    test: 'Test',
    finalTest: 'Final Test',
    owed: 'Extra meeting',
    moved: 'moved from its first time',
    join: 'Join the class',
    joinFor: (p) => `Join the class, meeting ${p.number}`,
    joinOpens: (p) => `Opens ${p.when}`,
    joinOver: 'Over',
    joinNoTime: 'Opens once it is planned',
    noLink: 'The teacher has not set a link yet.',
    score: (p) => `Score ${p.score}`,
    past: (p) => `${count(p.n, 'meeting', 'meetings')} behind you`,
    later: (p) => count(p.n, 'later meeting', 'later meetings'),
    canDo: 'After this meeting',
    note: "Teacher's note",
    homework: 'Homework',
    files: 'More from the teacher',
    move: 'Move',
    plan: 'Plan',
    groupMeeting: 'Meetings of a group are moved by the school.',
    groupToPlan: 'The school gives it a new time.',
    excuse: 'Cannot come',
    forMeeting: (p) => `${p.action}, meeting ${p.number}`,
    balance: 'What is left',
    left: (p) => `${plural(p.n, 'meeting', 'meetings')} left`,
    pace: (p) => `${count(p.weeks, 'week', 'weeks')} to go: ${number(p.perWeek)} a week to use them all.`,
    until: (p) => `Valid until ${p.day}`,
    count: {
      bought: 'Bought',
      extra: 'Extra',
      held: 'Attended',
      forfeited: 'Forfeited',
      expired: 'Past the course',
      refunded: 'Refunded',
      toPlan: 'To plan',
      minutesOwed: 'Minutes owed',
    },
    minutes: (p) => count(p.n, 'minute', 'minutes'),
    leftWhy: {
      of: (p) =>
        `Of ${number(p.bought)} bought${p.extra > 0 ? ` and ${number(p.extra)} extra` : ''} ${plural(p.bought + p.extra, 'meeting', 'meetings')}, ${
          p.used.length > 0 ? listIn('en', p.used) : 'none has been used yet'
        }.`,
      used: {
        held: (p) => `${count(p.n, 'was', 'were')} held`,
        forfeited: (p) => `${count(p.n, 'was', 'were')} forfeited`,
        expired: (p) => `${count(p.n, 'was', 'were')} left when the course ended`,
        refunded: (p) => `${count(p.n, 'was', 'were')} refunded`,
      },
      forfeited: 'Forfeited means absent without notice in time.',
      extra: 'Extra meetings come from minutes that teachers were late.',
      minutesOwed: (p) =>
        `${count(p.n, 'minute', 'minutes')} of teachers' delays ${plural(p.n, 'is', 'are')} kept towards the next extra meeting.`,
      expired: 'What is not used by the last day of the course is forfeited.',
      notBegun: 'The course runs from the first planned meeting on.',
      until: (p) => `The course runs until ${p.day}.`,
      extended: (p) =>
        `The course runs until ${p.day}, which includes ${number(p.days)} more ${plural(p.days, 'day', 'days')} for cancellations, later meetings, pauses or breaks.`,
    },
    refund: 'Refund',
    paused: 'This class is paused. The meetings in the pause can be planned for after it.',
    suspended: 'The course is stopped for now. Contact the school to go on.',
    ended: 'This course is over.',
    toPlanBySchool: (p) =>
      `${number(p.n)} group ${plural(p.n, 'meeting waits', 'meetings wait')} for a new time from the school.`,
  },
};
