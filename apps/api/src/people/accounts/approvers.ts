import {
  type Approval,
  type ApprovalCase,
  decideApproval,
  SETTLING,
  type StaffState,
} from '@fasih/school/basics/approval';
import { SECOND } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { requireRow } from '../../platform/db/require-row.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** SQL: all finance and admin accounts as `staffStates` parses them; a school has a handful. */
export const staffStatesSql = `(select coalesce(json_agg(json_build_object('id', id, 'active', active,
    'changedAt', approver_changed_at, 'lostAt', approver_lost_at)), '[]')
  from account where role in ('finance', 'admin'))`;

/** The result of `staffStatesSql` as parsed JSON. */
export type SentStates = readonly {
  id: string;
  active: boolean;
  changedAt: string | null;
  lostAt: string | null;
}[];

/** Parses the accounts that may approve, or could before. */
export const staffStates = (sent: SentStates): StaffState[] =>
  sent.map(({ changedAt, lostAt, ...one }) => ({
    ...one,
    changedAt: changedAt === null ? null : new Date(changedAt),
    lostAt: lostAt === null ? null : new Date(lostAt),
  }));

/** Reads the staff states in a statement of their own. */
export async function readStaffStates(db: Queryable): Promise<StaffState[]> {
  const { rows } = await db.query<{ staff: SentStates }>(`select ${staffStatesSql} as staff`);
  return staffStates(requireRow(rows).staff);
}

/** Whether this person may approve what `madeBy` made; see `decideApproval`. */
export async function approvalBy(db: Queryable, request: Omit<ApprovalCase, 'staff'>): Promise<Approval> {
  return decideApproval({ ...request, staff: await readStaffStates(db) });
}

/** The refusal of a denied approval, or null; the feature names the code for a missing second account. */
export function refuseApproval(
  approval: Approval,
  codes: { secondNeeded: string; reasonNeeded: string },
): Refusal | null {
  switch (approval.is) {
    case 'allowed':
    case 'selfApproved':
      return null;
    case 'secondNeeded':
      return refuse(codes.secondNeeded);
    case 'reasonNeeded':
      return refuse(codes.reasonNeeded, { fields: { reason: 'required' } });
    case 'onlyRefunds':
      return refuse('approvals.onlyRefunds');
    default:
      return refuse(`approvals.${approval.is}`, { params: { from: approval.from.toISOString() } });
  }
}

/** Records that a finance or admin account was created: it cannot approve for 72 hours. */
export async function noteApproverMade(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.query(
    `update account set approver_changed_at = $2 where id = $1 and role in ('admin', 'finance')`,
    [accountId, now],
  );
}

/**
 * Records that a finance or admin account was readdressed, reset or reactivated: it cannot approve for 72 hours, and
 * if it was an approver until now, the school lost one. Other roles are unaffected.
 */
export async function noteApproverChanged(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.query(
    `update account set approver_changed_at = $2, approver_lost_at = ${LOST} where id = $1 and role in ('admin', 'finance')`,
    [accountId, now, SETTLING / SECOND],
  );
}

/** Records that a finance or admin account is about to be deactivated; call it before the change. */
export async function noteApproverLeaves(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.query(
    `update account set approver_lost_at = ${LOST} where id = $1 and role in ('admin', 'finance')`,
    [accountId, now, SETTLING / SECOND],
  );
}

/** SQL: `$2` when the account was an approver until now (`isApprover`), else the stored value. */
const LOST = `case when active and (approver_changed_at is null
    or approver_changed_at <= $2::timestamptz - make_interval(secs => $3)) then $2 else approver_lost_at end`;
