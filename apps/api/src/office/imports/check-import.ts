import { dayIn } from '@fasih/school/basics/instants';
import { normalisePhone } from '@fasih/school/basics/phone';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { HEADINGS } from '@fasih/school/office/imports/columns';
import { MAX_ERRORS } from '@fasih/school/office/imports/contract';
import { checkSheet } from '@fasih/school/office/imports/rules';
import type { ImportedAccount, RowError, SheetFault } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { namesInUse } from '../../people/accounts/open-many.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { inImport, lockImports } from './lock-imports.ts';
import { countOf, presentDetail } from './present.ts';
import { readUpload } from './read-upload.ts';
import { importOf, insertRun, takenOverAt } from './store.ts';
import { type TakenOver, takeOverCourses } from './take-over-courses.ts';

/**
 * Dry run of a file: checks it against itself and the school, and stores what it would create until it is
 * applied. Creates no accounts.
 */
export async function checkImport(services: Services, call: SignedInCall) {
  const upload = call.http ? await readUpload(call.http.request) : refuse('importing.noFile');
  if (isRefusal(upload)) return upload;
  const checked = checkSheet(upload.kind, upload.sheet, { today: dayIn(call.now), phone: normalisePhone });
  if ('fault' in checked) return refusalOf(checked.fault, call.lang);
  return inImport(services.pool, async (db) => {
    const before = await takenOverAt(db, upload.kind, upload.hash);
    if (before) return refuse('importing.sameFile', { params: { day: dayIn(before) } });
    const tried =
      upload.kind === 'courses'
        ? await tryCourses(db, checked.accounts, call)
        : {
            errors: await takenErrors(db, checked.accounts),
            made: countOf(upload.kind, checked.accounts),
          };
    const errors = [...checked.errors, ...tried.errors].sort((a, b) => a.row - b.row);
    const id = await insertRun(db, {
      kind: upload.kind,
      fileName: upload.fileName,
      hash: upload.hash,
      rows: checked.rows,
      errorCount: errors.length,
      errors: errors.slice(0, MAX_ERRORS),
      accounts: errors.length > 0 ? null : checked.accounts,
      made: tried.made,
      by: call.person.accountId,
      at: call.now,
    });
    await writeAudit(db, call, {
      action: 'import.checked',
      targetKind: 'import',
      targetId: id,
      after: { kind: upload.kind, rows: checked.rows, errors: errors.length },
    });
    const run = await importOf(db, id);
    if (!run) throw new Error('the run was not written');
    return presentDetail(run);
  });
}

/** Takes running courses over and takes it back, so that the check finds what taking over would. */
async function tryCourses(
  db: PoolClient,
  accounts: readonly ImportedAccount[],
  call: SignedInCall,
): Promise<Pick<TakenOver, 'errors' | 'made'>> {
  await lockImports(db);
  await db.query('savepoint try');
  const tried = await takeOverCourses(db, accounts, { startedAt: new Date(), every: 0 }, call);
  await db.query('rollback to savepoint try');
  return tried;
}

/** Errors for rows whose address or username is already in use. */
export async function takenErrors(db: PoolClient, accounts: readonly ImportedAccount[]): Promise<RowError[]> {
  const taken = await namesInUse(db, {
    emails: accounts.map(({ email }) => email),
    usernames: accounts.flatMap(({ username }) => username ?? []),
  });
  return accounts.flatMap(({ row, email, username }): RowError[] => [
    ...(taken.emails.has(email) ? [{ row, column: 'email', code: 'emailTaken', value: email } as const] : []),
    ...(username !== null && taken.usernames.has(username.toLowerCase())
      ? [{ row, column: 'username', code: 'usernameTaken', value: username } as const]
      : []),
  ]);
}

function refusalOf(fault: SheetFault, lang: 'id' | 'en') {
  const code = `importing.${fault.code}` as const;
  if (fault.code === 'missingColumns') {
    const names = fault.columns.map((column) => `"${HEADINGS[column][lang]}"`).join(', ');
    return refuse(code, { params: { names } });
  }
  const { code: _code, ...params } = fault;
  return refuse(code, { params });
}
