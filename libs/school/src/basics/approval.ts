import { DAY, HOUR, later } from './instants.ts';

/** An account approves nothing for this long after it was made, re-addressed, reset or reactivated. */
export const SETTLING = 72 * HOUR;
/** For this long after another approver was lost, whoever is left alone approves only what the rules themselves say. */
export const ALONE_AFTER_LOSS = 30 * DAY;
/** Such a refund waits this long, so that somebody who is told of it can object. */
export const ALONE_REFUND_WAIT = 24 * HOUR;

/** What every call that approves may refuse with, besides its own problems. */
export const APPROVAL_PROBLEMS = {
  'approvals.tooNew': 409,
  'approvals.tooSoon': 409,
  'approvals.onlyRefunds': 409,
} as const;

/** What decides whether a finance or admin account is an approver. */
export type StaffState = {
  id: string;
  active: boolean;
  /** When it was last made, re-addressed, reset or reactivated; null for accounts of the seed and older ones. */
  changedAt: Date | null;
  /** When it last stopped being an approver: deactivated, re-addressed or reset; null for never. */
  lostAt: Date | null;
};

/** What an approval comes to; `selfApproved` is flagged wherever it is shown, `from` is when it becomes possible. */
export type Approval =
  | { is: 'allowed' | 'selfApproved' | 'reasonNeeded' | 'secondNeeded' | 'onlyRefunds' }
  | { is: 'tooNew' | 'tooSoon'; from: Date };

/** From when this account may approve; null for always. */
export const approvesFrom = ({ changedAt }: Pick<StaffState, 'changedAt'>): Date | null =>
  changedAt && later(changedAt, SETTLING);

/** Whether this account may approve at all now: active, and unchanged for 72 hours. */
export function isApprover(account: StaffState, now: Date): boolean {
  const from = approvesFrom(account);
  return account.active && (from === null || now >= from);
}

/** The approvers besides the caller. */
export const approversBeside = (caller: string, staff: readonly StaffState[], now: Date): StaffState[] =>
  staff.filter((one) => one.id !== caller && isApprover(one, now));

/** When another account last stopped being an approver, if that was in the last 30 days and it is none again; else null. */
export function lostBeside(caller: string, staff: readonly StaffState[], now: Date): Date | null {
  const lost = staff
    .filter((one) => one.id !== caller && !isApprover(one, now))
    .flatMap(({ lostAt }) => (lostAt && now < later(lostAt, ALONE_AFTER_LOSS) ? [lostAt.getTime()] : []));
  return lost.length > 0 ? new Date(Math.max(...lost)) : null;
}

export type ApprovalCase = {
  madeBy: string | null;
  approver: string;
  /** Every finance and admin account, the caller's own included. */
  staff: readonly StaffState[];
  reason: string;
  now: Date;
  /** Of a refund of exactly the rule's amount to the account that paid: when the family asked for it. */
  exactRefundAskedAt?: Date | null;
};

/**
 * Who may approve something (docs/product/courses-and-money.md#approving): an approver who did not make it, made by
 * somebody who counts as a person of their own by now. Where there is no other approver, the only one with a reason,
 * flagged; and if another was lost in the last 30 days, only a refund of exactly the rule's amount to the payer's own
 * account, 24 hours later.
 */
export function decideApproval(request: ApprovalCase): Approval {
  const { madeBy, approver, staff, now } = request;
  const own = staff.find(({ id }) => id === approver);
  const from = own ? approvesFrom(own) : null;
  if (from !== null && now < from) return { is: 'tooNew', from };
  if (madeBy !== null && madeBy !== approver && !isSettling(madeBy, staff, now)) return { is: 'allowed' };
  if (approversBeside(approver, staff, now).length > 0) return { is: 'secondNeeded' };
  const lostAt = lostBeside(approver, staff, now);
  if (lostAt !== null) {
    const askedAt = request.exactRefundAskedAt ?? null;
    if (askedAt === null) return { is: 'onlyRefunds' };
    const after = later(askedAt > lostAt ? askedAt : lostAt, ALONE_REFUND_WAIT);
    if (now < after) return { is: 'tooSoon', from: after };
  }
  return { is: request.reason.trim() === '' ? 'reasonNeeded' : 'selfApproved' };
}

/** Whoever made it was changed too lately to count as the first of two people. */
function isSettling(madeBy: string, staff: readonly StaffState[], now: Date): boolean {
  const maker = staff.find(({ id }) => id === madeBy);
  const from = maker ? approvesFrom(maker) : null;
  return from !== null && now < from;
}

/**
 * Whether an account of finance or an admin may be made, re-addressed, reset or reactivated at once: `waits` for another
 * approver where there is one; `alone` where there is none, flagged; `notAlone` when another was lost in the last 30 days.
 */
export function decideStaffChange(request: {
  asker: string;
  staff: readonly StaffState[];
  now: Date;
}): 'waits' | 'alone' | 'notAlone' {
  if (approversBeside(request.asker, request.staff, request.now).length > 0) return 'waits';
  return lostBeside(request.asker, request.staff, request.now) === null ? 'alone' : 'notAlone';
}
