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
import { lastChange } from '../../people/accounts/last-change.ts';
import { emailTaken, usernameTaken } from '../../people/accounts/open-account.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readdress, resetTwoStepOf } from './apply-staff-change.ts';
import { type Asked, askStaffChange } from './ask-staff-change.ts';
import { orEmailTaken } from './email-taken.ts';
import { findStaff, lockAdmins } from './staff-store.ts';
import { tellChanged } from './tell-approvers.ts';

type Waits = { waitsUntil: string | null };
type Member = StaffMember & Waits;

/** Opens the account of an admin or a finance officer, or asks another approver to; a mail brings the link to enter it. */
export function inviteStaff(
  pool: Pool,
  typed: z.output<typeof newStaff>,
  call: SignedInCall,
): Promise<({ member: StaffMember | null } & Waits) | Refusal> {
  const { name, username, role, reason } = typed;
  const email = typed.email.toLowerCase();
  return inTransaction(pool, async (db) => {
    const taken = await takenNames(db, username, email);
    if (taken.username) return usernameTaken();
    if (taken.email) return emailTaken();
    const change = { kind: 'invite', name, username, email, role } as const;
    const asked = await askStaffChange(db, change, { name, reason }, call);
    if (isRefusal(asked)) return asked;
    const member = asked.accountId && (await findStaff(db, asked.accountId, call.person.accountId));
    return { member: member || null, waitsUntil: until(asked) };
  });
}

/**
 * Lets an admin or finance officer work no more, at once; or again, which another approver decides. Nobody ends the own
 * account, and an active admin always remains; a teacher hands over first, on the teachers' page.
 */
export function setStaffActive(
  pool: Pool,
  accountId: string,
  { active, reason, version }: Accepted<typeof changeContract>['body'],
  call: SignedInCall,
): Promise<Member | Refusal> {
  const own = call.person.accountId;
  return inTransaction(pool, async (db) => {
    const admins = await lockAdmins(db);
    const before = await findStaff(db, accountId, own);
    if (!before) return refuse('accounts.staffNotFound');
    if (before.self) return refuse('accounts.ownAccount');
    if (before.role === 'teacher') return refuse('accounts.teacherElsewhere');
    if (!active && before.active && before.role === 'admin' && admins < 2)
      return refuse('accounts.lastAdmin');
    if (before.version !== version || before.active === active)
      return refuse('common.stale', {
        current: { ...before, changed: await lastChange(db, 'account', accountId), waitsUntil: null },
      });
    const account = await lockAccount(db, accountId);
    if (!account) return refuse('accounts.staffNotFound');
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
    await tellChanged(
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

/** Turns two-step login off for somebody who lost phone and recovery codes; of an approver, another one decides. */
export function resetStaffTwoStep(
  pool: Pool,
  accountId: string,
  reason: string,
  call: SignedInCall,
): Promise<Member | Refusal> {
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
 * Gives somebody else's account another address, because mails to the old one do not arrive; of an approver, another one
 * decides. One's own is not changed here: it is where one's own password would be sent.
 */
export function changeAddress(
  pool: Pool,
  accountId: string,
  { email: typed, reason, version }: Accepted<typeof addressContract>['body'],
  call: SignedInCall,
): Promise<({ id: string; version: number } & Waits) | Refusal> {
  const email = typed.toLowerCase();
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
      const asked = await askStaffChange(db, change, { name, reason, account }, call);
      if (isRefusal(asked)) return asked;
      const done = asked.waitsUntil === null;
      return { id: accountId, version: done ? version + 1 : version, waitsUntil: until(asked) };
    }),
  );
}

const until = ({ waitsUntil }: Asked): string | null => waitsUntil?.toISOString() ?? null;

/** The member as it is now, and until when the change waits. */
async function member(
  db: PoolClient,
  accountId: string,
  asked: Asked | Refusal,
  own: string,
): Promise<Member | Refusal> {
  if (isRefusal(asked)) return asked;
  const found = await findStaff(db, accountId, own);
  return found ? { ...found, waitsUntil: until(asked) } : refuse('accounts.staffNotFound');
}
