import type { Lang } from '@fasih/messages/texts';
import type { Role } from '@fasih/school/basics/roles';
import type { Queryable } from '../../platform/db/transaction.ts';

/** The account fields that this feature's writes need. */
export type Account = {
  id: string;
  username: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  role: Role;
  name: string;
  photoFile: string | null;
  lang: Lang;
  active: boolean;
  mustChangePassword: boolean;
  twoStepEnabled: boolean;
  demo: boolean;
  version: number;
};

const ACCOUNT = `a.id, a.display_username as username, a.email, a.email_verified as "emailVerified", a.phone, a.role, a.name,
  a.photo_file as "photoFile", a.lang, a.active, a.must_change_password as "mustChangePassword",
  a.two_factor_enabled as "twoStepEnabled", a.demo, a.version`;

/** Finds an account and its password hash by username or e-mail address, in one query. */
export async function findForSignIn(
  db: Queryable,
  typed: string,
): Promise<{ account: Account; passwordHash: string | null } | null> {
  const { rows } = await db.query<Account & { passwordHash: string | null }>(
    `select ${ACCOUNT}, c.password as "passwordHash" from account a
     left join credential c on c.account_id = a.id and c.provider_id = 'credential'
     where a.username = $1 or a.email = $1 limit 1`,
    [typed],
  );
  return split(rows[0]);
}

/** An account with its password hash, by id. */
export async function findWithPassword(
  db: Queryable,
  accountId: string,
): Promise<{ account: Account; passwordHash: string | null } | null> {
  const { rows } = await db.query<Account & { passwordHash: string | null }>(
    `select ${ACCOUNT}, c.password as "passwordHash" from account a
     left join credential c on c.account_id = a.id and c.provider_id = 'credential' where a.id = $1`,
    [accountId],
  );
  return split(rows[0]);
}

function split(row: (Account & { passwordHash: string | null }) | undefined) {
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account, passwordHash };
}

/** One account, or null. */
export async function findAccount(db: Queryable, accountId: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT} from account a where a.id = $1`, [accountId]);
  return rows[0] ?? null;
}

/** One account, locked until the transaction ends. */
export async function lockAccount(db: Queryable, accountId: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT} from account a where a.id = $1 for update`, [
    accountId,
  ]);
  return rows[0] ?? null;
}

/** The account of an e-mail address, ignoring case. */
export async function findByEmail(db: Queryable, email: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT} from account a where a.email = $1`, [email]);
  return rows[0] ?? null;
}

/** Which of the two names is taken, ignoring case. */
export async function takenNames(
  db: Queryable,
  username: string,
  email: string,
): Promise<{ username: boolean; email: boolean }> {
  const { rows } = await db.query<{ username: boolean; email: boolean }>(
    `select exists (select from account where username = $1) as username,
            exists (select from account where email = $2) as email`,
    [username, email],
  );
  return rows[0] ?? { username: false, email: false };
}

/** Replaces the password, ends its temporary state and invalidates the account's open links and challenges. */
export async function replacePassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.query(
    `with changed as (
       update account set must_change_password = false, version = version + 1, updated_at = now() where id = $1
     ), spent as (
       delete from verification where value in ('reset:' || $1::text, 'twoStep:' || $1::text)
     )
     update credential set password = $2, temporary_until = null, updated_at = now()
     where account_id = $1 and provider_id = 'credential'`,
    [accountId, passwordHash],
  );
}

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export async function rehashPassword(
  db: Queryable,
  accountId: string,
  hash: { from: string; to: string },
): Promise<void> {
  await db.query(
    `update credential set password = $3, updated_at = now()
     where account_id = $1 and provider_id = 'credential' and password = $2`,
    [accountId, hash.from, hash.to],
  );
}

/** Marks the address as verified: somebody who reads its mail proved it. */
export async function markEmailVerified(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update account set email_verified = true, updated_at = now() where id = $1 and not email_verified',
    [accountId],
  );
  return rowCount === 1;
}

/** Changes the display name and, when given, the phone number (E.164). */
export async function saveProfile(
  db: Queryable,
  accountId: string,
  profile: { name: string; phone: string | null },
): Promise<void> {
  await db.query(
    'update account set name = $2, phone = $3, version = version + 1, updated_at = now() where id = $1',
    [accountId, profile.name, profile.phone],
  );
}

/** Sets the name of an account that has none. The self learner and receipts follow by a trigger. */
export async function nameIfNone(db: Queryable, accountId: string, name: string): Promise<void> {
  await db.query(
    `update account set name = $2, version = version + 1, updated_at = now() where id = $1 and name = ''`,
    [accountId, name],
  );
}

/** Renames a family's adult, both the account and the self learner. */
export async function renameAccount(db: Queryable, accountId: string, name: string): Promise<void> {
  await db.query(
    'update account set name = $2, version = version + 1, updated_at = now() where id = $1 and name <> $2',
    [accountId, name],
  );
}

/** Sets the file of the profile photo, or none. */
export async function savePhoto(db: Queryable, accountId: string, file: string | null): Promise<void> {
  await db.query(
    'update account set photo_file = $2, version = version + 1, updated_at = now() where id = $1',
    [accountId, file],
  );
}

/**
 * Activates or deactivates an account; false when the given version is stale. Takes effect at once, because every
 * call reads the account.
 */
export async function saveActive(
  db: Queryable,
  accountId: string,
  change: { active: boolean; version?: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update account set active = $2, version = version + 1, updated_at = now() where id = $1
       and ($3::integer is null or version = $3)`,
    [accountId, change.active, change.version ?? null],
  );
  return rowCount === 1;
}
