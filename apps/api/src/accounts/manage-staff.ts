import type {
  changeStaff as changeContract,
  newStaff,
  StaffMember,
} from '@fasih/school/accounts/staff-contract';
import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { lastChange } from '../audit/last-change.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { enqueueMail } from '../db/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { noteApproverChanged, noteApproverLeaves, noteApproverMade } from './approvers.ts';
import { unknownDevicesKey } from './guess.ts';
import { openByLink } from './open-by-link.ts';
import { findStaff, lockAdmins } from './staff-store.ts';
import { lockAccount, saveActive } from './store.ts';
import { endSessions } from './store-sessions.ts';
import { turnTwoStepOff } from './store-two-step.ts';
import { clearAttempts } from './throttle.ts';

/**
 * Opens the account of an admin or a finance officer: nobody knows a password for it, a mail brings a link to choose one.
 * The first admin is opened on the server itself.
 */
export async function inviteStaff(
  { pool }: Services,
  typed: z.output<typeof newStaff>,
  call: SignedInCall,
): Promise<StaffMember | Refusal> {
  const { name, username, role } = typed;
  const account = { name, username, email: typed.email.toLowerCase(), role, lang: call.lang, phone: null };
  return inTransaction(pool, async (db) => {
    const opened = await openByLink(db, account);
    if (isRefusal(opened)) return opened;
    await noteApproverMade(db, opened.id, call.now);
    await enqueueMail(db, {
      kind: 'accounts.staffInvited',
      accountId: opened.id,
      to: account.email,
      lang: account.lang,
      params: { name, username, role, path: opened.path },
    });
    await writeAudit(db, call, {
      action: 'staff.invited',
      targetKind: 'account',
      targetId: opened.id,
      after: { role, username },
    });
    return (await findStaff(db, opened.id, call.person.accountId)) ?? refuse('accounts.staffNotFound');
  });
}

/**
 * Lets an admin or finance officer work, or no more. Nobody ends the own account, and an active admin always remains; a
 * teacher hands over first, on the teachers' page.
 */
export async function setStaffActive(
  pool: Pool,
  accountId: string,
  { active, reason, version }: Accepted<typeof changeContract>['body'],
  call: SignedInCall,
): Promise<StaffMember | Refusal> {
  const own = call.person.accountId;
  return inTransaction(pool, async (db) => {
    const admins = await lockAdmins(db);
    const before = await findStaff(db, accountId, own);
    if (!before) return refuse('accounts.staffNotFound');
    if (before.self) return refuse('accounts.ownAccount');
    if (before.role === 'teacher') return refuse('accounts.teacherElsewhere');
    if (!active && before.active && before.role === 'admin' && admins < 2)
      return refuse('accounts.lastAdmin');
    if (active) await noteApproverChanged(db, accountId, call.now);
    else await noteApproverLeaves(db, accountId, call.now);
    if (!(await saveActive(db, accountId, { active, version })))
      return refuse('common.stale', {
        current: { ...before, changed: await lastChange(db, 'account', accountId) },
      });
    if (!active) await endSessions(db, accountId, null);
    await writeAudit(db, call, {
      action: active ? 'staff.activated' : 'staff.deactivated',
      targetKind: 'account',
      targetId: accountId,
      before: { active: before.active },
      after: { active },
      reason,
    });
    return (await findStaff(db, accountId, own)) ?? refuse('accounts.staffNotFound');
  });
}

/** Turns two-step login off for somebody who lost phone and recovery codes. All sign-ins end, and the owner is told. */
export async function resetStaffTwoStep(
  pool: Pool,
  accountId: string,
  reason: string,
  call: SignedInCall,
): Promise<StaffMember | Refusal> {
  const own = call.person.accountId;
  return inTransaction(pool, async (db) => {
    const before = await findStaff(db, accountId, own);
    if (!before) return refuse('accounts.staffNotFound');
    if (before.self) return refuse('accounts.ownAccount');
    const account = await lockAccount(db, accountId);
    if (!account?.twoStepEnabled) return refuse('accounts.twoStepNotOn');
    await turnTwoStepOff(db, accountId);
    await noteApproverChanged(db, accountId, call.now);
    await endSessions(db, accountId, null);
    await clearAttempts(db, [unknownDevicesKey('code', accountId)]);
    await enqueueMail(db, {
      kind: 'accounts.twoStepOff',
      accountId,
      to: account.email,
      lang: account.lang,
      params: { username: account.username },
    });
    await writeAudit(db, call, {
      action: 'staff.twoStepReset',
      targetKind: 'account',
      targetId: accountId,
      reason,
    });
    return (await findStaff(db, accountId, own)) ?? refuse('accounts.staffNotFound');
  });
}
