import type { Queryable } from '../../platform/db/transaction.ts';

/** Changes the e-mail address of an account; the new one is unverified. */
export async function saveAddress(db: Queryable, accountId: string, email: string): Promise<void> {
  await db.query(
    `update account set email = $2, email_verified = false, version = version + 1, updated_at = now() where id = $1`,
    [accountId, email],
  );
}

/** Invalidates mailed one-time links, which must not work for whoever still reads the old address. */
export async function forgetMailedLinks(db: Queryable, accountId: string): Promise<void> {
  await db.query(`delete from verification where value in ('reset:' || $1::text, 'verify:' || $1::text)`, [
    accountId,
  ]);
}
