import { isId } from '@fasih/school/basics/ids';
import type { ImportKind } from '@fasih/school/office/imports/columns';
import type { ImportMade } from '@fasih/school/office/imports/contract';
import type { ImportedAccount, RowError } from '@fasih/school/office/imports/sheet';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const i = tableAs('import_run', 'i');
const a = tableAs('account', 'a');

/** Columns of a list row; `made` is counted from the stored rows until the import is applied. */
export const importColumns = [
  i.id.as('id'),
  i.kind.as('kind'),
  i.file_name.as('fileName'),
  i.state.as('state'),
  i.row_count.as('rows'),
  i.error_count.as('errorCount'),
  i.made.$notNull().as('made'),
  shownNameOf(a).as('by'),
  i.made_at.as('madeAt'),
  i.applied_at.as('appliedAt'),
  i.mails_until.as('mailsUntil'),
] as const;
export const importFrom = sql`${i} join ${a} on ${a.id} = ${i.made_by}`;
export const importsNewestFirst = sql`${i.made_at} desc, ${i.id} desc`;

export type ImportRow = Selected<typeof importColumns>;

type Import = { importId: string };

const selectImport = statement(({ importId }: Params<Import>) =>
  select(
    [...importColumns, coalesce(i.errors, sql<RowError[]>`'[]'`).as('errors')],
    sql`from ${importFrom} where ${i.id} = ${importId}`,
  ),
);

/** One import with its errors, or null. */
export async function importOf(db: Queryable, importId: string): Promise<RowOf<typeof selectImport> | null> {
  return isId(importId) ? selectImport.first(db, { importId }) : null;
}

const lock = statement(({ importId }: Params<Import>) =>
  build
    .selectFrom('import_run')
    .where('id', '=', importId)
    .select(['id', 'kind', 'file_hash as hash', 'state', 'error_count as errorCount', 'rows as accounts'])
    .forUpdate(),
);

/** An import with its rows, locked until the transaction ends. */
export async function lockImport(db: Queryable, importId: string): Promise<RowOf<typeof lock> | null> {
  return isId(importId) ? lock.first(db, { importId }) : null;
}

const selectTakenOver = statement(({ kind, hash }: Params<{ kind: ImportKind; hash: string }>) =>
  build
    .selectFrom('import_run')
    .where('kind', '=', kind)
    .where('file_hash', '=', hash)
    .where('state', '=', 'done')
    .select('applied_at as at'),
);

/** When the same file was applied, or null. */
export async function takenOverAt(db: Queryable, kind: ImportKind, hash: string): Promise<Date | null> {
  const row = await selectTakenOver.first(db, { kind, hash });
  return row?.at ?? null;
}

type NewRun = {
  kind: ImportKind;
  fileName: string;
  hash: string;
  rows: number;
  errorCount: number;
  by: string;
  at: Date;
};
type Content<Errors, Accounts, Made> = { errors: Errors; accounts: Accounts; made: Made };

const insert = statement((run: Params<NewRun & Content<string, string | null, string>>) =>
  build
    .insertInto('import_run')
    .values({
      kind: run.kind,
      file_name: run.fileName,
      file_hash: run.hash,
      row_count: run.rows,
      error_count: run.errorCount,
      errors: run.errors,
      rows: run.accounts,
      made: run.made,
      made_by: run.by,
      made_at: run.at,
    })
    .returning('id'),
);

/**
 * Stores a checked file until it is applied or expires. `accounts` is null if there are errors; such a file cannot be
 * applied.
 */
export async function insertRun(
  db: Queryable,
  run: NewRun & Content<readonly RowError[], readonly ImportedAccount[] | null, ImportMade>,
): Promise<string> {
  const row = await insert.first(db, {
    ...run,
    errors: JSON.stringify(run.errors),
    accounts: run.accounts && JSON.stringify(run.accounts),
    made: JSON.stringify(run.made),
  });
  if (!row) throw new Error('the run was not written');
  return row.id;
}

type Finished = { id: string; by: string; at: Date; mailsUntil: Date };

const finish = statement(({ id, by, at, mailsUntil }: Params<Finished>) =>
  build
    .updateTable('import_run')
    .set({ state: 'done', rows: null, errors: null, applied_by: by, applied_at: at, mails_until: mailsUntil })
    .where('id', '=', id),
);

/** Marks an import as applied and deletes its rows. */
export async function finishRun(db: Queryable, run: Finished): Promise<void> {
  await finish.run(db, run);
}

const forget = statement(({ before }: Params<{ before: Date }>) =>
  build
    .updateTable('import_run')
    .set({ state: 'over', rows: null, errors: null })
    .where('state', '=', 'checked')
    .where('made_at', '<', before),
);

/** Expires files checked before this instant and never applied: deletes their rows and errors. */
export function forgetRuns(db: Queryable, before: Date): Promise<number> {
  return forget.run(db, { before });
}
