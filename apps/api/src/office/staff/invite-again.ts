import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { StaffMember } from '@fasih/school/office/staff/staff-contract';
import type { Pool } from 'pg';
import { lockAccount } from '../../people/accounts/accounts.ts';
import { forgetMailedLinks } from '../../people/accounts/change-address.ts';
import { resetPath } from '../../people/credentials/links.ts';
import { INVITED_DAYS, issue, validMinutes } from '../../people/credentials/one-time.ts';
import { countAttempt, MAILS } from '../../people/credentials/throttle.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { findStaff } from './staff-store.ts';

/**
 * Mails a new link to staff who have not set a password yet, at most three times an hour; older links become
 * invalid.
 */
export async function inviteAgain(
  pool: Pool,
  accountId: string,
  call: SignedInCall,
): Promise<StaffMember | Refusal<'accounts.notInvited' | 'accounts.staffNotFound' | 'common.tooMany'>> {
  return inTransaction(pool, async (db) => {
    const member = await findStaff(db, accountId, call.person.accountId);
    if (!member) return refuse('accounts.staffNotFound');
    const account = await lockAccount(db, accountId);
    if (!account?.active || !account.mustChangePassword) return refuse('accounts.notInvited');
    const wait = await countAttempt(db, `invite:account:${accountId}`, MAILS);
    if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
    await forgetMailedLinks(db, accountId);
    await enqueueMail(db, {
      kind: 'accounts.invitedAgain',
      accountId,
      to: account.email,
      lang: account.lang,
      params: {
        name: member.name,
        username: account.username,
        path: resetPath(await issue(db, 'invite', accountId)),
        days: INVITED_DAYS,
      },
      expiresInS: 60 * validMinutes('invite'),
    });
    await writeAudit(db, call, { action: 'staff.invitedAgain', targetKind: 'account', targetId: accountId });
    return member;
  });
}
