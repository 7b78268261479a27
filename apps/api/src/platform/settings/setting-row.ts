import type { Queryable } from '../db/transaction.ts';

/** Keeps all others who change this setting waiting until the transaction ends, also where it was never set: version 0. */
export async function holdSetting(db: Queryable, key: string): Promise<void> {
  // The row must exist before it can be held, and two first writers must meet on it.
  await db.query(`insert into setting (key, value, version) values ($1, '{}', 0) on conflict do nothing`, [
    key,
  ]);
  await db.query('select from setting where key = $1 for update', [key]);
}

/** Keeps the value of a setting that is held, under its next version. */
export async function writeSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await db.query('update setting set value = $2, version = version + 1, updated_at = now() where key = $1', [
    key,
    JSON.stringify(value),
  ]);
}
