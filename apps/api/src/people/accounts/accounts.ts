import type { Lang } from '@fasih/messages/texts';
import { type Expression, sql } from 'kysely';
import { orNull, type Selected, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type OfAccount = { accountId: string };

const a = tableAs('account', 'a');
const c = tableAs('credential', 'c');

const columns = [
  a.id.as('id'),
  a.display_username.as('username'),
  a.email.as('email'),
  a.email_verified.as('emailVerified'),
  a.phone.as('phone'),
  a.role.as('role'),
  a.name.as('name'),
  a.photo_file.as('photoFile'),
  a.lang.as('lang'),
  a.active.as('active'),
  a.must_change_password.as('mustChangePassword'),
  a.two_factor_enabled.as('twoStepEnabled'),
  a.access.as('access'),
  a.demo.as('demo'),
  a.version.as('version'),
] as const;

/** The account fields that this feature's writes need. */
export type Account = Selected<typeof columns>;

const withPassword = [...columns, orNull(c.password).as('passwordHash')] as const;
const fromBoth = sql`from ${a} left join ${c} on ${c.account_id} = ${a.id} and ${c.provider_id} = 'credential'`;

const selectByName = statement(({ typed }: Params<{ typed: string }>) =>
  select(withPassword, sql`${fromBoth} where ${a.username} = ${typed} or ${a.email} = ${typed} limit 1`),
);

/** An account and its password hash; null where it has none. */
export type AccountWithPassword = { account: Account; passwordHash: string | null };

/** Finds an account and its password hash by username or e-mail address, in one query. */
export async function findForSignIn(db: Queryable, typed: string): Promise<AccountWithPassword | null> {
  return split(await selectByName.first(db, { typed }));
}

const selectWithPassword = statement(({ accountId }: Params<OfAccount>) =>
  select(withPassword, sql`${fromBoth} where ${a.id} = ${accountId}`),
);

/** An account with its password hash, by id. */
export async function findWithPassword(
  db: Queryable,
  accountId: string,
): Promise<AccountWithPassword | null> {
  return split(await selectWithPassword.first(db, { accountId }));
}

function split(row: Selected<typeof withPassword> | null): AccountWithPassword | null {
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account, passwordHash };
}

const selectOne = statement(({ accountId }: Params<OfAccount>) =>
  select(columns, sql`from ${a} where ${a.id} = ${accountId}`),
);

/** One account, or null. */
export function findAccount(db: Queryable, accountId: string): Promise<Account | null> {
  return selectOne.first(db, { accountId });
}

const lockOne = statement(({ accountId }: Params<OfAccount>) =>
  select(columns, sql`from ${a} where ${a.id} = ${accountId} for no key update`),
);

/**
 * One account, locked until the transaction ends. Not `for update`: whoever holds another row and tells this account of it would
 * wait for us, while we wait for that row.
 */
export function lockAccount(db: Queryable, accountId: string): Promise<Account | null> {
  return lockOne.first(db, { accountId });
}

const selectByEmail = statement(({ email }: Params<{ email: string }>) =>
  select(columns, sql`from ${a} where ${a.email} = ${email}`),
);

/** The account of an e-mail address, ignoring case. */
export function findByEmail(db: Queryable, email: string): Promise<Account | null> {
  return selectByEmail.first(db, { email });
}

const selectTaken = statement(({ username, email }: Params<{ username: string; email: string }>) =>
  select(
    [
      sql<boolean>`exists (select from ${a} where ${a.username} = ${username})`.as('username'),
      sql<boolean>`exists (select from ${a} where ${a.email} = ${email})`.as('email'),
    ],
    sql``,
  ),
);

/** Which of the two names is taken, ignoring case. */
export async function takenNames(
  db: Queryable,
  username: string,
  email: string,
): Promise<{ username: boolean; email: boolean }> {
  return (await selectTaken.first(db, { username, email })) ?? { username: false, email: false };
}

const now = sql<Date>`now()`;

/** Raises the version of the account that a statement changes. */
const update = (accountId: Expression<string>) =>
  build
    .updateTable('account')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', accountId);

/** The one-time values of an account, such as `reset:<account>`. */
export const storedValue = (purpose: 'reset' | 'verify' | 'twoStep', accountId: Expression<string>) =>
  sql<string>`${`${purpose}:`} || ${accountId}::text`;

type NewPassword = OfAccount & { passwordHash: string };

