import type { Refusal } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import pg from 'pg';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { storedValue } from './accounts.ts';
import { emailTaken } from './open-account.ts';

type OfAccount = { accountId: string };

const updateAddress = statement(({ accountId, email }: Params<OfAccount & { email: string }>) =>
  build
    .updateTable('account')
    .set((eb) => ({
      email,
      email_verified: false,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', accountId),
);

/** Changes the e-mail address of an account; the new one is unverified. */
export async function saveAddress(db: Queryable, accountId: string, email: string): Promise<void> {
  await updateAddress.run(db, { accountId, email });
}

const deleteLinks = statement(({ accountId }: Params<OfAccount>) =>
  build
    .deleteFrom('verification')
    .where('value', 'in', [storedValue('reset', accountId), storedValue('verify', accountId)]),
);

/** Invalidates mailed one-time links, which must not work for whoever still reads the old address. */
export async function forgetMailedLinks(db: Queryable, accountId: string): Promise<void> {
  await deleteLinks.run(db, { accountId });
}

/** Runs a write that sets an account's address; refused if the unique key shows that it is in use. */
export async function orEmailTaken<T>(write: () => Promise<T>): Promise<T | Refusal<'accounts.emailTaken'>> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint?.includes('account_email')) return emailTaken();
    throw error;
  }
}
