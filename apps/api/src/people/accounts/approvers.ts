import {
  type Approval,
  type ApprovalCase,
  decideApproval,
  SETTLING,
  type StaffState,
} from '@fasih/school/basics/approval';
import { SECOND } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { requireRow } from '../../platform/db/require-row.ts';
import { jsonList, scalar, select, type TableAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const approver = tableAs('account', 'approver');
const account = tableAs('account', 'account');

/** Whether an account is one of those that approve, as far as its role goes: finance and admin, but no accountant. */
export const isApproving = (account: TableAs<'account'>) =>
  sql<boolean>`${account.role} in ('finance', 'admin') and ${account.access} = 'full'`;

/** All approving accounts as `staffStates` parses them; a school has a handful. */
export const staffStatesJson = scalar(
  jsonList(
    {
      id: approver.id,
      active: approver.active,
      changedAt: approver.approver_changed_at,
      lostAt: approver.approver_lost_at,
    },
    sql`${approver.id}`,
  ),
  sql`from ${approver} where ${isApproving(approver)}`,
);

/** The result of `staffStatesJson` as parsed JSON. */
export type SentStates = typeof staffStatesJson extends RawBuilder<infer States> ? States : never;

/** Parses the accounts that may approve, or could before. */
export const staffStates = (sent: SentStates): StaffState[] =>
  sent.map(({ changedAt, lostAt, ...one }) => ({
    ...one,
    changedAt: changedAt === null ? null : new Date(changedAt),
    lostAt: lostAt === null ? null : new Date(lostAt),
  }));

const selectStates = statement(() => select([staffStatesJson.as('staff')], sql``));

/** Reads the staff states in a statement of their own. */
export async function readStaffStates(db: Queryable): Promise<StaffState[]> {
  return staffStates(requireRow(await selectStates.all(db, {})).staff);
}

/** Whether this person may approve what `madeBy` made; see `decideApproval`. */
export async function approvalBy(db: Queryable, request: Omit<ApprovalCase, 'staff'>): Promise<Approval> {
  return decideApproval({ ...request, staff: await readStaffStates(db) });
}

/** The refusal of a denied approval, or null; the feature names the code for a missing second account. */
export function refuseApproval<Second extends string, Reason extends string>(
  approval: Approval,
  codes: { secondNeeded: Second; reasonNeeded: Reason },
): Refusal<Second | Reason | 'approvals.onlyRefunds' | 'approvals.tooNew' | 'approvals.tooSoon'> | null {
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

type At = { accountId: string; now: Date };

/** Changes the account if it is one of staff; other roles approve nothing. */
const updateStaff = ({ accountId }: Params<At>) =>
  build.updateTable('account').where('id', '=', accountId).where(isApproving(account));

/** `now` when the account was an approver until now (`isApprover`), else the stored value. */
const lostAt = (now: Expression<Date>) =>
  sql<Date | null>`case when active and (approver_changed_at is null
    or approver_changed_at <= ${now}::timestamptz - make_interval(secs => ${sql.lit(SETTLING / SECOND)}))
    then ${now} else approver_lost_at end`;

const noteMade = statement((at: Params<At>) => updateStaff(at).set({ approver_changed_at: at.now }));

/** Records that a finance or admin account was created: it cannot approve for 72 hours. */
export async function noteApproverMade(db: Queryable, accountId: string, now: Date): Promise<void> {
  await noteMade.run(db, { accountId, now });
}

const noteChanged = statement((at: Params<At>) =>
  updateStaff(at).set({ approver_changed_at: at.now, approver_lost_at: lostAt(at.now) }),
);

/**
 * Records that a finance or admin account was readdressed, reset or reactivated: it cannot approve for 72 hours, and
 * if it was an approver until now, the school lost one. Other roles are unaffected.
 */
export async function noteApproverChanged(db: Queryable, accountId: string, now: Date): Promise<void> {
  await noteChanged.run(db, { accountId, now });
}

const noteLeaves = statement((at: Params<At>) => updateStaff(at).set({ approver_lost_at: lostAt(at.now) }));

/** Records that a finance or admin account is about to be deactivated; call it before the change. */
export async function noteApproverLeaves(db: Queryable, accountId: string, now: Date): Promise<void> {
  await noteLeaves.run(db, { accountId, now });
}
