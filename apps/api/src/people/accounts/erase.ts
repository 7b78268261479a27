import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { cteAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { ErasedPerson } from '../learners/erased-person.ts';
import { storedValue } from './accounts.ts';
import { forgetChangesOf } from './email-changes.ts';

const erase = statement(({ accountId }: Params<{ accountId: string }>) => {
  const old = build
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['id', 'photo_file as file'])
    .forUpdate();
  const o = cteAs(old, 'old', 'o');
  const purposes = ['reset', 'verify', 'twoStep'] as const;
  const ownRows = (table: 'session' | 'credential' | 'recovery_code' | 'two_factor') =>
    build.deleteFrom(table).where('account_id', '=', accountId);
  const erasedName = sql<string>`'erased-' || a.id`;
  return withCtes(
    {
      old,
      sessions: ownRows('session'),
      credentials: ownRows('credential'),
      codes: ownRows('recovery_code'),
      apps: ownRows('two_factor'),
      links: build.deleteFrom('verification').where(
        'value',
        'in',
        purposes.map((purpose) => storedValue(purpose, accountId)),
      ),
    },
    build
      .updateTable('account as a')
      .from(sql<object>`old`.as('o'))
      .set((eb) => ({
        username: erasedName,
        display_username: erasedName,
        email: sql<string>`${erasedName} || '@erased.invalid'`,
        email_verified: false,
        phone: null,
        name: '',
        image: null,
        photo_file: null,
        active: false,
        two_factor_enabled: false,
        version: eb('a.version', '+', 1),
        updated_at: sql<Date>`now()`,
      }))
      .where('a.id', '=', o.id)
      .returning(o.file.as('file')),
  );
});

/**
 * Removes the personal data of accounts. The rows stay, because orders and books refer to it; nobody can sign in,
 * and their old names and addresses are free again. Returns the files of profile photos, to be removed after the commit.
 */
export async function eraseAccounts(
  db: PoolClient,
  { accounts }: Pick<ErasedPerson, 'accounts'>,
): Promise<string[]> {
  const photos: string[] = [];
  for (const accountId of accounts) {
    await forgetChangesOf(db, accountId);
    const erased = await erase.first(db, { accountId });
    if (erased?.file) photos.push(`photos/${erased.file}`);
  }
  return photos;
}
