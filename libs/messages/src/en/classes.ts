import type { classes as shape } from '../id/classes.ts';
import { sayIn } from '../reason.ts';

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
    tooManySlots: (p) => `${p.name}'s plan holds at most ${p.perWeek} meetings a week.`,
    full: (p) => `This class is for ${p.capacity} ${p.capacity === 1 ? 'learner' : 'learners'} only.`,
    over: 'This class has no meetings to come.',
    teacherNotFound: 'This teacher was not found.',
    teacherTeachesOther: (p) => `${p.name} does not teach this program or age group.`,
    teacherNotFree: (p) =>
      `This teacher cannot hold ${p.count} of the meetings, the first on ${say.instant(p.start)}.`,
    slotsOverlap: 'Two of these weekly hours overlap, or one runs past midnight.',
    outsideHours: (p) =>
      `${p.count} of these weekly hours ${p.count === 1 ? 'lies' : 'lie'} outside the teacher's hours. Choose other hours or another teacher.`,
    notEnoughDays: (p) =>
      `A day was found for only ${p.found} of ${p.wanted} meetings. Choose other hours or another teacher.`,
    pastLastDay: (p) =>
      `The meeting on ${say.instant(p.start)} is after the last day of the course, ${say.day(p.lastDay)}. Add a weekly hour or choose other days.`,
    unknownHost: (p) =>
      `This link leads to ${p.host}, which is not Zoom, Google Meet, Microsoft Teams or Webex. Check it, then confirm.`,
  },
};
