import type { changeAddress as contract } from '@fasih/school/accounts/staff-contract';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { maskedAddress } from '@fasih/school/mail/rules';
import pg, { type Pool } from 'pg';
import { writeAudit } from '../audit/write-audit.ts';
import { enqueueMail, readdressMails } from '../db/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { noteApproverChanged } from './approvers.ts';
import { verifyPath } from './links.ts';
import { issue } from './one-time.ts';
import { emailTaken } from './open-account.ts';
import { forgetMailedLinks, saveAddress } from './staff-store.ts';
import { lockAccount } from './store.ts';

/**
 * Gives somebody else's account another address, because mails to the old one do not arrive. Links mailed before stop
 * working, mails that wait follow, and the new address is to be verified. One's own is not changed here: it is where
 * one's own password would be sent.
 */
export async function changeAddress(
  pool: Pool,
  accountId: string,
  { email: typed, reason, version }: Accepted<typeof contract>['body'],
  call: SignedInCall,
): Promise<{ id: string; version: number } | Refusal> {
  const email = typed.toLowerCase();
  if (!isId(accountId)) return refuse('accounts.staffNotFound');
  if (accountId === call.person.accountId) return refuse('accounts.ownAccount');
  try {
    return await inTransaction(pool, async (db) => {
      const account = await lockAccount(db, accountId);
      if (!account) return refuse('accounts.staffNotFound');
      if (!(await saveAddress(db, accountId, { email, version }))) return refuse('common.stale');
      await noteApproverChanged(db, accountId, call.now);
      await forgetMailedLinks(db, accountId);
      await readdressMails(db, accountId, email);
      const { lang, username } = account;
      const path = verifyPath(await issue(db, 'verify', accountId));
      await enqueueMail(db, {
        kind: 'accounts.verifyEmail',
        accountId,
        to: email,
        lang,
        params: { username, path },
      });
      await writeAudit(db, call, {
        action: 'account.emailChanged',
        targetKind: 'account',
        targetId: accountId,
        before: { email: maskedAddress(account.email) },
        after: { email: maskedAddress(email) },
        reason,
      });
      return { id: accountId, version: version + 1 };
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') return emailTaken();
    throw error;
  }
}
