import { dayIn, later, SECOND } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type { ImportKind } from '@fasih/school/office/imports/columns';
import type { ImportRun } from '@fasih/school/office/imports/contract';
import type { ImportedAccount } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { fillTeachers } from '../../learning/teachers/fill-teachers.ts';
import { openInvited } from '../../people/accounts/open-many.ts';
import { validMinutes } from '../../people/credentials/one-time.ts';
import { insertLearners } from '../../people/learners/learners.ts';
import { writeAudit, writeAuditOfMany } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueuePaced } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { takenErrors } from './check-import.ts';
import { inImport, lockImports } from './lock-imports.ts';
import { presentRun } from './present.ts';
import { finishRun, importOf, lockImport, takenOverAt } from './store.ts';
import { takeOverCourses } from './take-over-courses.ts';
import { usernamesFor } from './usernames.ts';

/** Two mails per second, so that the mail server accepts them and other mails are not delayed. */
const MAIL_EVERY_MS = SECOND / 2;
const BATCH_SIZE = 1000;

/**
 * Applies a checked file in one transaction: each account with its learners or subjects gets one mail with a
 * link to set a password. Guardians are asked for consent in that mail (docs/product/staff.md#imports).
 * Repeating it returns the finished import; a second file with the same address is refused.
 */
export async function applyImport(services: Services, importId: string, call: SignedInCall) {
  return inImport(services.pool, (db) => applyLocked(db, importId, call));
}

async function applyLocked(db: PoolClient, importId: string, call: SignedInCall) {
  await lockImports(db);
  const run = await lockImport(db, importId);
  if (!run) return refuse('importing.notFound');
  if (run.state === 'done') {
    call.audited = true;
    return readRun(db, run.id);
  }
  if (run.errorCount > 0) return refuse('importing.hasErrors', { params: { count: run.errorCount } });
  if (run.state === 'over' || run.accounts === null) return refuse('importing.over');
  const before = await takenOverAt(db, run.kind, run.hash);
  if (before) return refuse('importing.sameFile', { params: { day: dayIn(before) } });
  if (run.kind === 'courses') return applyCourses(db, { ...run, accounts: run.accounts }, call);
  const taken = await takenErrors(db, run.accounts);
  if (taken.length > 0) return refuse('importing.changed', { params: { count: taken.length } });

  const role = run.kind === 'teachers' ? 'teacher' : 'student';
  const names = await usernamesFor(db, run.accounts);
  const startedAt = new Date();
  for (let from = 0; from < run.accounts.length; from += BATCH_SIZE) {
    const part = run.accounts.slice(from, from + BATCH_SIZE).map((account, i) => ({
      account,
      username: names[from + i] ?? '',
      at: later(startedAt, (from + i) * MAIL_EVERY_MS),
    }));
    // Somebody registered with an address of the file meanwhile.
    if (!(await openPart(db, part, role, call))) return refuse('importing.changed', { params: { count: 1 } });
  }
  return finish(db, { ...run, opened: run.accounts.length, startedAt }, call);
}

type Applied = { id: string; kind: ImportKind; opened: number; startedAt: Date };

async function finish(db: PoolClient, { id, kind, opened, startedAt }: Applied, call: SignedInCall) {
  await finishRun(db, {
    id,
    by: call.person.accountId,
    at: call.now,
    mailsUntil: later(startedAt, opened * MAIL_EVERY_MS),
  });
  await writeAudit(db, call, {
    action: 'import.applied',
    targetKind: 'import',
    targetId: id,
    after: { kind, accounts: opened },
  });
  return readRun(db, id);
}

/** Takes running courses over: what the check found good may have been taken meanwhile. */
async function applyCourses(
  db: PoolClient,
  run: { id: string; kind: ImportKind; accounts: readonly ImportedAccount[] },
  call: SignedInCall,
) {
  const startedAt = new Date();
  const pace = { startedAt, every: MAIL_EVERY_MS };
  const { errors, opened, classIds, notices } = await takeOverCourses(db, run.accounts, pace, call);
  if (errors.length > 0) return refuse('importing.noLongerFits', { params: { count: errors.length } });
  await writeAuditOfMany(db, call, {
    action: 'account.registered',
    targetKind: 'account',
    targetIds: opened.map(({ id }) => id),
    after: { role: 'student', byImport: true },
  });
  await writeAuditOfMany(db, call, {
    action: 'class.opened',
    targetKind: 'class',
    targetIds: classIds,
    after: { byImport: true },
  });
  await enqueuePaced(
    db,
    opened.map((one) => ({ ...letterTo(one), kind: 'accounts.familyImported' as const })),
  );
  await notifyAll(db, notices, call.now);
  return finish(db, { ...run, opened: opened.length, startedAt }, call);
}

type Part = { account: ImportedAccount; username: string; at: Date };

/** Opens accounts with their learners or subjects; false when a username or address is taken. */
async function openPart(
  db: PoolClient,
  part: readonly Part[],
  role: 'student' | 'teacher',
  call: SignedInCall,
): Promise<boolean> {
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
  if (!opened) return false;
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
    made.map((one) => ({
      kind: role === 'teacher' ? ('accounts.teacherImported' as const) : ('accounts.familyImported' as const),
      ...letterTo(one),
    })),
  );
  return true;
}

/** The mail with the link of a new account. */
const letterTo = ({ id, path, account, username, at }: Part & { id: string; path: string }) => ({
  accountId: id,
  to: account.email,
  lang: account.lang,
  at,
  expiresInS: 60 * validMinutes('invite'),
  params: { name: account.name, username, path, learnerName: childrenOf(account) },
});

/** Names of the learners for whom the mail asks consent. */
const childrenOf = ({ learners }: ImportedAccount) =>
  learners
    .filter(({ relation, consentOn }) => relation !== null && !consentOn)
    .map(({ name }) => name)
    .join(', ');

async function readRun(db: PoolClient, importId: string): Promise<ImportRun> {
  const run = await importOf(db, importId);
  if (!run) throw new Error('the run is gone');
  return presentRun(run);
}
