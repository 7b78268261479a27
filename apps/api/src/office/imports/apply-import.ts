import { later, SECOND } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { ImportRun } from '@fasih/school/office/imports/contract';
import type { ImportedAccount } from '@fasih/school/office/imports/rules';
import pg, { type PoolClient } from 'pg';
import { fillTeachers } from '../../learning/teachers/fill-teachers.ts';
import { openInvited } from '../../people/accounts/open-many.ts';
import { validMinutes } from '../../people/credentials/one-time.ts';
import { insertLearners } from '../../people/learners/learners.ts';
import { writeAudit, writeAuditOfMany } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueuePaced } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { takenErrors } from './check-import.ts';
import { presentRun } from './present.ts';
import { finishRun, importOf, lockImport, takenOverAt } from './store.ts';
import { usernamesFor } from './usernames.ts';

/** Two mails a second, so that a mail server takes them and other mails are not held up. */
const MAIL_EVERY_MS = SECOND / 2;
const BATCH_SIZE = 1000;
/** Any number will do, as long as nothing else in the project locks it. */
const LOCK = 7_301_284_417;

/**
 * Takes a checked file over: every account with its learners or what it teaches, a link in place of a password, one mail
 * each, all in one transaction. A child's guardian is asked for consent by that mail; nothing is assumed
 * (docs/product/staff.md#imports). Said twice, the second finds it done; of two files with one address the second is
 * refused.
 */
export async function applyImport(
  services: Services,
  importId: string,
  call: SignedInCall,
): Promise<ImportRun | Refusal> {
  try {
    return await inTransaction(services.pool, (db) => takeOver(db, importId, call));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    // Somebody registered with an address of the file while it was taken over.
    if (error.code === '23505') return refuse('importing.changed', { params: { count: 1 } });
    // Another file has been under way for all this time.
    if (error.code === '55P03') return refuse('importing.busy');
    throw error;
  }
}

async function takeOver(db: PoolClient, importId: string, call: SignedInCall): Promise<ImportRun | Refusal> {
  await db.query("set local lock_timeout = '15s'; set local statement_timeout = '30s'");
  // One file after the other, so that the second is compared with what the first has opened.
  await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const run = await lockImport(db, importId);
  if (!run) return refuse('importing.notFound');
  if (run.state === 'done') {
    call.audited = true;
    return shown(db, run.id);
  }
  if (run.errorCount > 0) return refuse('importing.hasErrors', { params: { count: run.errorCount } });
  if (run.state === 'over' || run.accounts === null) return refuse('importing.over');
  const before = await takenOverAt(db, run.kind, run.hash);
  if (before) return refuse('importing.sameFile', { params: { day: before.toISOString().slice(0, 10) } });
  const taken = await takenErrors(db, run.accounts);
  if (taken.length > 0) return refuse('importing.changed', { params: { count: taken.length } });

  const role = run.kind === 'teachers' ? 'teacher' : 'student';
  const names = await usernamesFor(db, run.accounts);
  const began = new Date();
  for (let from = 0; from < run.accounts.length; from += BATCH_SIZE) {
    const part = run.accounts.slice(from, from + BATCH_SIZE).map((account, i) => ({
      account,
      username: names[from + i] ?? '',
      at: later(began, (from + i) * MAIL_EVERY_MS),
    }));
    await openPart(db, part, role, call);
  }
  await finishRun(db, {
    id: run.id,
    by: call.person.accountId,
    at: call.now,
    mailsUntil: later(began, run.accounts.length * MAIL_EVERY_MS),
  });
  await writeAudit(db, call, {
    action: 'import.applied',
    targetKind: 'import',
    targetId: run.id,
    after: { kind: run.kind, accounts: run.accounts.length },
  });
  return shown(db, run.id);
}

type Part = { account: ImportedAccount; username: string; at: Date };

async function openPart(
  db: PoolClient,
  part: readonly Part[],
  role: 'student' | 'teacher',
  call: SignedInCall,
): Promise<void> {
  const opened = await openInvited(
    db,
    part.map(({ account: { email, phone, name, lang }, username, at }) => ({
      email,
      phone,
      name,
      lang,
      username,
      role,
      mailedAt: at,
    })),
  );
  const made = part.map((one, i) => ({ ...one, ...(opened[i] ?? { id: '', path: '' }) }));
  if (role === 'teacher') {
    await fillTeachers(
      db,
      made.map(({ id, account: { programs, ageGroups } }) => ({ accountId: id, programs, ageGroups })),
    );
  } else {
    const learners = made.flatMap(({ id, account }) =>
      account.learners.map(({ name, birthDate, relation }) => ({ accountId: id, name, birthDate, relation })),
    );
    await insertLearners(db, learners, call.now);
  }
  await writeAuditOfMany(db, call, {
    action: 'account.registered',
    targetKind: 'account',
    targetIds: made.map(({ id }) => id),
    after: { role, byImport: true },
  });
  await enqueuePaced(
    db,
    made.map(({ id, path, account, username, at }) => ({
      kind: role === 'teacher' ? ('accounts.teacherImported' as const) : ('accounts.familyImported' as const),
      accountId: id,
      to: account.email,
      lang: account.lang,
      at,
      expiresInS: 60 * validMinutes('invite'),
      params: { name: account.name, username, path, learnerName: childrenOf(account) },
    })),
  );
}

/** The names of those for whom the mail asks consent. */
const childrenOf = ({ learners }: ImportedAccount) =>
  learners
    .filter(({ relation }) => relation !== null)
    .map(({ name }) => name)
    .join(', ');

async function shown(db: PoolClient, importId: string): Promise<ImportRun> {
  const run = await importOf(db, importId);
  if (!run) throw new Error('the run is gone');
  return presentRun(run);
}
