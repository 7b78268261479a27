import type { Texts } from '../../texts.ts';
import { count } from '../number.ts';

/** Absences of teachers and their substitutes: refusals and screens. */
export const absences: Texts['absences'] = {
  problems: {
    notFound: 'This absence is over.',
    notCleared: "This teacher's identity or police certificate has not been seen.",
    changed: (p) =>
      p.name === ''
        ? 'The timetable has just changed. Nothing was saved; the newest list is loaded.'
        : `${p.name}: ${p.why} Nothing was saved; choose another teacher.`,
  },
  kinds: { sick: 'Sick', leave: 'On leave', other: 'Other' },
  away: 'Away',
  title: (p) => `${p.name} is away`,
  ownTitle: 'I am away',
  lead: 'A substitute is proposed for each meeting. Each family gets one message.',
  ownLead: 'The school finds substitutes. Families are not told why.',
  kind: 'Reason',
  from: 'From',
  until: 'Until',
  wholeDays: 'Whole days',
  fromHour: 'From hour',
  toHour: 'To hour',
  reading: 'Looking for meetings and substitutes…',
  none: 'No meetings at that time.',
  meetings: (p) => `${count(p.n, 'meeting', 'meetings')} affected`,
  substitute: 'Substitute',
  substituteOf: (p) => `Substitute for ${p.name}`,
  option: (p) => `${p.name} · ${count(p.load, 'meeting', 'meetings')} in 28 days`,
  nobody: 'No substitute yet',
  noneFree: 'No teacher is free',
  cancelledAt: (p) => `Without one, cancelled ${p.when}`,
  confirm: (p) => (p.n === 0 ? 'Mark as away' : `Mark and assign ${count(p.n, 'substitute', 'substitutes')}`),
  saving: 'Saving…',
  done: (p) =>
    p.left === 0
      ? 'Marked. All families have been told.'
      : `Marked. ${count(p.covered, 'meeting has', 'meetings have')} a substitute, ${p.left} not yet.`,
  ownDone: 'Marked. The school finds substitutes.',
  now: 'Away',
  markedBy: (p) => `marked by ${p.name}`,
  toCover: 'Needs a substitute',
  cover: (p) => `Assign ${count(p.n, 'substitute', 'substitutes')}`,
  covered: (p) => `${count(p.n, 'meeting has', 'meetings have')} a substitute. The families have been told.`,
  end: 'End',
  endOf: (p) => `End the absence ${p.when}`,
  endAsk: 'Does this teacher teach again?',
  endText: 'Meetings that have a substitute stay with the substitute.',
  ended: 'The teacher teaches again.',
  waits: (p) => `${count(p.n, 'meeting still waits', 'meetings still wait')} for a substitute.`,
};
