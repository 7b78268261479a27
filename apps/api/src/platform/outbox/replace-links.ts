import { sql } from 'kysely';
import { anyOf } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

const setPath = statement(({ sources, path }: Params<{ sources: readonly string[]; path: string }>) =>
  build
    .updateTable('outbox')
    .set({ params: sql<string>`jsonb_set(params, '{params,path}', to_jsonb(${path}::text))` })
    .where('source', '=', anyOf(sources)),
);

/** Puts another path into the mails of these notices, because the link in them is over and its token is not to be kept. */
export async function replaceLinks(db: Queryable, sources: readonly string[], path: string): Promise<void> {
  if (sources.length > 0) await setPath.run(db, { sources, path });
}
