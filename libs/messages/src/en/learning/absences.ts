import type { Texts } from '../../texts.ts';
import { count } from '../number.ts';

/** Absences of teachers and their substitutes: refusals and screens. */
export const absences: Texts['absences'] = {
  problems: {
    notFound: 'This absence is over.',
    notCleared: "This teacher's identity or police certificate has not been seen.",
    offerNotFound: 'This link is not valid.',
    offerUsed: 'You have answered already.',
    offerEnded: 'Another teacher has taken this meeting, or it needs no substitute any more.',
    offerAtNight: 'You can answer between 06:00 and 21:00 WIB.',
    offerNotFree: (p) => `You cannot take this meeting: ${p.why}`,
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
  hours: 'Hours',
  ways: { whole: 'Whole days', same: 'The same hours each day', painted: 'Paint a week' },
  paintHint: 'Paint the hours away; they count in every week between both days.',
  schoolTime: 'School time (WIB).',
  tooMany: 'Too many hours; choose a shorter range.',
  there: 'there',
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
  confirm: (p) => {
    const assigns = `assign ${count(p.n, 'substitute', 'substitutes')}`;
    const asks = `ask teachers for ${count(p.asked, 'meeting', 'meetings')}`;
    if (p.n > 0 && p.asked > 0) return `Mark, ${assigns} and ${asks}`;
    return p.n + p.asked === 0 ? 'Mark as away' : `Mark and ${p.n > 0 ? assigns : asks}`;
  },
  saving: 'Saving…',
  done: (p) => {
    if (p.covered + p.left === 0) return 'Noted.';
    if (p.left === 0) return 'Marked. All families have been told.';
    const asks = p.asked > 0 ? ` Teachers are asked for ${count(p.asked, 'meeting', 'meetings')}.` : '';
    return `Marked. ${count(p.covered, 'meeting has', 'meetings have')} a substitute, ${p.left} not yet.${asks}`;
  },
  ownDone: 'Marked. The school finds substitutes.',
  now: 'Away',
  markedBy: (p) => `marked by ${p.name}`,
  toCover: 'Needs a substitute',
  cover: (p) => (p.n === 0 ? 'Assign substitutes' : `Assign ${count(p.n, 'substitute', 'substitutes')}`),
  covered: (p) => `${count(p.n, 'meeting has', 'meetings have')} a substitute. The families have been told.`,
  end: 'End',
  endOf: (p) => `End the absence ${p.when}`,
  endAsk: 'Does this teacher teach again?',
  endText: 'Meetings that have a substitute stay with the substitute.',
  ended: 'The teacher teaches again.',
  waits: (p) => `${count(p.n, 'meeting still waits', 'meetings still wait')} for a substitute.`,
  ask: 'Ask the best three',
  askButton: (p) => `Ask teachers for ${count(p.n, 'meeting', 'meetings')}`,
  asking: 'Teachers are asked in a moment. The first yes counts.',
  askedNow: (p) =>
    p.n === 0
      ? 'Teachers are asked from 06:00 WIB on.'
      : `${count(p.n, 'teacher has', 'teachers have')} been asked, nobody has said yes.`,
  offers: {
    title: 'Be a substitute',
    lead: 'Several teachers are asked at once. The first yes counts.',
    until: (p) => `Answer until ${p.when}`,
    accept: 'Yes, I will teach it',
    decline: 'I cannot',
    acceptOf: (p) => `Yes, I will teach it ${p.when}`,
    declineOf: (p) => `I cannot ${p.when}`,
    acceptedTitle: 'Thank you!',
    accepted: 'The meeting is yours. The family has been told; the details are on the page of the class.',
    declinedTitle: 'Thank you for your answer',
    declined: 'We will ask other teachers.',
    toClass: 'Open the class',
    toHome: 'To the home page',
    missing: 'This link is not complete. Open it again from your mail.',
  },
};
