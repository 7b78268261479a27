import type { AuditAction } from '@fasih/messages/texts';
import type { PoolClient } from 'pg';
import type { Call } from '../http/call.ts';

/** Writes one trace of the same act for many targets, in one statement inside the write's transaction. */
export async function writeAuditOfMany(
  db: PoolClient,
  call: Call,
  entry: { action: AuditAction; targetKind: string; targetIds: readonly string[]; after?: unknown },
): Promise<void> {
  await db.query(
    `insert into audit_entry (at, account_id, role, action, target_kind, target_id, after, request_id)
     select $1, $2, $3, $4, $5, t, $7, $8 from unnest($6::text[]) as t`,
    [
      call.now,
      call.person?.accountId ?? null,
      call.person?.role ?? null,
      entry.action,
      entry.targetKind,
      entry.targetIds,
      entry.after === undefined ? null : JSON.stringify(entry.after),
      call.requestId,
    ],
  );
  call.audited = true;
}
