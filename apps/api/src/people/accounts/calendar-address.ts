import type { Queryable } from '../../platform/db/transaction.ts';

/** When the secret calendar address was created, or null; the address itself is not stored. */
export async function feedMadeAt(db: Queryable, accountId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    'select created_at as at from calendar_feed where account_id = $1',
    [accountId],
  );
  return rows[0]?.at ?? null;
}

/** Stores the SHA-256 of a new secret; the previous one stops working. */
export async function setFeed(db: Queryable, accountId: string, secret: string, now: Date): Promise<void> {
  await db.query(
    `insert into calendar_feed (account_id, secret_hash, created_at) values ($1, sha256(convert_to($2, 'UTF8')), $3)
     on conflict (account_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
    [accountId, secret, now],
  );
}

/** Removes the secret address; false when there is none. */
export async function dropFeed(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from calendar_feed where account_id = $1', [accountId]);
  return rowCount === 1;
}
