import { dayIn, later } from '@fasih/school/basics/instants';
import type { ImportedAccount, ImportedLearner, RowError } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { namesInUse, openInvited } from '../../people/accounts/open-many.ts';
import { insertConsent, lastWithdrawals } from '../../people/learners/consents.ts';
import { declareAdult, insertLearners } from '../../people/learners/learners.ts';
import { writeAuditOfMany } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { accountsOf, type FamilyLearner, learnersOfAccounts } from './course-facts.ts';
import { usernamesFor } from './usernames.ts';

/** A consent that a guardian gave the school on paper; the page about the child shows it as its version. */
const ON_PAPER = 'kertas';

export type OpenedFamilies = {
  errors: RowError[];
  /** New accounts, with their links. */
  opened: { id: string; path: string; account: ImportedAccount; username: string; at: Date }[];
  newLearners: number;
  /** The record of each learner of the file. */
  learners: ReadonlyMap<ImportedLearner, FamilyLearner>;
};

/**
 * Finds or opens the accounts and learners of running courses. A family that is known keeps its data; the consent of a
 * guardian counts from the day that the file names. New accounts get their links at the pace `every`, in milliseconds.
 */
export async function openFamilies(
  db: PoolClient,
  accounts: readonly ImportedAccount[],
  { startedAt, every }: { startedAt: Date; every: number },
  call: SignedInCall,
): Promise<OpenedFamilies> {
  const known = await accountsOf(
    db,
    accounts.map(({ email }) => email),
  );
  const fresh = accounts.filter(({ email }) => !known.has(email));
  const errors = await errorsOf(db, accounts, known, fresh);
  const opened: OpenedFamilies['opened'] = [];
  if (errors.length > 0) return { errors, opened, newLearners: 0, learners: new Map() };
  const names = await usernamesFor(db, fresh);
  const made = fresh.map((account, i) => ({
    account,
    username: names[i] ?? '',
    at: later(startedAt, i * every),
  }));
  await db.query('savepoint accounts');
  const links = await openInvited(
    db,
    made.map(({ account: { email, phone, name, lang }, username, at }) => ({
      email,
      phone,
      name,
      lang,
      username,
      role: 'student' as const,
      mailedAt: at,
    })),
  );
  if (!links) {
    await db.query('rollback to savepoint accounts');
    return { errors: await takenMeanwhile(db, made), opened, newLearners: 0, learners: new Map() };
  }
  for (const [i, one] of made.entries()) opened.push({ ...one, ...(links[i] ?? { id: '', path: '' }) });
  const idOf = new Map([
    ...[...known].map(([email, { id }]): [string, string] => [email, id]),
    ...opened.map(({ account, id }): [string, string] => [account.email, id]),
  ]);
  return { opened, ...(await learnersOf(db, accounts, idOf, call)) };
}

/** Addresses of people who are no family, and usernames that are taken. */
async function errorsOf(
  db: PoolClient,
  accounts: readonly ImportedAccount[],
  known: Awaited<ReturnType<typeof accountsOf>>,
  fresh: readonly ImportedAccount[],
): Promise<RowError[]> {
  const { usernames } = await namesInUse(db, {
    emails: [],
    usernames: fresh.flatMap(({ username }) => username ?? []),
  });
  return [
    ...accounts
      .filter(({ email }) => (known.get(email)?.role ?? 'student') !== 'student')
      .map(({ row, email }) => ({ row, column: 'email', code: 'emailTaken', value: email }) as const),
    ...fresh.flatMap(({ row, username }) =>
      username !== null && usernames.has(username.toLowerCase())
        ? [{ row, column: 'username', code: 'usernameTaken', value: username } as const]
        : [],
    ),
  ];
}

