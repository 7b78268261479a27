import { DAY, HOUR, later } from './instants.ts';

/** How long an account cannot approve after it was created, readdressed, reset or reactivated. */
export const SETTLING = 72 * HOUR;
/** For this long after an approver was lost, the only one left approves only what the rules themselves decide. */
export const ALONE_AFTER_LOSS = 30 * DAY;
/** Such a refund waits this long, so that somebody who is notified can object. */
export const ALONE_REFUND_WAIT = 24 * HOUR;

/** Refusals of every approving call, besides its own. */
export const APPROVAL_PROBLEMS = {
  'approvals.tooNew': 409,
  'approvals.tooSoon': 409,
  'approvals.onlyRefunds': 409,
} as const;

/** What decides whether a finance or admin account is an approver. */
export type StaffState = {
  id: string;
  active: boolean;
  /** When it was last created, readdressed, reset or reactivated; null for seed and older accounts. */
  changedAt: Date | null;
  /** When it last stopped being an approver: deactivated, readdressed or reset; null for never. */
  lostAt: Date | null;
};

/**
 * The result of an approval check; `selfApproved` is flagged wherever it is shown, `from` is when it becomes
 * possible.
 */
export type Approval =
  | { is: 'allowed' | 'selfApproved' | 'reasonNeeded' | 'secondNeeded' | 'onlyRefunds' }
  | { is: 'tooNew' | 'tooSoon'; from: Date };

/** When this account may approve; null for always. */
export const approvesFrom = ({ changedAt }: Pick<StaffState, 'changedAt'>): Date | null =>
  changedAt && later(changedAt, SETTLING);

/** Whether this account may approve at all now: active, and unchanged for 72 hours. */
export function isApprover(account: StaffState, now: Date): boolean {
  const from = approvesFrom(account);
  return account.active && (from === null || now >= from);
}

/** The approvers other than the caller. */
export const approversBeside = (caller: string, staff: readonly StaffState[], now: Date): StaffState[] =>
  staff.filter((one) => one.id !== caller && isApprover(one, now));

/**
 * When another account last stopped being an approver, within the last 30 days and without becoming one again; else
 * null.
 */
export function lostBeside(caller: string, staff: readonly StaffState[], now: Date): Date | null {
  const lost = staff
    .filter((one) => one.id !== caller && !isApprover(one, now))
    .flatMap(({ lostAt }) => (lostAt && now < later(lostAt, ALONE_AFTER_LOSS) ? [lostAt.getTime()] : []));
  return lost.length > 0 ? new Date(Math.max(...lost)) : null;
}

export type ApprovalCase = {
  madeBy: string | null;
  approver: string;
  /** All finance and admin accounts, including the caller's. */
  staff: readonly StaffState[];
  reason: string;
  now: Date;
  /** For a refund of exactly the rule's amount to the paying account: when the family requested it. */
  exactRefundAskedAt?: Date | null;
};

/**
 * Who may approve (docs/product/courses-and-money.md#approving): an approver who did not make it, if its maker's
 * account is settled by now. The only approver left needs a reason and is flagged; within 30 days after another was
 * lost, only a refund of exactly the rule's amount to the paying account, 24 hours later, is possible.
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

/** The maker's account was changed too recently to count as the first of two people. */
function isSettling(madeBy: string, staff: readonly StaffState[], now: Date): boolean {
  const maker = staff.find(({ id }) => id === madeBy);
  const from = maker ? approvesFrom(maker) : null;
  return from !== null && now < from;
}

/**
 * Whether a finance or admin account may be created, readdressed, reset or reactivated now: `waits` for another
 * approver if there is one; `alone` if there is none, flagged; `notAlone` when another was lost in the last 30 days.
 */
export function decideStaffChange(request: {
  asker: string;
  staff: readonly StaffState[];
  now: Date;
}): 'waits' | 'alone' | 'notAlone' {
  if (approversBeside(request.asker, request.staff, request.now).length > 0) return 'waits';
  return lostBeside(request.asker, request.staff, request.now) === null ? 'alone' : 'notAlone';
}
