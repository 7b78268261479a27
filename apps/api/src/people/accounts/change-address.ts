import type { Queryable } from '../../platform/db/transaction.ts';

/** Gives an account another address, which is unproved. */
export async function saveAddress(db: Queryable, accountId: string, email: string): Promise<void> {
  await db.query(
    `update account set email = $2, email_verified = false, version = version + 1, updated_at = now() where id = $1`,
    [accountId, email],
  );
}

/** One-time links that were mailed to an address must not work for somebody who still reads it. */
export async function forgetMailedLinks(db: Queryable, accountId: string): Promise<void> {
  await db.query(`delete from verification where value in ('reset:' || $1::text, 'verify:' || $1::text)`, [
    accountId,
  ]);
}
