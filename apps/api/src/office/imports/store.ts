import { isId } from '@fasih/school/basics/ids';
import type { ImportKind } from '@fasih/school/office/imports/columns';
import type { ImportDetail, ImportRun } from '@fasih/school/office/imports/contract';
import type { ImportedAccount, RowError } from '@fasih/school/office/imports/rules';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type ImportRow = Omit<ImportRun, 'madeAt' | 'appliedAt' | 'mailsUntil'> & {
  madeAt: Date;
  appliedAt: Date | null;
  mailsUntil: Date | null;
};

/** Columns of a list row; `made` is counted from the stored rows until the import is applied. */
export const importColumns = `i.id, i.kind, i.file_name as "fileName", i.state, i.row_count as rows,
  i.error_count as "errorCount", i.made, ${shownName('a')} as by, i.made_at as "madeAt",
  i.applied_at as "appliedAt", i.mails_until as "mailsUntil"`;
export const importFrom = 'import_run i join account a on a.id = i.made_by';

/** One import with its errors, or null. */
export async function importOf(
  db: Queryable,
  importId: string,
): Promise<(ImportRow & { errors: RowError[] }) | null> {
  if (!isId(importId)) return null;
  const { rows } = await db.query<ImportRow & { errors: RowError[] }>(
    `select ${importColumns}, coalesce(i.errors, '[]') as errors from ${importFrom} where i.id = $1`,
    [importId],
  );
  return rows[0] ?? null;
}

/** An import with its rows, locked until the transaction ends. */
export async function lockImport(
  db: Queryable,
  importId: string,
): Promise<{
  id: string;
  kind: ImportKind;
  hash: string;
  state: ImportRun['state'];
  errorCount: number;
  accounts: ImportedAccount[] | null;
} | null> {
  if (!isId(importId)) return null;
  const { rows } = await db.query(
    `select id, kind, file_hash as hash, state, error_count as "errorCount", rows as accounts
     from import_run where id = $1 for update`,
    [importId],
  );
  return rows[0] ?? null;
}

/** When the same file was applied, or null. */
export async function takenOverAt(db: Queryable, kind: ImportKind, hash: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    `select applied_at as at from import_run where kind = $1 and file_hash = $2 and state = 'done'`,
    [kind, hash],
  );
  return rows[0]?.at ?? null;
}

export type NewRun = {
  kind: ImportKind;
  fileName: string;
  hash: string;
  rows: number;
  errorCount: number;
  errors: readonly RowError[];
  /** Null if there are errors; such a file cannot be applied. */
  accounts: readonly ImportedAccount[] | null;
  made: ImportDetail['made'];
  by: string;
  at: Date;
};

/** Stores a checked file until it is applied or expires. */
export async function insertRun(db: Queryable, run: NewRun): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into import_run (kind, file_name, file_hash, row_count, error_count, errors, rows, made, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      run.kind,
      run.fileName,
      run.hash,
      run.rows,
      run.errorCount,
      JSON.stringify(run.errors),
      run.accounts && JSON.stringify(run.accounts),
      JSON.stringify(run.made),
      run.by,
      run.at,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the run was not written');
  return id;
}

/** Marks an import as applied and deletes its rows. */
export async function finishRun(
  db: Queryable,
  run: { id: string; by: string; at: Date; mailsUntil: Date },
): Promise<void> {
  await db.query(
    `update import_run set state = 'done', rows = null, errors = null, applied_by = $2, applied_at = $3, mails_until = $4
     where id = $1`,
    [run.id, run.by, run.at, run.mailsUntil],
  );
}

/** Expires files checked before this instant and never applied: deletes their rows and errors. */
export async function forgetRuns(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update import_run set state = 'over', rows = null, errors = null
     where state = 'checked' and made_at < $1`,
    [before],
  );
  return rowCount ?? 0;
}
