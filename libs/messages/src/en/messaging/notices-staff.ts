import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

const STAFF_CHANGE = {
  invite: 'New staff account',
  address: 'New e-mail address',
  reactivate: 'Reactivation',
  twoStep: 'Two-step reset',
  deactivate: 'Deactivation',
};
const STAFF_OUTCOME = {
  approved: 'approved',
  rejected: 'rejected',
  alone: 'done without a second approval',
  done: 'done',
  server: 'done on the server',
};

/** Notices about changes of staff accounts. */
export const staffNotices = {
  'staff.changeAsked': (p, say) => ({
    title: `${STAFF_CHANGE[p.change]} for ${p.name} waits for approval`,
    lines: [
      `Asked for by ${p.by}. Reason: ${ended(p.reason)}`,
      `Another approver decides before ${say.instant(p.endsAt)}; after that the request ends.`,
      'Contact the school if anything about this is wrong.',
    ],
    action: { label: 'Look at it', path: '/approvals' },
  }),
  'staff.changed': (p) => ({
    title: `${STAFF_CHANGE[p.change]} for ${p.name}: ${STAFF_OUTCOME[p.outcome]}`,
    lines: [
      p.by === null ? `Reason: ${ended(p.reason)}` : `By ${p.by}. Reason: ${ended(p.reason)}`,
      'Contact the school if anything about this is wrong.',
    ],
    action: { label: 'Open approvals', path: '/approvals' },
  }),
} satisfies Partial<Notices>;
