import type { AuditAction } from '@fasih/messages/texts';
import type { Pool, PoolClient } from 'pg';
import type { Call } from '../http/call.ts';

/** One thing somebody did. `before` and `after` hold only what changed, never a password or a code. */
export type AuditEntry = {
  /** Noun and verb, e.g. `account.registered`; both languages have a sentence for each, or it does not compile. */
  action: AuditAction;
  targetKind: string;
  targetId: string | number | null;
  before?: unknown;
  after?: unknown;
  reason?: string;
  /** Who it counts for, when the call itself had no signed-in person yet (registering, signing in). */
  accountId?: string;
};

/** Writes the trace of a write inside the write's own transaction, and tells the guard that it was written. */
export async function writeAudit(db: Pool | PoolClient, call: Call, entry: AuditEntry): Promise<void> {
  await db.query(
    `insert into audit_entry (at, account_id, role, action, target_kind, target_id, before, after, reason, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      call.now,
      call.person?.accountId ?? entry.accountId ?? null,
      call.person?.role ?? null,
      entry.action,
      entry.targetKind,
      entry.targetId === null ? null : String(entry.targetId),
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      entry.reason ?? null,
      call.requestId,
    ],
  );
  call.audited = true;
}
