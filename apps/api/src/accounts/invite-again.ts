import type { StaffMember } from '@fasih/school/accounts/staff-contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { writeAudit } from '../audit/write-audit.ts';
import { enqueueMail } from '../db/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { resetPath } from './links.ts';
import { INVITED_DAYS, issue } from './one-time.ts';
import { findStaff, forgetMailedLinks } from './staff-store.ts';
import { lockAccount } from './store.ts';
import { countAttempt, MAILS } from './throttle.ts';

/**
 * Mails somebody of the staff who has not chosen a password yet a new link, at most three times an hour; links mailed
 * before end.
 */
export async function inviteAgain(
  pool: Pool,
  accountId: string,
  call: SignedInCall,
): Promise<StaffMember | Refusal> {
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
    });
    await writeAudit(db, call, { action: 'staff.invitedAgain', targetKind: 'account', targetId: accountId });
    return member;
  });
}