/** The accounts whose address or username somebody else took at this moment, as by registering. */
async function takenMeanwhile(
  db: PoolClient,
  made: readonly { account: ImportedAccount; username: string }[],
): Promise<RowError[]> {
  const { emails, usernames } = await namesInUse(db, {
    emails: made.map(({ account }) => account.email),
    usernames: made.map(({ username }) => username),
  });
  return made.flatMap(({ account: { row, email }, username }): RowError[] => {
    if (emails.has(email)) return [{ row, column: 'email', code: 'emailTaken', value: email }];
    return usernames.has(username.toLowerCase())
      ? [{ row, column: 'username', code: 'usernameTaken', value: username }]
      : [];
  });
}

/** Finds the learners of the file, adds those who are missing, and records consents and who is an adult. */
async function learnersOf(
  db: PoolClient,
  accounts: readonly ImportedAccount[],
  idOf: ReadonlyMap<string, string>,
  call: SignedInCall,
): Promise<Pick<OpenedFamilies, 'errors' | 'learners' | 'newLearners'>> {
  const accountIds = [...idOf.values()];
  const pairs = accounts.flatMap((account) =>
    account.learners.map((learner) => ({ account, learner, accountId: idOf.get(account.email) ?? '' })),
  );
  const before = await learnersOfAccounts(db, accountIds);
  const missing = pairs.filter(({ learner, accountId }) => !find(before, accountId, learner));
  await insertLearners(
    db,
    missing.map(({ accountId, learner: { name, birthDate, relation } }) => ({
      accountId,
      name,
      birthDate,
      relation,
    })),
    call.now,
  );
  const present = await learnersOfAccounts(db, accountIds);
  const learners = new Map<ImportedLearner, FamilyLearner>();
  for (const { learner, accountId } of pairs) {
    const row = find(present, accountId, learner);
    if (!row) continue;
    learners.set(learner, row);
    if (row.kind === 'self' && row.birth_date === null && !row.adult_declared) {
      await declareAdult(db, row.id, call.now);
      row.adult_declared = true;
    }
  }
  const errors = await writeConsents(db, pairs, learners, call);
  return { errors, learners, newLearners: missing.length };
}

/**
 * Records the consents on paper of children without one. A consent from before its withdrawal counts no more: it would also
 * stop the erasure that is due (docs/product/accounts.md#erasure).
 */
async function writeConsents(
  db: PoolClient,
  pairs: readonly { account: ImportedAccount; learner: ImportedLearner; accountId: string }[],
  learners: OpenedFamilies['learners'],
  call: SignedInCall,
): Promise<RowError[]> {
  const errors: RowError[] = [];
  const given: string[] = [];
  const withdrawn = await lastWithdrawals(
    db,
    [...learners.values()].map(({ id }) => id),
  );
  for (const { account, learner, accountId } of pairs) {
    const { relation, consentOn } = learner;
    const row = learners.get(learner);
    if (!row || row.consented || relation === null || !consentOn) continue;
    const withdrawnAt = withdrawn.get(row.id);
    if (withdrawnAt && dayIn(withdrawnAt) >= consentOn) {
      errors.push({ row: learner.row, column: 'consentOn', code: 'consentWithdrawn', value: consentOn });
      continue;
    }
    row.consented = await insertConsent(db, {
      learnerId: row.id,
      accountId,
      guardianName: account.name,
      relation,
      textVersion: ON_PAPER,
      lang: account.lang,
      address: null,
      now: new Date(`${consentOn}T00:00:00Z`),
    });
    if (row.consented) given.push(row.id);
  }
  if (given.length > 0)
    await writeAuditOfMany(db, call, {
      action: 'consent.given',
      targetKind: 'learner',
      targetIds: given,
      after: { consentText: ON_PAPER, byImport: true },
    });
  return errors;
}

/** The learner of an account with this name, unless both birth dates are known and differ; an account's own adult is one. */
function find(
  rows: readonly FamilyLearner[],
  accountId: string,
  { name, birthDate, relation }: ImportedLearner,
): FamilyLearner | undefined {
  return rows.find((row) => {
    if (row.accountId !== accountId) return false;
    if (relation === null && row.kind === 'self') return true;
    const sameDay = row.birth_date === null || birthDate === null || row.birth_date === birthDate;
    return row.name.toLowerCase() === name.toLowerCase() && sameDay;
  });
}
