import type { series as shape } from '../../id/learning/series.ts';
import { count, number, plural } from '../number.ts';

const told = (p: { families: number; teachers: number }) =>
  `${count(p.families, 'family', 'families')} and ${count(p.teachers, 'teacher', 'teachers')}`;

export const series: typeof shape = {
  times: {
    action: 'Change times or teacher',
    title: (p) => `Weekly times and teacher: ${p.name}`,
    lead: 'Meetings before this day stay. A time that was moved by itself stays too, while the teacher is free.',
    from: 'From this day on',
    teacher: 'Teacher',
    fitting: 'New times',
    own: 'Other times or another teacher',
    noneFits:
      'No other weekly times have room for all meetings. Choose some and see which meetings would wait.',
    with: (p) => `${p.times}, with ${p.teacher}`,
    moves: (p) =>
      `${count(p.n, 'meeting', 'meetings')} ${plural(p.n, 'moves', 'move')}, the last one is on ${p.last}.`,
    untouched: 'Change a day, a time or the teacher to see what moves.',
    save: 'Save and tell the families',
  },
  pause: {
    one: 'Pause the class',
    several: 'Pause several classes',
    lead: 'Meetings in the pause move to the next weekly times after it. Those that are too near take place.',
    classes: 'Classes to pause',
    all: (p) => `All ${count(p.n, 'class', 'classes')}`,
    some: (p) => `Only ${number(p.n)} of ${number(p.total)} classes; search for the others.`,
    none: 'No classes.',
    later: 'Not begun yet',
    search: 'Search class, student or teacher',
    choose: 'Choose classes to see what moves.',
    order: 'Lessons go on after the first day of the pause.',
    from: 'First day of the pause',
    until: 'Lessons go on',
    save: 'Pause and tell the families',
  },
  end: {
    one: 'End the pause',
    several: 'End several pauses',
    lead: 'The pause ends now. Meetings fill the weekly times that the pause left free, 48 hours from now at the earliest.',
    classes: 'Paused classes',
    choose: 'Choose classes to see their new times.',
    save: 'End the pause and tell the families',
  },
  reason: 'Reason (families read it, may be empty)',
  told: (p) => `${told(p)} are told, each by one message.`,
  done: (p) => `Saved. ${told(p)} are told, each by one message.`,
  preview: {
    title: 'What will happen',
    planning: 'Planning…',
    nothing: 'No meeting gets another time.',
    handsOver: (p) => `${p.name} holds ${count(p.n, 'meeting', 'meetings')}.`,
    classes: (p) =>
      `${count(p.meetings, 'meeting', 'meetings')} of ${count(p.classes, 'class', 'classes')} ${plural(p.meetings, 'moves', 'move')}.`,
    moved: (p) => `${count(p.n, 'time is', 'times are')} replaced`,
    waits: (p) =>
      `${count(p.n, 'meeting finds', 'meetings find')} no time before the last day of the course. ${plural(p.n, 'It waits', 'They wait')} for a new time${p.days === 0 ? '' : `, and the course gets ${p.days === null ? 'the days of its rules' : count(p.days, 'day', 'days')} for each`}.`,
    waitsInPause: (p) =>
      `${count(p.n, 'meeting finds', 'meetings find')} no time before the last day of the course and ${plural(p.n, 'waits', 'wait')} for a new one.`,
    staying: (p) =>
      `${count(p.n, 'meeting is', 'meetings are')} less than ${count(p.hours, 'hour', 'hours')} ahead and ${plural(p.n, 'takes', 'take')} place:`,
    of: (p) => `${p.names}: ${p.what}`,
    kept: (p) => count(p.n, 'meeting stays', 'meetings stay'),
    to: (p) => `${p.was} becomes ${p.to}`,
    fromNothing: (p) => `A meeting that waited is on ${p.to}`,
    toNothing: (p) => `${p.was} waits for a new time`,
    skipped: (p) => `${count(p.n, 'weekly time is', 'weekly times are')} passed over`,
    skippedAt: (p) => `${p.when}: ${p.why}`,
    why: {
      closed: 'holiday or pause',
      outsideLessonHours: 'outside the lesson hours',
      teacherAway: 'the teacher is away',
      teacherBusy: 'the teacher has another class',
      timeHeld: 'a family holds this time for a new class',
      timeAsked: 'a family has asked for this time for a new class',
      learnerBusy: 'the learner has another meeting',
      weekFull: 'that week is full',
    },
    order: 'Lessons and tests keep their order.',
    tells: (p) => `${told(p)} are told after saving, each by one message.`,
  },
};
