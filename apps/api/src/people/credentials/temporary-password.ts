import type { Queryable } from '../../platform/db/transaction.ts';

/** Validity of a password chosen by an admin, in hours (docs/product/accounts.md#temporary-passwords). */
const TEMPORARY_HOURS = 24;

/** Marks a new account's password as temporary: it signs in once, within 24 hours. */
export async function makeTemporary(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `update credential set temporary_until = now() + make_interval(hours => $2)
     where account_id = $1 and provider_id = 'credential'`,
    [accountId, TEMPORARY_HOURS],
  );
}

/**
 * Uses a temporary password. Returns until when its session may last, or null when it was used or has expired; of two
 * at the same instant one succeeds.
 */
export async function spendTemporary(db: Queryable, accountId: string): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>(
    `with held as (
       select id, temporary_until from credential
       where account_id = $1 and provider_id = 'credential' and temporary_until > now() for update
     )
     update credential c set temporary_until = '-infinity' from held where c.id = held.id
     returning held.temporary_until as until`,
    [accountId],
  );
  return rows[0]?.until ?? null;
}
