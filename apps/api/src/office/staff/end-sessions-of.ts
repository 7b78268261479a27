import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { lockAccount } from '../../people/accounts/accounts.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';

/**
 * Ends all sessions of another person, e.g. after losing a phone, and notifies them by mail. The caller's own
 * sessions are ended on the caller's own page.
 */
export async function endSessionsOf(
  pool: Pool,
  accountId: string,
  reason: string,
  call: SignedInCall,
): Promise<{ ended: number } | Refusal<'accounts.ownAccount' | 'accounts.staffNotFound'>> {
  if (!isId(accountId)) return refuse('accounts.staffNotFound');
  if (accountId === call.person.accountId) return refuse('accounts.ownAccount');
  return inTransaction(pool, async (db) => {
    const account = await lockAccount(db, accountId);
    if (!account) return refuse('accounts.staffNotFound');
    const ended = await endSessions(db, accountId, null);
    await enqueueMail(db, {
      kind: 'accounts.sessionsEnded',
      accountId,
      to: account.email,
      lang: account.lang,
      params: { username: account.username },
    });
    await writeAudit(db, call, {
      action: 'account.sessionsEnded',
      targetKind: 'account',
      targetId: accountId,
      after: { endedSessions: ended },
      reason,
    });
    return { ended };
  });
}
