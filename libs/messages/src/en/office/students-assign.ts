import type { studentsAssign as shape } from '../../id/office/students-assign.ts';
import { count, number } from '../number.ts';

/** Students: the dialog that finds a teacher and opens the class. */
export const studentsAssign: typeof shape = {
  title: (p) => `Assign Teacher: ${p.name}`,
  lead: (p) => `${p.course}, ${p.level}, ${count(p.meetings, 'meeting', 'meetings')}`,
  teacher: 'Teacher',
  best: 'best match',
  load: (p) => `${number(p.load)} of ${p.hours} hours a week taken`,
  noFit: 'no hours that fit',
  noHours: 'no hours yet',
  notFree: 'This teacher is not free at the chosen times. Choose other times or another teacher.',
  plans: 'Weekly times',
  own: 'Other times',
  day: (p) => `Day, time ${p.n}`,
  time: (p) => `Hour, time ${p.n}`,
  zone: 'Hours are school time (WIB).',
  startsOn: 'Start date',
  preview: 'What will be opened',
  planning: 'Planning…',
  whole: (p) => `${count(p.n, 'meeting', 'meetings')}, ${p.first} to ${p.last}.`,
  lastDay: (p) => `The course is valid until ${p.day}.`,
  skipped: (p) => count(p.n, 'day left out', 'days left out'),
  holiday: (p) => `${p.day}: ${p.name}`,
  away: (p) => `${p.day}: the teacher is away`,
  conflicts: (p) =>
    p.n === 1
      ? '1 meeting is in conflict. Choose other times.'
      : `${number(p.n)} meetings are in conflict. Choose other times.`,
  conflict: {
    teacherBusy: (p) => `${p.when}: the teacher has a meeting already`,
    timeHeld: (p) => `${p.when}: held by a family until ${p.until}`,
    timeAsked: (p) => `${p.when}: asked for by a family that waits for the school's answer`,
    learnerBusy: (p) => `${p.when}: the student has a meeting already`,
    pastLastDay: (p) => `${p.when}: after the last day of the course`,
  },
  outside: 'Some times are outside the hours of this teacher.',
  tooFew: (p) => `Only ${number(p.found)} of ${number(p.wanted)} meetings found a day.`,
  childrenMeet:
    'This teacher uses one link for all classes, so children of different classes can meet in the same room. Give this class a link of its own, or have the waiting room on.',
  tells: 'Family and teacher get an e-mail with the whole timetable at once.',
  open: 'Open class',
  opened: (p) => `Class ${p.name} is open. Family and teacher have been told.`,
  noTeacher: 'No teacher for this program and age yet',
  noTeacherText: 'Add a teacher, or change what a teacher teaches.',
  toClass: 'View the class',
  third: 'No third time',
  toTeachers: 'Manage teachers',
};
