import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type {
  changeAddress as addressContract,
  changeStaff as changeContract,
  newStaff,
  StaffMember,
} from '@fasih/school/office/staff/staff-contract';
import type { Pool, PoolClient } from 'pg';
import type * as z from 'zod/mini';
import { lockAccount, saveActive, takenNames } from '../../people/accounts/accounts.ts';
import { noteApproverLeaves } from '../../people/accounts/approvers.ts';
import { orEmailTaken } from '../../people/accounts/change-address.ts';
import { lastChange } from '../../people/accounts/last-change.ts';
import { emailTaken, usernameTaken } from '../../people/accounts/open-account.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readdress, resetTwoStepOf } from './apply-staff-change.ts';
import { askStaffChange, type StaffChangeResult } from './ask-staff-change.ts';
import { notifyChanged } from './notify-approvers.ts';
import { findStaff, lockAdmins } from './staff-store.ts';

type Waits = { waitsUntil: string | null };
type Member = StaffMember & Waits;

/**
 * Creates an admin or finance account, or requests it from another approver; a mail brings the link to sign
 * in.
 */
export function inviteStaff(pool: Pool, input: z.output<typeof newStaff>, call: SignedInCall) {
  const { name, username, role, access, reason } = input;
  if (access === 'read' && role !== 'finance')
    return refuse('common.invalid', { fields: { access: 'unknown' } });
  const email = input.email.toLowerCase();
  return inTransaction(pool, async (db) => {
    const taken = await takenNames(db, username, email);
    if (taken.username) return usernameTaken();
    if (taken.email) return emailTaken();
    const change = { kind: 'invite', name, username, email, role, access } as const;
    const result = await askStaffChange(db, change, { name, reason }, call);
    if (isRefusal(result)) return result;
    const member = result.accountId && (await findStaff(db, result.accountId, call.person.accountId));
    return { member: member || null, waitsUntil: until(result) };
  });
}

/**
 * Deactivates an admin or finance account at once, or reactivates it after another approver's decision.
 * Refused for the caller's own account, the last active admin, and teachers, who are deactivated on the teachers'
 * page.
 */
export function setStaffActive(
  pool: Pool,
  accountId: string,
  { active, reason, version }: Accepted<typeof changeContract>['body'],
  call: SignedInCall,
) {
  const own = call.person.accountId;
  return inTransaction(pool, async (db) => {
    const admins = await lockAdmins(db);
    const account = isId(accountId) ? await lockAccount(db, accountId) : null;
    // Read under the lock: its owner may change the account at this moment.
    const before = account && (await findStaff(db, accountId, own));
    if (!account || !before) return refuse('accounts.staffNotFound');
    if (before.self) return refuse('accounts.ownAccount');
    if (before.role === 'teacher') return refuse('accounts.teacherElsewhere');
    if (!active && before.active && before.role === 'admin' && admins < 2)
      return refuse('accounts.lastAdmin');
    if (before.version !== version || before.active === active)
      return refuse('common.stale', {
        current: { ...before, changed: await lastChange(db, 'account', accountId), waitsUntil: null },
      });
    if (active) {
      const change = { kind: 'reactivate', accountId } as const;
      return member(
        db,
        accountId,
        await askStaffChange(db, change, { ...before, reason, account }, call),
        own,
      );
    }
    await noteApproverLeaves(db, accountId, call.now);
    await saveActive(db, accountId, { active, version });
    await endSessions(db, accountId, null);
    await notifyChanged(
      db,
      { change: 'deactivate', name: before.name, outcome: 'done', reason },
      call,
      account,
    );
    await writeAudit(db, call, {
      action: 'staff.deactivated',
      targetKind: 'account',
      targetId: accountId,
      before: { active: true },
      after: { active },
      reason,
    });
    return member(db, accountId, { waitsUntil: null, accountId }, own);
  });
}

/**
 * Turns two-step login off for somebody who lost phone and recovery codes; for an approver another one
 * decides.
 */
export function resetStaffTwoStep(pool: Pool, accountId: string, reason: string, call: SignedInCall) {
  const own = call.person.accountId;
  return inTransaction(pool, async (db) => {
    const before = await findStaff(db, accountId, own);
    if (!before) return refuse('accounts.staffNotFound');
    if (before.self) return refuse('accounts.ownAccount');
    const account = await lockAccount(db, accountId);
    if (!account?.twoStepEnabled) return refuse('accounts.twoStepNotOn');
    if (account.role !== 'teacher') {
      const change = { kind: 'twoStep', accountId } as const;
      return member(
        db,
        accountId,
        await askStaffChange(db, change, { ...before, reason, account }, call),
        own,
      );
    }
    await resetTwoStepOf(db, account, { reason }, call);
    return member(db, accountId, { waitsUntil: null, accountId }, own);
  });
}

/**
 * Changes another account's address because its mails do not arrive; for an approver another one decides.
 * The caller's own address cannot be changed here, because password links are sent to it.
 */
export function changeAddress(
  pool: Pool,
  accountId: string,
  { email: newAddress, reason, version }: Accepted<typeof addressContract>['body'],
  call: SignedInCall,
) {
  const email = newAddress.toLowerCase();
  return orEmailTaken(() =>
    inTransaction(pool, async (db) => {
      if (!isId(accountId)) return refuse('accounts.staffNotFound');
      if (accountId === call.person.accountId) return refuse('accounts.ownAccount');
      const account = await lockAccount(db, accountId);
      if (!account) return refuse('accounts.staffNotFound');
      if (account.version !== version) return refuse('common.stale');
      if ((await takenNames(db, '', email)).email) return emailTaken();
      if (account.role === 'student' || account.role === 'teacher') {
        await readdress(db, account, email, { reason }, call);
        return { id: accountId, version: version + 1, waitsUntil: null };
      }
      const change = { kind: 'address', accountId, email } as const;
      const name = account.name || account.username;
      const result = await askStaffChange(db, change, { name, reason, account }, call);
      if (isRefusal(result)) return result;
      const done = result.waitsUntil === null;
      return { id: accountId, version: done ? version + 1 : version, waitsUntil: until(result) };
    }),
  );
}

const until = ({ waitsUntil }: StaffChangeResult): string | null => waitsUntil?.toISOString() ?? null;

/** The current member, and until when the change waits for a decision. */
async function member<Code extends string = never>(
  db: PoolClient,
  accountId: string,
  result: StaffChangeResult | Refusal<Code>,
  own: string,
): Promise<Member | Refusal<Code | 'accounts.staffNotFound'>> {
  if (isRefusal(result)) return result;
  const found = await findStaff(db, accountId, own);
  return found ? { ...found, waitsUntil: until(result) } : refuse('accounts.staffNotFound');
}
