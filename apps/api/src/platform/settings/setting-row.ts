import type { Queryable } from '../db/transaction.ts';

/** Locks a setting until the transaction ends, even if it was never set (version 0). */
export async function holdSetting(db: Queryable, key: string): Promise<void> {
  // The row must exist to be locked, and two first writers must block each other on it.
  await db.query(`insert into setting (key, value, version) values ($1, '{}', 0) on conflict do nothing`, [
    key,
  ]);
  await db.query('select from setting where key = $1 for update', [key]);
}

/** Saves the value of a locked setting under its next version. */
export async function writeSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await db.query('update setting set value = $2, version = version + 1, updated_at = now() where key = $1', [
    key,
    JSON.stringify(value),
  ]);
}
