import type { Queryable } from '../../platform/db/transaction.ts';

/** A password that an admin chose opens the page for a new one for this long (docs/product/accounts.md#temporary-passwords). */
const TEMPORARY_HOURS = 24;

/** Marks the password of a new account as temporary: it signs in once, within 24 hours from now. */
export async function makeTemporary(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `update credential set temporary_until = now() + make_interval(hours => $2)
     where account_id = $1 and provider_id = 'credential'`,
    [accountId, TEMPORARY_HOURS],
  );
}

/**
 * Uses the temporary password of an account. Answers until when the sign-in that it opens may last, or null where it was
 * used before or its time is over; of two at the same instant one gets through.
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
