import { sayIn } from '../../reason.ts';
import type { Texts } from '../../texts.ts';
import { policy } from '../catalogue/policy.ts';

const say = sayIn('en');
const { reasons } = policy;

/** Questioned forfeits: what families and admins read about them (docs/product/course-rules-2.md#appeal). */
export const appeals: Texts['appeals'] = {
  problems: {
    notFound: 'This question was not found.',
    notForfeited: reasons['appeal.notForfeited']({}, say),
    already: reasons['appeal.already']({}, say),
    tooLate: (p) => reasons['appeal.tooLate'](p, say),
    stopped: 'This course has ended, so its meetings cannot come back.',
    answered: 'This question has been answered already.',
  },
  family: {
    ask: 'Question this forfeit',
    askFor: (p) => `Question this forfeit, meeting ${p.number}`,
    until: (p) => `Do you think this is wrong? You can question it until ${p.until}.`,
    lead: 'Tell us why this meeting should not be lost. A meeting can be questioned once.',
    reason: 'Your reason',
    reasonHint: "Only the school's admins read it.",
    submit: 'Send the question',
    open: (p) => `We are looking at your question. The school answers by ${p.when}.`,
    overdue: "We are sorry, the school's answer is late. Nothing ends meanwhile.",
    yours: 'Your question',
    returned: 'The school agrees: the meeting comes back.',
    upheld: 'The meeting stays forfeited.',
    answer: "The school's answer",
  },
  admin: {
    title: 'Questioned forfeits',
    lead: 'Each is answered within 3 days, with a reason that the family reads.',
    meeting: (p) => `Meeting ${p.number}, ${p.when}`,
    asked: (p) => `Asked ${p.when}`,
    answerBy: (p) => `Answer by ${p.when}`,
    overdue: (p) => `Late since ${p.when}`,
    question: "The family's reason",
    answer: 'Answer',
    returns: 'Return meeting',
    returnsFor: (p) => `Return meeting ${p.number} to ${p.name}`,
    returnsHint: (p) => `The meeting can be planned again; the course runs until ${p.lastDay}.`,
    upholds: 'Stays forfeited',
    upholdsFor: (p) => `Meeting ${p.number} of ${p.name} stays forfeited`,
    ended: 'The course has ended, so the meeting cannot come back.',
    reason: 'Reason for the family',
    submit: 'Send the answer',
    done: { returned: 'The meeting is returned; the family is told.', upheld: 'The answer was sent.' },
    returned: 'Returned',
    upheld: 'Stays forfeited',
    by: (p) => `${p.name}, ${p.when}`,
  },
};
