import type { refunds as indonesian } from '../../id/finance/refunds.ts';
import { sayIn } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { count, plural } from '../number.ts';

const { reasons } = policy;
const say = sayIn('en');

/** Refunds: the quote with its arithmetic, asking, and withdrawing. Reasons against a refund are the rule's own. */
export const refunds: typeof indonesian = {
  problems: {
    notFound: 'This course was not found.',
    alreadyAsked: 'A refund of this course has been asked for already.',
    notAsked: 'No request for a refund is waiting.',
    decided: 'This request has been decided or withdrawn, so it can no longer be changed.',
    endedBySchool:
      'The school ended this course, so the money is owed. This request cannot be rejected or withdrawn.',
    oldRules:
      'This course goes by older rules, which do not say what the school owes when it ends one. The family can accept the newer rules first, or ask for a refund.',
    sumChanged: 'The sum has changed since the preview. Close it and open it again.',
    requestNotFound: 'This refund request was not found.',
    notPrepared: 'A first account has to look at this refund and put it forward; another account approves.',
    secondNeeded: 'You put this refund forward yourself. Another finance or admin account approves it.',
    reasonNeeded: 'Write the reason: there is no second account yet that could approve.',
    moneyGone: 'What is left of this payment is not enough to return. Look at the payment first.',
    appealOpen: 'The family has questioned a forfeit of this course. Answer that first.',
    tooFewLeft: (p) => reasons['refund.tooFewLeft'](p, say),
    shortCourse: (p) => reasons['refund.shortCourse'](p, say),
    programOver: (p) => reasons['refund.programOver'](p, say),
    ended: () => reasons['refund.ended']({}, say),
    nothingPaid: () => reasons['refund.nothingPaid']({}, say),
    nothingBack: (p) => reasons['refund.nothingBack'](p, say),
  },
  title: 'Refund',
  lead: 'While the course runs and enough meetings are left, part of the price paid can be returned. The figures are below.',
  leadEnded:
    'The school has ended this course and returns the price of the meetings that were not held. You need not do anything.',
  schoolSays: "The school's reason",
  familySays: 'Your reason',
  possible: (p) => `A refund now: ${p.amount}`,
  notPossible: 'A refund is not possible now.',
  ask: 'Ask for a refund',
  askTitle: 'Ask for a refund?',
  askText:
    'The arithmetic of this moment is kept with the request. If it is approved, the course ends and the remaining meetings are cancelled.',
  answerBy: (p) => `The school answers by ${p.day}.`,
  holdsBack: (p) =>
    `${count(p.n, 'meeting', 'meetings')} ${plural(p.n, 'is', 'are')} held back until the answer: their times become free and they are not lost. If the request is refused or withdrawn, meetings get their times back where these are still free.`,
  takesPlace: (p) => `${count(p.n, 'meeting', 'meetings')} ${plural(p.n, 'takes', 'take')} place.`,
  reason: 'Reason (may be empty)',
  keep: 'Keep the course',
  asked: 'The request was sent. The school will look at it.',
  requestedOn: (p) => `Requested ${p.when}`,
  decidedOn: (p) => `Decided by the school ${p.when}`,
  withdraw: 'Withdraw the request',
  withdrawAsk: {
    title: 'Withdraw this request?',
    text: 'The course goes on as before. You can ask again while the conditions are met.',
    no: 'Leave it',
    yes: 'Withdraw',
  },
  withdrawn: 'The request was withdrawn.',
  states: {
    asked: 'Waiting for a decision',
    approved: 'Approved',
    returning: 'Being returned',
    returned: 'Returned',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
  way: {
    label: 'How far it is',
    asked: 'Requested',
    approved: 'Approved by the school',
    returning: 'Money sent',
    returned: 'Money back',
    here: 'here now',
    done: 'done',
    paths: {
      provider: 'The money comes back the way you paid. A bank may need some working days.',
      transfer: 'The money comes back by bank transfer from the school, which asks you for the account.',
    },
    returnedOn: ({ when }) => `The money was back on ${when}.`,
  },
  history: 'Earlier requests',
  loadFailed: 'The refund could not be worked out.',
};
