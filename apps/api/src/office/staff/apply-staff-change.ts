import { maskedAddress } from '@fasih/school/basics/masked-address';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Access } from '@fasih/school/basics/roles';
import type { PoolClient } from 'pg';
import { type Account, lockAccount, makeAccountant, saveActive } from '../../people/accounts/accounts.ts';
import { noteApproverChanged, noteApproverMade } from '../../people/accounts/approvers.ts';
import { forgetMailedLinks, saveAddress } from '../../people/accounts/change-address.ts';
import { endAllChanges } from '../../people/accounts/email-changes.ts';
import { openByLink } from '../../people/accounts/open-by-link.ts';
import { unknownDevicesKey } from '../../people/credentials/guess.ts';
import { verifyPath } from '../../people/credentials/links.ts';
import { issue, validMinutes } from '../../people/credentials/one-time.ts';
import { clearAttempts } from '../../people/credentials/throttle.ts';
import { turnTwoStepOff } from '../../people/credentials/two-step-state.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail, readdressMails } from '../../platform/outbox/outbox.ts';

export type Invited = {
  name: string;
  username: string;
  email: string;
  role: 'admin' | 'finance';
  access: Access;
};

/** A change of an admin or finance account, which needs a second approver if there is one. */
export type StaffChange =
  | ({ kind: 'invite' } & Invited)
  | { kind: 'address'; accountId: string; email: string }
  | { kind: 'reactivate'; accountId: string }
  | { kind: 'twoStep'; accountId: string };

/** The justification of a change as audited. */
export type Grounds = {
  reason: string;
  /** True if made by the only approver. */
  alone?: boolean;
  /** Who requested it, if somebody else approved it. */
  askedBy?: string;
};

/** Creates an admin or finance account and mails a link to set a password. */
async function openStaff(
  db: PoolClient,
  invited: Invited,
  grounds: Grounds,
  call: Call,
): Promise<{ accountId: string } | Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'>> {
  const { name, username, role, access } = invited;
  const account = { name, username, email: invited.email, role, lang: call.lang, phone: null };
  const opened = await openByLink(db, account);
  if (isRefusal(opened)) return opened;
  if (access === 'read') await makeAccountant(db, opened.id);
  else await noteApproverMade(db, opened.id, call.now);
  await enqueueMail(db, {
    kind: 'accounts.staffInvited',
    accountId: opened.id,
    to: account.email,
    lang: account.lang,
    params: { name, username, role: access === 'read' ? 'accountant' : role, path: opened.path },
    expiresInS: 60 * validMinutes('invite'),
  });
  const { reason, ...how } = grounds;
  await writeAudit(db, call, {
    action: 'staff.invited',
    targetKind: 'account',
    targetId: opened.id,
    after: { role, access, username, ...how },
    reason,
  });
  return { accountId: opened.id };
}

/**
 * Changes an account's address. Links mailed before become invalid, pending mails go to the new address,
 * which must be verified.
 */
export async function readdress(
  db: PoolClient,
  account: Account,
  email: string,
  grounds: Grounds,
  call: Call,
): Promise<void> {
  await saveAddress(db, account.id, email);
  await noteApproverChanged(db, account.id, call.now);
  await forgetMailedLinks(db, account.id);
  await endAllChanges(db, account.id);
  await readdressMails(db, account.id, email);
  const path = verifyPath(await issue(db, 'verify', account.id));
  await enqueueMail(db, {
    kind: 'accounts.verifyEmail',
    accountId: account.id,
    to: email,
    lang: account.lang,
    params: { username: account.username, path },
    expiresInS: 60 * validMinutes('verify'),
  });
  const { reason, ...how } = grounds;
  await writeAudit(db, call, {
    action: 'account.emailChanged',
    targetKind: 'account',
    targetId: account.id,
    before: { email: maskedAddress(account.email) },
    after: { email: maskedAddress(email), ...how },
    reason,
  });
}

/** Reactivates an admin or finance account. */
async function reactivate(db: PoolClient, accountId: string, grounds: Grounds, call: Call): Promise<void> {
  await noteApproverChanged(db, accountId, call.now);
  await saveActive(db, accountId, { active: true });
  const { reason, ...how } = grounds;
  await writeAudit(db, call, {
    action: 'staff.activated',
    targetKind: 'account',
    targetId: accountId,
    before: { active: false },
    after: { active: true, ...how },
    reason,
  });
}

/**
 * Turns two-step login off for somebody who lost phone and recovery codes. All sessions end, and the owner is
 * notified.
 */
export async function resetTwoStepOf(
  db: PoolClient,
  account: Account,
  grounds: Grounds,
  call: Call,
): Promise<void> {
  const { id, email, lang, username } = account;
  await turnTwoStepOff(db, id);
  await noteApproverChanged(db, id, call.now);
  await endSessions(db, id, null);
  await clearAttempts(db, [unknownDevicesKey('code', id)]);
  await enqueueMail(db, {
    kind: 'accounts.twoStepOff',
    accountId: id,
    to: email,
    lang,
    params: { username },
  });
  const { reason, ...how } = grounds;
  await writeAudit(db, call, {
    action: 'staff.twoStepReset',
    targetKind: 'account',
    targetId: id,
    after: how,
    reason,
  });
}

/** Applies an approved change; refused if the account has changed so that it no longer applies. */
export async function applyStaffChange(
  db: PoolClient,
  change: StaffChange,
  grounds: Grounds,
  call: Call,
): Promise<
  | { accountId: string }
  | Refusal<
      'accounts.emailTaken' | 'accounts.staffNotFound' | 'accounts.twoStepNotOn' | 'accounts.usernameTaken'
    >
> {
  if (change.kind === 'invite') return openStaff(db, change, grounds, call);
  const account = await lockAccount(db, change.accountId);
  if (!account) return refuse('accounts.staffNotFound');
  if (change.kind === 'address') await readdress(db, account, change.email, grounds, call);
  else if (change.kind === 'reactivate') await reactivate(db, account.id, grounds, call);
  else if (!account.twoStepEnabled) return refuse('accounts.twoStepNotOn');
  else await resetTwoStepOf(db, account, grounds, call);
  return { accountId: account.id };
}
