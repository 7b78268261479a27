import type { Texts } from '../../texts.ts';
import { count } from '../number.ts';

/** Times for meetings without one: what is offered, taken and chosen by the school. Refusals and screens. */
export const offeredTimes: Texts['offeredTimes'] = {
  problems: {
    notFound: 'This meeting was not found.',
    undoOver: (p) =>
      `This time can no longer be undone; the limit was ${count(p.minutes, 'minute', 'minutes')} after choosing it. You can still move the meeting or excuse the learner.`,
    seatUndoOver: (p) =>
      `This seat can no longer be undone; the limit was ${count(p.minutes, 'minute', 'minutes')} after choosing it. You can still excuse the learner in time, and the meeting comes back.`,
    nothingFree: 'No time is free yet for the meetings that wait.',
    seatTaken: 'This seat has just been taken, or the meeting has a time already. Choose another one.',
    notChosen: 'This time needs no confirmation any more.',
  },
  replan: {
    action: 'Plan what waits',
    title: 'Plan the meetings that wait',
    lead: 'Each meeting gets the best free time, two days ahead at the earliest. Family and teacher are told, and the family confirms or takes another time.',
    inClass: (p) => `a free seat in another class, with ${p.teacher}`,
    submit: 'Plan and tell them',
    number: (p) => `Meeting ${p.number}`,
    nothing: 'No meeting can be planned here.',
    done: (p) => `${count(p.n, 'meeting is', 'meetings are')} planned. The family has been told.`,
  },
  title: (p) => `Meeting ${p.number} needs a time`,
  titleOwed: 'The extra meeting needs a time',
  lead: 'Tap one time, and the meeting is planned.',
  seatsLead: 'Free seats in other classes, in the same meeting:',
  seatWith: (p) => `with ${p.teacher}`,
  ownLead: 'Or a meeting of your own with the teacher of your class:',
  joined: (p) => `Meeting ${p.number} is held in another class, ${p.when}.`,
  choosesAt: (p) => `If none is chosen, the school chooses one from ${p.when} on.`,
  preferred: 'suits best',
  none: (p) => `So far no suitable time is free until ${p.day}. We look again every hour.`,
  others: 'Other times',
  waiting: (p) => `${count(p.n, 'meeting waits', 'meetings wait')} for a new time.`,
  taken: (p) => `Meeting ${p.number} is planned for ${p.when}.`,
  takenOwed: (p) => `The extra meeting is planned for ${p.when}.`,
  undo: 'Undo',
  undoUntil: (p) => `Can be undone until ${p.time}.`,
  undone: 'Undone. The meeting waits for another time.',
  chosen: (p) => `The school chose ${p.when} for meeting ${p.number}`,
  chosenOwed: (p) => `The school chose ${p.when} for the extra meeting`,
  chosenText: (p) => `With ${p.teacher}. Confirm the time, or choose another one.`,
  confirm: 'Suits us',
  confirmed: 'The time is confirmed.',
};
