import type { Why } from '@fasih/school/learning/placing/why';
import type { Texts } from '../../texts.ts';
import { count, number, plural } from '../number.ts';

const times = ({ times, meetings, outside, because }: Why): string => {
  switch (times) {
    case 'preferred':
      return `All ${count(meetings, 'meeting', 'meetings')} are at the preferred times`;
    case 'inside':
      return `All ${count(meetings, 'meeting', 'meetings')} are within the wished-for times`;
    case 'some':
      return `${number(outside)} of ${count(meetings, 'meeting', 'meetings')} ${plural(outside, 'falls', 'fall')} outside the wished-for times, ${cause(because)}`;
    case 'outside':
      return 'Nothing is free within the wished-for times; this is the nearest';
    case 'afterSchool':
      return 'After school, because no wishes are known yet';
    case 'atSchool':
      return 'Partly in school hours; no wishes are known yet';
    case 'unasked':
      return 'Free for the whole course; no wishes are known yet';
  }
};

const cause = (because: Why['because']): string =>
  ({
    period: 'because the wishes differ in those weeks',
    holiday: 'because of holidays that shift the plan',
    away: 'because the teacher is away on some days',
    times: 'because only these hours are free',
  })[because ?? 'times'];

const withTeacher = { any: '', wished: ', with a wished-for teacher', other: ', but with another teacher' };

/** Planning new classes: proposals with their reasons, self-booking, placing all who wait. */
export const placing: Texts['placing'] = {
  fits: (why) => `${times(why)}.`,
  why: (why) => `${times(why)}${withTeacher[why.teacher]}.`,
  problems: {
    off: 'The school plans the classes. You will be told.',
    taken: 'Another family has just taken this time. The next best is below.',
    tooManyHolds: (p) => `You hold ${count(p.n, 'time', 'times')} already. Finish or give one back first.`,
    heldBefore: (p) =>
      `You have just given this time back. It can be picked again ${count(p.minutes, 'minute', 'minutes')} later; pick another one first.`,
    askedAlready: 'The school is looking at the times you asked for.',
    notHeld: 'These times are not held any more. Please pick again.',
    nothingToUndo: 'There is no booking to undo.',
    undoOver: 'More than 30 minutes have passed. Meetings can still be moved or excused.',
    requestNotFound: 'This request was answered or taken back.',
    changed: (p) =>
      p.name === ''
        ? `Times have just changed: ${p.why} No class was opened; plan again.`
        : `${p.name}: ${p.why} No class was opened; plan again or leave this student out.`,
  },
  undoReason: 'Undone by the family within 30 minutes after booking.',
  family: {
    pageTitle: 'Pick your times',
    title: (p) => `Pick times for ${p.name}`,
    lead: (p) =>
      `${count(p.n, 'meeting', 'meetings')}, ${number(p.perWeek)} a week, always at the same hours and with the same teacher.`,
    best: 'The three best',
    bestOne: 'Best fit',
    none: 'No time is free yet',
    noneText: 'All teachers are booked. The school looks for a time and tells you.',
    with: (p) => `With ${p.teacher}`,
    first: (p) => `Starts ${p.when}`,
    choose: 'Pick this time',
    other: 'Other times',
    otherLead: (p) =>
      `Choose ${count(p.n, 'time', 'times')} on different days. After the first, only times with the same teacher stay.`,
    wished: 'among your wishes',
    cell: (p) => `${p.day} ${p.time}`,
    picked: (p) => `${number(p.n)} of ${number(p.of)} times picked`,
    clear: 'Start over',
    pickTeacher: 'Teachers who are free then',
    held: 'Kept for you',
    left: (p) => `${p.time} left`,
    confirm: 'Book now',
    ask: 'Ask for these times',
    askHint: 'The school confirms first, then you are told.',
    undoHint: 'You can undo it free for 30 minutes.',
    release: 'Pick another one',
    over: 'The times are not kept any more. Please pick again.',
    asked: 'Your request is sent',
    askedText: (p) => `The school looks at ${p.slots} with ${p.teacher} and tells you.`,
    withdraw: 'Take the request back',
    done: 'The class is ready!',
    doneText: (p) => `First meeting of ${p.name}: ${p.when}.`,
    toClass: 'Open the class',
    undo: 'Undo the booking',
    inClass: 'This learner is in a class already',
    inClassText: 'What you booked yourself can be undone on your dashboard for 30 minutes.',
    bookedYourself: 'You booked these times yourself and can still undo the booking.',
    undoUntil: (p) => `Free until ${p.when}.`,
    undone: 'The booking is undone. Please pick other times.',
    faster: 'Another family was faster',
    start: 'Pick your times',
    startText: (p) => `${p.name} has a level. Pick teacher and times yourself.`,
    zone: (p) => `All times in ${p.zone}.`,
  },
  admin: {
    title: 'Place all who wait',
    lead: 'A proposal for every student who waits for a class. Change or leave out, then open all at once.',
    open: 'Place all',
    planning: 'Planning classes for all who wait…',
    again: 'Plan again',
    nobody: 'Nobody is waiting',
    nobodyText: 'Every student with a level has a class.',
    learner: 'Student',
    proposal: 'Proposal',
    why: 'Reason',
    choose: (p) => `Proposal for ${p.name}`,
    from: (p) => `Starts ${p.day}`,
    leaveOut: 'Leave out',
    noTime: 'No teacher is free',
    clash: 'Collides with another proposal in this list',
    counts: (p) => `${count(p.n, 'class', 'classes')} of ${count(p.waiting, 'student', 'students')} who wait`,
    confirm: (p) => `Open ${count(p.n, 'class', 'classes')}`,
    done: (p) => `${count(p.n, 'class was', 'classes were')} opened. Families and teachers are told.`,
    requests: 'Times that families ask for',
    accept: 'Open the class',
    decline: 'Decline',
    declineTitle: (p) => `Decline the times for ${p.name}?`,
    declineReason: 'Reason, read by the family',
    accepted: 'The class is open. Family and teacher are told.',
    declined: 'The request is declined. The family is told.',
  },
  setting: {
    title: 'Booking of times',
    lead: 'Who picks teacher and times of a new class, after the placement test.',
    off: 'The school plans',
    offText: 'Families wait until the school opens a class.',
    book: 'Families book at once',
    bookText: 'The class is open at once; the family can undo it for 30 minutes.',
    ask: 'Families ask, the school confirms',
    askText: 'Requests appear on the placing page.',
    save: 'Save',
    saved: 'The setting is saved.',
  },
};
