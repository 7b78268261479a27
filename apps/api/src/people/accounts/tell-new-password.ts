import type { PoolClient } from 'pg';
import { type AuditEntry, writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Account } from './accounts.ts';

/**
 * Mails the owner that the account has a new password, and audits it. `calendar` says whether the secret calendar
 * address was kept or ended; null when there was none.
 */
export async function tellNewPassword<After extends object>(
  db: PoolClient,
  call: Call,
  { id, email, lang, username }: Account,
  {
    calendar,
    ...entry
  }: Pick<AuditEntry<object, After>, 'after'> & {
    action: 'account.passwordChanged' | 'account.passwordReset';
    calendar: 'kept' | 'ended' | null;
  },
): Promise<void> {
  await enqueueMail(db, {
    kind: 'accounts.passwordChanged',
    accountId: id,
    to: email,
    lang,
    params: { username, ...(calendar ? { calendar } : {}) },
  });
  await writeAudit(db, call, { ...entry, targetKind: 'account', targetId: id, accountId: id });
}
