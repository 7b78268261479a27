import type { Lang } from '@fasih/messages/texts';
import { sql } from 'kysely';
import { anyOf } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

export type DocumentKind = 'receipt' | 'certificate' | 'payslip';

type NewDocument = { key: string; kind: DocumentKind; subject: string; lang: Lang };

const now = sql<Date>`now()`;

const dropOthers = statement(({ key, kind, subject, lang }: Params<NewDocument>) =>
  build
    .updateTable('kept_document')
    .set({ dropped_at: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('lang', '=', lang)
    .where('key', '<>', key)
    .where('dropped_at', 'is', null),
);

const upsert = statement(({ key, kind, subject, lang }: Params<NewDocument>) =>
  build
    .insertInto('kept_document')
    .values({ key, kind, subject, lang })
    .onConflict((on) => on.column('key').doUpdateSet({ dropped_at: null, made_at: now })),
);

/**
 * Registers a file that is about to be made and drops the one it replaces. The caller holds the lock on the subject's
 * record, so only one file at a time becomes current.
 */
export async function registerDocument(db: Queryable, document: NewDocument): Promise<void> {
  await dropOthers.run(db, document);
  await upsert.run(db, document);
}

type OfSubjects = { kind: DocumentKind; subjects: readonly string[] };

const dropAll = statement(({ kind, subjects }: Params<OfSubjects>) =>
  build
    .updateTable('kept_document')
    .set((eb) => ({ dropped_at: eb.fn.coalesce('dropped_at', now) }))
    .where('kind', '=', kind)
    .where('subject', '=', anyOf(subjects))
    .returning('key'),
);

/** Drops all files of these records and returns their keys, to be removed after the commit. */
export async function dropDocuments(
  db: Queryable,
  kind: DocumentKind,
  subjects: readonly string[],
): Promise<string[]> {
  return (await dropAll.all(db, { kind, subjects })).map(({ key }) => key);
}

/** A reader who began before may still be downloading a file that was dropped after this instant. */
const lastReadAt = sql<Date>`now() - interval '15 minutes'`;

const selectDropped = statement(({ limit }: Params<{ limit: number }>) =>
  build
    .selectFrom('kept_document')
    .where('dropped_at', '<', lastReadAt)
    .select('key')
    .orderBy('dropped_at')
    .limit(limit),
);

/** Dropped files that are no longer sent and that no reader can still be downloading. */
export async function droppedDocuments(db: Queryable, limit: number): Promise<string[]> {
  return (await selectDropped.all(db, { limit })).map(({ key }) => key);
}

const remove = statement(({ key }: Params<{ key: string }>) =>
  build.deleteFrom('kept_document').where('key', '=', key).where('dropped_at', '<', lastReadAt),
);

/** Deletes the row of a dropped file and locks it until the transaction ends; false when the file is in use again. */
export async function deleteDropped(db: Queryable, key: string): Promise<boolean> {
  return (await remove.run(db, { key })) === 1;
}
