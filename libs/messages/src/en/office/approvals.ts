import type { approvals as shape } from '../../id/office/approvals.ts';
import { sayIn } from '../../reason.ts';
import { number } from '../number.ts';

const say = sayIn('en');

export const approvals: typeof shape = {
  title: 'Approvals',
  lead: 'What waits for a second person, the oldest first.',
  asked: 'Sent. Another approver decides; until then nothing has changed.',
  waiting: (p) =>
    p.n === 1 ? 'One thing waits for a second person.' : `${number(p.n)} things wait for a second person.`,
  none: 'Nothing waits',
  noneText: 'Changes of staff accounts, refunds and pay drafts that need a second person appear here.',
  columns: { what: 'What', by: 'Put forward', amount: 'Amount', action: 'Action' },
  kinds: { refund: 'Refund', payRun: 'Pay draft' },
  changes: {
    invite: { admin: 'New admin account', finance: 'New finance account', accountant: 'New accountant' },
    address: 'New e-mail address',
    reactivate: 'Reactivation of an account',
    twoStep: 'Two-step reset',
  },
  days: (p) => `${p.from} – ${p.to}`,
  reason: (p) => `Reason: ${p.reason}`,
  byAt: (p) => `${p.by}, ${p.when}`,
  endsAt: (p) => `Ends on ${p.when} if nobody decides`,
  own: 'You put it forward; another approver decides.',
  look: 'Look at it',
  lookAt: (p) => `Look at it: ${p.name}`,
  approve: 'Approve',
  approveOf: (p) => `Approve: ${p.name}`,
  approveTitle: (p) => `${p.what} for ${p.name}: approve?`,
  approveText: 'It happens at once. Make sure that you know the person and that the reason is true.',
  approveReason: 'Note',
  approveHint: 'Needed only where there is no other approver.',
  approved: 'Approved, and done.',
  reject: 'Reject',
  withdraw: 'Take back',
  rejectOf: (p) => `Reject: ${p.name}`,
  withdrawOf: (p) => `Take back: ${p.name}`,
  rejectTitle: (p) => `${p.what} for ${p.name}: reject?`,
  withdrawTitle: (p) => `${p.what} for ${p.name}: take back?`,
  rejectText: 'Nothing changes. Every approver is told.',
  rejectReason: 'Reason',
  rejected: 'Rejected. Every approver is told.',
  withdrawn: 'Taken back. Every approver is told.',
  problems: {
    tooNew: (p) =>
      `This account was opened or changed recently. It may approve from ${say.instant(p.from)} on.`,
    tooSoon: (p) =>
      `Another approver was lost recently. You may approve this refund alone from ${say.instant(p.from)} on.`,
    secondNeeded: 'Whoever asked for this change cannot approve it. Another approver decides.',
    reasonNeeded: 'There is no other approver. Give a reason to approve it alone; this is flagged.',
    changeNotFound: 'This request was not found.',
    changeOver: 'This request was decided already, or its time is over.',
    changeWaiting: 'The same change of this account waits for approval already.',
    staffOnServer:
      'Another approver was lost less than 30 days ago, so staff accounts cannot be changed by one person alone. Use the command on the server.',
    onlyRefunds:
      "Another approver was lost less than 30 days ago. Alone you may only approve refunds of exactly the rule's amount to the account that paid.",
  },
};
