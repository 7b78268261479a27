import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { findAccount } from '../../people/accounts/accounts.ts';
import { approvalBy, refuseApproval } from '../../people/accounts/approvers.ts';
import { orEmailTaken } from '../../people/accounts/change-address.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { applyStaffChange } from './apply-staff-change.ts';
import { notifyChanged, ownerBeside, unlessApprover } from './notify-approvers.ts';
import { type LockedChange, lockChange, markDecided } from './store.ts';

type Decided = { id: string; state: 'approved' | 'rejected' };

/** Approves and applies a staff change requested by another approver, in one transaction. */
export function approveStaffChange(pool: Pool, changeId: string, reason: string, call: SignedInCall) {
  return orEmailTaken(() =>
    inTransaction(pool, async (db) => {
      const waiting = await lockWaiting(db, changeId, call.now);
      if (isRefusal(waiting)) return waiting;
      const { accountId } = call.person;
      const { askedBy, change, name } = waiting;
      const approval = await approvalBy(db, { madeBy: askedBy, approver: accountId, reason, now: call.now });
      const refused = refuseApproval(approval, {
        secondNeeded: 'approvals.secondNeeded',
        reasonNeeded: 'approvals.reasonNeeded',
      });
      if (refused) return refused;
      const alone = approval.is === 'selfApproved';
      const before = waiting.accountId === null ? null : await findAccount(db, waiting.accountId);
      const grounds = { reason: waiting.reason, askedBy, ...(alone ? { alone } : {}) };
      const made = await applyStaffChange(db, change, grounds, call);
      if (isRefusal(made)) return made;
      const outcome = alone ? 'alone' : 'approved';
      const news = { change: change.kind, name, outcome, reason: waiting.reason } as const;
      await notifyChanged(db, news, call, ownerBeside(change.kind, before));
      const by = { state: 'approved', accountId, madeAccount: made.accountId, now: call.now } as const;
      await markDecided(db, changeId, { ...by, reason: reason === '' ? null : reason });
      return { id: changeId, state: 'approved' as const };
    }),
  );
}

/** Rejects a change, or withdraws the caller's own; the account stays unchanged. */
export function rejectStaffChange(
  pool: Pool,
  changeId: string,
  reason: string,
  call: SignedInCall,
): Promise<Decided | Refusal<'approvals.changeNotFound' | 'approvals.changeOver'>> {
  return inTransaction(pool, async (db) => {
    const waiting = await lockWaiting(db, changeId, call.now);
    if (isRefusal(waiting)) return waiting;
    const { accountId } = call.person;
    await markDecided(db, changeId, {
      state: 'rejected',
      accountId,
      reason,
      madeAccount: null,
      now: call.now,
    });
    const { change, name } = waiting;
    const account = waiting.accountId === null ? null : await findAccount(db, waiting.accountId);
    const news = { change: change.kind, name, outcome: 'rejected', reason } as const;
    await notifyChanged(db, news, call, unlessApprover(account));
    await writeAudit(db, call, {
      action: 'staff.changeRejected',
      targetKind: 'account',
      targetId: waiting.accountId,
      after: { change: change.kind, name },
      reason,
    });
    return { id: changeId, state: 'rejected' as const };
  });
}

async function lockWaiting(
  db: PoolClient,
  changeId: string,
  now: Date,
): Promise<LockedChange | Refusal<'approvals.changeNotFound' | 'approvals.changeOver'>> {
  const found = await lockChange(db, changeId);
  if (!found) return refuse('approvals.changeNotFound');
  return found.state === 'waiting' && now < found.endsAt ? found : refuse('approvals.changeOver');
}
