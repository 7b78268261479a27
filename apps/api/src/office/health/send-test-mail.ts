import { MINUTE, SECOND } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import { findAccount } from '../../people/accounts/accounts.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';

/** After this long a test mail proves nothing any more, and is not sent. */
const EXPIRES_MS = 30 * MINUTE;

/** Sends a test mail to the caller's own address; several presses within a minute send one. */
export function sendTestMail(pool: Pool, call: SignedInCall): Promise<{ ok: true }> {
  return inTransaction(pool, async (db) => {
    const account = await findAccount(db, call.person.accountId);
    if (!account) throw new Error('whoever is signed in has an account');
    await enqueueMail(db, {
      kind: 'health.test',
      accountId: account.id,
      to: account.email,
      lang: call.lang,
      params: { name: account.name || account.username },
      source: `health.test:${account.id}:${Math.floor(Date.now() / MINUTE)}`,
      expiresInS: EXPIRES_MS / SECOND,
    });
    await writeAudit(db, call, { action: 'mail.tested', targetKind: 'account', targetId: account.id });
    return { ok: true as const };
  });
}
