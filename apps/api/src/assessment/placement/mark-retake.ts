import type { Queryable } from '../../platform/db/transaction.ts';

/** Records who allowed a retake; the first one stays. */
export async function markRetakeAllowed(db: Queryable, attemptId: string, by: string): Promise<void> {
  await db.query(
    'update placement_attempt set retake_allowed_by = $2 where id = $1 and retake_allowed_by is null',
    [attemptId, by],
  );
}