const replaceHash = statement(({ accountId, passwordHash }: Params<NewPassword>) =>
  withCtes(
    {
      changed: update(accountId).set({ must_change_password: false }),
      spent: build
        .deleteFrom('verification')
        .where('value', 'in', [storedValue('reset', accountId), storedValue('twoStep', accountId)]),
      // Whoever asked for another address knew the password before.
      asked: build
        .updateTable('email_change')
        .set({ ended_at: now, confirm_hash: null })
        .where('account_id', '=', accountId)
        .where('changed_at', 'is', null)
        .where('ended_at', 'is', null),
    },
    build
      .updateTable('credential')
      .set({ password: passwordHash, temporary_until: null, updated_at: now })
      .where('account_id', '=', accountId)
      .where('provider_id', '=', 'credential'),
  ),
);

/**
 * Replaces the password, ends its temporary state and invalidates the account's open links and challenges, and a change of
 * address that waits.
 */
export async function replacePassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await replaceHash.run(db, { accountId, passwordHash });
}

const swapHash = statement(({ accountId, from, to }: Params<OfAccount & { from: string; to: string }>) =>
  build
    .updateTable('credential')
    .set({ password: to, updated_at: now })
    .where('account_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', from),
);

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export async function rehashPassword(
  db: Queryable,
  accountId: string,
  hash: { from: string; to: string },
): Promise<void> {
  await swapHash.run(db, { accountId, ...hash });
}

const verify = statement(({ accountId }: Params<OfAccount>) =>
  build
    .updateTable('account')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', accountId)
    .where('email_verified', '=', false),
);

/** Marks the address as verified: somebody who reads its mail proved it. */
export async function markEmailVerified(db: Queryable, accountId: string): Promise<boolean> {
  return (await verify.run(db, { accountId })) === 1;
}

type Profile = { name: string; phone: string | null };

const updateProfile = statement(({ accountId, name, phone }: Params<OfAccount & Profile>) =>
  update(accountId).set({ name, phone }),
);

/** Changes the display name and, when given, the phone number (E.164). */
export async function saveProfile(db: Queryable, accountId: string, profile: Profile): Promise<void> {
  await updateProfile.run(db, { accountId, ...profile });
}

const updateLang = statement(({ accountId, lang }: Params<OfAccount & { lang: Lang }>) =>
  update(accountId).set({ lang }).where('lang', '<>', lang),
);

/** Sets the language of an account's mails. */
export async function saveLang(db: Queryable, accountId: string, lang: Lang): Promise<void> {
  await updateLang.run(db, { accountId, lang });
}

type Renamed = OfAccount & { name: string };

const nameFirst = statement(({ accountId, name }: Params<Renamed>) =>
  update(accountId).set({ name }).where('name', '=', ''),
);

/** Sets the name of an account that has none. The self learner and receipts follow by a trigger. */
export async function nameIfNone(db: Queryable, accountId: string, name: string): Promise<void> {
  await nameFirst.run(db, { accountId, name });
}

const rename = statement(({ accountId, name }: Params<Renamed>) =>
  update(accountId).set({ name }).where('name', '<>', name),
);

/** Renames a family's adult, both the account and the self learner. */
export async function renameAccount(db: Queryable, accountId: string, name: string): Promise<void> {
  await rename.run(db, { accountId, name });
}

const updatePhoto = statement(({ accountId, file }: Params<OfAccount & { file: string | null }>) =>
  update(accountId).set({ photo_file: file }),
);

/** Sets the file of the profile photo, or none. */
export async function savePhoto(db: Queryable, accountId: string, file: string | null): Promise<void> {
  await updatePhoto.run(db, { accountId, file });
}

const readOnly = statement(({ accountId }: Params<OfAccount>) => update(accountId).set({ access: 'read' }));

/** Makes a finance account one that reads and changes nothing. */
export async function makeAccountant(db: Queryable, accountId: string): Promise<void> {
  await readOnly.run(db, { accountId });
}

type Activity = OfAccount & { active: boolean; version: number | null };

const updateActive = statement(({ accountId, active, version }: Params<Activity>) =>
  update(accountId)
    .set({ active })
    .where(sql<boolean>`(${version}::integer is null or version = ${version})`),
);

/**
 * Activates or deactivates an account; false when the given version is stale. Takes effect at once, because every
 * call reads the account.
 */
export async function saveActive(
  db: Queryable,
  accountId: string,
  { active, version = null }: { active: boolean; version?: number | null },
): Promise<boolean> {
  return (await updateActive.run(db, { accountId, active, version })) === 1;
}
