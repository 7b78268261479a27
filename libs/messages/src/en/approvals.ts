import type { approvals as shape } from '../id/approvals.ts';
import { sayIn } from '../reason.ts';

const say = sayIn('en');

export const approvals: typeof shape = {
  problems: {
    tooNew: (p) =>
      `This account was made or changed only lately. It may approve from ${say.instant(p.from)} on.`,
    tooSoon: (p) =>
      `Another approver was lost only lately. You may approve this refund alone from ${say.instant(p.from)} on.`,
    onlyRefunds:
      'Another approver was lost less than 30 days ago. Alone you may only approve refunds of exactly the rule’s amount to the account that paid.',
  },
};
