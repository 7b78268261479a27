import type { Lang } from '@fasih/messages/texts';
import type { Queryable } from '../db/transaction.ts';

export type DocumentKind = 'receipt' | 'certificate' | 'payslip';

/**
 * Registers a file that is about to be made and drops the one it replaces. The caller holds the lock on the subject's
 * record, so only one file at a time becomes current.
 */
export async function registerDocument(
  db: Queryable,
  document: { key: string; kind: DocumentKind; subject: string; lang: Lang },
): Promise<void> {
  const { key, kind, subject, lang } = document;
  await db.query(
    `update kept_document set dropped_at = now()
     where kind = $2 and subject = $3 and lang = $4 and key <> $1 and dropped_at is null`,
    [key, kind, subject, lang],
  );
  await db.query(
    `insert into kept_document (key, kind, subject, lang) values ($1, $2, $3, $4)
     on conflict (key) do update set dropped_at = null, made_at = now()`,
    [key, kind, subject, lang],
  );
}

/** Drops all files of these records and returns their keys, to be removed after the commit. */
export async function dropDocuments(
  db: Queryable,
  kind: DocumentKind,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `update kept_document set dropped_at = coalesce(dropped_at, now()) where kind = $1 and subject = any($2) returning key`,
    [kind, subjects],
  );
  return rows.map(({ key }) => key);
}

/** Dropped files that are no longer sent and that no reader can still be downloading. */
export async function droppedDocuments(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from kept_document where dropped_at < now() - interval '15 minutes' order by dropped_at limit $1`,
    [limit],
  );
  return rows.map(({ key }) => key);
}

/** Deletes the row of a dropped file and locks it until the transaction ends; false when the file is in use again. */
export async function deleteDropped(db: Queryable, key: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from kept_document where key = $1 and dropped_at < now() - interval '15 minutes'`,
    [key],
  );
  return rowCount === 1;
}
