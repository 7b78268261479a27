import { sayIn } from '../../reason.ts';
import type { Texts } from '../../texts.ts';
import { policy } from '../catalogue/policy.ts';
import { count, number, plural } from '../number.ts';

const say = sayIn('en');
const { reasons } = policy;
const meetingsOf = (n: number) => count(n, 'meeting', 'meetings');

/** Moving, excusing, cancelling and pausing meetings (docs/product/classes.md#moving). */
export const meetings: Texts['meetings'] = {
  problems: {
    notFound: 'This meeting was not found.',
    classNotFound: 'This class was not found.',
    tooLate: (p) => reasons['move.tooLate'](p, say),
    pastLastDay: (p) => reasons['move.pastLastDay'](p, say),
    inPast: reasons['move.inPast']({}, say),
    tooSoon: (p) => reasons['move.tooSoon'](p, say),
    weekFull: (p) => reasons['move.weekFull'](p, say),
    testNear: (p) => reasons['move.testNear'](p, say),
    group: reasons['move.group']({}, say),
    notMovable: reasons['move.notMovable']({}, say),
    notPlanned: reasons['cancel.notPlanned']({}, say),
    stopped: reasons['move.stopped']({}, say),
    paused: (p) => `This class is paused until before ${say.day(p.until)}. Choose another time.`,
    holiday: (p) => `${say.day(p.day)} is a school holiday. Choose another day.`,
    offGrid: (p) =>
      `Meetings begin every ${count(p.minutes, 'minute', 'minutes')} from the full hour. Choose one of those times.`,
    outsideLessonHours: "That time is outside the school's lesson hours. Choose another time.",
    teacherAway: 'The teacher does not teach at that time. Choose another time.',
    teacherBusy: 'The teacher has another meeting at that time. Choose another time.',
    timeHeld: (p) =>
      `Another family holds that time for a new class until ${say.time(p.until)}. Choose another time.`,
    timeAsked:
      "Another family has asked for that time for a new class and waits for the school's answer. Choose another time.",
    learnerBusy: 'The learner has another meeting at that time. Choose another time.',
    heldBack:
      'This meeting is held back until the school answers the refund request. Withdraw the request to plan it.',
    noTeacher: 'This teacher was not found.',
    sameTeacher: 'This teacher already holds this meeting.',
    wrongProgram: 'This teacher does not teach the program or age group of this class.',
    pauseOrder: 'The day of return must come after the first day of the pause, and neither may be past.',
    classOver: 'This class is over, so it cannot be paused.',
    courseNotPausable: reasons['familyPause.stopped']({}, say),
    pauseTooLong: (p) => reasons['familyPause.tooLong'](p, say),
    pauseTooLate: (p) => reasons['familyPause.tooLate'](p, say),
    pauseInPast: reasons['familyPause.inPast']({}, say),
    notPaused: 'This class is not paused.',
    nothingPaused: 'No meeting waits because of a break.',
    courseNotFound: 'This course was not found.',
    notStopped: 'This course is not stopped.',
    consentGone: (p) =>
      `A parent or guardian has not given consent for ${p.name} again. Without it the course cannot go on.`,
    paymentGone: 'The payment of this course no longer counts, so the course cannot go on.',
  },
  states: {
    planned: 'Planned',
    to_plan: 'To plan',
    held: 'Held',
    missed: 'Not attended',
    lapsed: 'Not held',
  },
  kinds: { series: 'Meeting', makeup: 'Make-up meeting', owed: 'Extra meeting' },
  number: (p) => `Meeting ${p.number}`,
  toPlan: 'No time yet',
  lost: {
    cancelled: (p) => `Cancelled: ${p.when}. It is not lost.`,
    excused: (p) => `You could not come on ${p.when}.`,
    ownPause: (p) => `You had paused the course on ${p.when}.`,
    paused: (p) => `There were no lessons on ${p.when} because of a break.`,
    stopped: (p) => `The course was stopped on ${p.when}.`,
    byFamily: (p) => `Choose a new time by ${p.day}.`,
    bySchool: 'The school gives it a new time and tells you.',
    reason: 'Reason',
  },
  change: 'Change meeting',
  changeFor: (p) => `Change meeting ${p.number}, ${p.when}`,
  loadFailed: 'The choices could not be loaded.',
  stale: 'The newest schedule is loaded. Check it, then try again.',
  noticeUntil: (p) => `Changes that cost no meeting are possible until ${p.until}.`,
  lastDay: (p) => `The course runs until ${p.day}.`,
  earliest: (p) => `A new time begins on ${p.when} at the earliest, so that everybody can still arrange it.`,
  move: {
    title: 'Move meeting',
    planTitle: 'Plan meeting',
    lead: (p) => `Now: ${p.when}`,
    chooseDay: 'Choose a day',
    chooseTime: 'Choose a time',
    later: 'Later times',
    laterLoading: 'Loading…',
    laterFailed: 'Later times could not be loaded. Try again.',
    fullWeeks: (p) =>
      `Left out because these weeks are full (at most ${meetingsOf(p.perWeek)} a week): ${p.weeks}.`,
    none: 'No time is free until the last day of the course. Contact the school and we will find one together.',
    submit: 'Move',
    submitPlan: 'Plan',
    sending: 'Saving…',
    done: (p) => `Saved: ${p.when}. Family and teacher have been told.`,
    doneByFamily: (p) => `Saved: ${p.when}. The teacher has been told.`,
    renumbered: (p) =>
      `Lessons and tests stay in order, so the meeting at this time is now number ${p.number}.`,
  },
  excuse: {
    title: 'Cannot come',
    ask: (p) => `${p.name} cannot come to meeting ${p.number}?`,
    reason: 'Reason',
    submit: 'Tell the school',
    submitLate: 'Tell the school anyway',
    kept: 'Noted. This meeting is not lost and can be planned again.',
    toldLate: 'Noted, but after the limit: if the learner does not attend, this meeting is forfeited.',
  },
  cancel: {
    title: 'Cancel meeting',
    reason: 'Reason (the family reads it)',
    submit: 'Cancel meeting',
    keep: 'Keep it',
    done: 'Cancelled. The learner loses no meeting and the course gets longer.',
  },
  substitute: {
    title: 'Substitute teacher',
    teacher: 'Teacher',
    reason: 'Reason',
    submit: 'Set substitute',
    done: (p) => `${p.name} holds this meeting. Everybody has been told.`,
  },
  note: {
    title: 'Meeting note',
    note: 'What was learned',
    homework: 'Homework',
    submit: 'Save note',
    saved: 'Note saved.',
  },
  takeUp: {
    submit: 'Take up course',
    of: (p) => `Take up course: ${p.name}`,
    text: 'Meetings whose time is still to come and free get it back; the rest is to be planned. Family and teacher are told.',
    done: (p) =>
      `The course goes on: ${meetingsOf(p.planned)} with ${plural(p.planned, 'its', 'their')} old time, ${number(p.toPlan)} to plan.`,
  },
  familyPause: {
    title: 'Need a break?',
    left: (p) =>
      p.days > 0
        ? `This course can have a break of ${count(p.days, 'day', 'days')}.`
        : 'This course has no day of break left.',
    waiting: (p) =>
      `${count(p.n, 'meeting waits', 'meetings wait')} for a time because of a break. All can be planned at once.`,
    end: 'Plan all of them',
    endTitle: 'Have lessons again',
    endLead:
      'Meetings that wait get the next free times after the break. Choose another day to end the break earlier.',
    endNew: 'New times:',
    endSeat: (p) => `${p.when}: meeting ${p.number} in the class ${p.className} with ${p.teacher}`,
    endGroup:
      'A meeting of your group gets a free seat in another class at the same lesson, or else a time alone with your teacher.',
    endWaits: (p) =>
      `${count(p.n, 'meeting finds', 'meetings find')} no time before the last day of the course. Choose it on the page of the class.`,
    endNone: 'No time is free. Choose times one by one on the page of the class.',
    endSave: 'Take all these times',
    endDone: 'Saved. The teacher is told.',
    open: 'Take a break',
    lead: 'Meetings in these days are not lost and wait for a new time; the course gets the days of the break.',
    from: 'First day of the break',
    until: 'First day with lessons again',
    untilHint: 'There are lessons again on this day.',
    excused: 'Meetings that wait for a new time:',
    none: 'No meeting is planned in these days.',
    submit: 'Take the break',
  },
};
