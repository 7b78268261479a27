import type { AuditAction } from '@fasih/messages/texts';
import type { PoolClient } from 'pg';

/**
 * Takes what was written about erased people out of their traces: before, after and reason. That it happened, when and by
 * whom stays.
 */
export async function forgetInAudit(db: PoolClient, targets: readonly string[]): Promise<void> {
  await db.query(
    `update audit_entry set before = null, after = null, reason = null
     where target_id = any($1) and target_kind in ('account', 'learner')
       and (before is not null or after is not null or reason is not null)`,
    [targets],
  );
}

/** Notes that the school itself erased a learner, as it was asked to. */
export async function noteErased(db: PoolClient, learnerId: string, now: Date): Promise<void> {
  const action: AuditAction = 'student.erased';
  await db.query(
    `insert into audit_entry (at, action, target_kind, target_id) values ($1, $2, 'learner', $3)`,
    [now, action, learnerId],
  );
}
