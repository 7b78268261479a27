import { sql } from 'kysely';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

type One = { key: string };

const read = statement(({ key }: Params<One>) =>
  build.selectFrom('setting').where('key', '=', key).select(['value', 'version']),
);

/** The value of a setting, as its only writer wrote it, and its version; null if it was never held. */
export async function readSetting<Value>(
  db: Queryable,
  key: string,
): Promise<{ value: Value; version: number } | null> {
  const row = await read.first(db, { key });
  return row && { ...row, value: row.value as Value };
}

const make = statement(({ key }: Params<One>) =>
  build
    .insertInto('setting')
    .values({ key, value: '{}', version: 0 })
    .onConflict((on) => on.doNothing()),
);
const lock = statement(({ key }: Params<One>) =>
  build.selectFrom('setting').where('key', '=', key).select('key').forUpdate(),
);

/** Locks a setting until the transaction ends, even if it was never set (version 0). */
export async function holdSetting(db: Queryable, key: string): Promise<void> {
  // The row must exist to be locked, and two first writers must block each other on it.
  await make.run(db, { key });
  await lock.run(db, { key });
}

const save = statement(({ key, value }: Params<One & { value: string }>) =>
  build
    .updateTable('setting')
    .set((eb) => ({ value, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('key', '=', key),
);

/** Saves the value of a locked setting under its next version. */
export async function writeSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await save.run(db, { key, value: JSON.stringify(value) });
}
