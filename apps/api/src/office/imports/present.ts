import type { ImportKind } from '@fasih/school/office/imports/columns';
import type { ImportDetail, ImportMade, ImportRun } from '@fasih/school/office/imports/contract';
import type { ImportedAccount, RowError } from '@fasih/school/office/imports/sheet';
import type { ImportRow } from './store.ts';

/** An import in the list. */
export function presentRun({ errors: _errors, ...row }: ImportRow & { errors?: unknown }): ImportRun {
  return {
    ...row,
    madeAt: row.madeAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    mailsUntil: row.mailsUntil?.toISOString() ?? null,
  };
}

/** An import with its errors. */
export function presentDetail(row: ImportRow & { errors: RowError[] }): ImportDetail {
  return { ...presentRun(row), errors: row.errors };
}

/** Numbers of what a file creates. */
export function countOf(kind: ImportKind, accounts: readonly ImportedAccount[]): ImportMade {
  const learners = kind === 'students' ? accounts.flatMap((account) => account.learners) : [];
  return {
    accounts: accounts.length,
    learners: learners.length,
    consents: learners.filter(({ relation }) => relation !== null).length,
  };
}
