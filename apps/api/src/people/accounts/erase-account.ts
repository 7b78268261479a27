import type { PoolClient } from 'pg';

/**
 * Removes the personal data of an account. The row stays, because orders and books refer to it; nobody can sign in,
 * and its old name and address are free again. Returns the profile photo's file, to be removed after the commit.
 */
export async function eraseAccount(db: PoolClient, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ file: string | null }>(
    `with old as (
       select id, photo_file as file, display_username, email from account where id = $1 for update
     ), sessions as (
       delete from session where account_id = $1
     ), credentials as (
       delete from credential where account_id = $1
     ), codes as (
       delete from recovery_code where account_id = $1
     ), apps as (
       delete from two_factor where account_id = $1
     ), links as (
       delete from verification where value in ('reset:' || $1::text, 'verify:' || $1::text, 'twoStep:' || $1::text)
     )
     update account a set username = 'erased-' || a.id, display_username = 'erased-' || a.id,
       email = 'erased-' || a.id || '@erased.invalid', email_verified = false, phone = null, name = '', image = null,
       photo_file = null, active = false, two_factor_enabled = false, version = version + 1, updated_at = now()
     from old where a.id = old.id returning old.file`,
    [accountId],
  );
  return rows[0]?.file ?? null;
}
