import { isRefusal } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import type { Answer, AskOptions, TestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { type NewAccount, openAccount } from './open-account.ts';

export const FAMILY_PASSWORD = 'melati-putih';
export const STAFF_PASSWORD = 'kopi hitam di pagi hari';

const hashes = { family: hashPassword(FAMILY_PASSWORD), staff: hashPassword(STAFF_PASSWORD) };
let count = 0;

/** The registration form; `change` replaces fields or (undefined) removes them. */
export function familyForm(change: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    username: `keluarga.${count}`,
    email: `keluarga.${count}@contoh.id`,
    phone: '0812 3456 7890',
    password: FAMILY_PASSWORD,
    confirmPassword: FAMILY_PASSWORD,
    role: 'student',
    ...change,
  };
}

export type TestAccount = { id: string; username: string; email: string; password: string };

/** An account of any role, created as the seed does. */
export async function createAccount(
  app: TestApp,
  role: Role,
  change: Partial<NewAccount> = {},
): Promise<TestAccount> {
  count += 1;
  const username = `${role}.${count}`;
  const account = {
    username,
    email: `${username}@contoh.id`,
    phone: null,
    name: '',
    role,
    lang: 'id' as const,
  };
  const passwordHash = await (role === 'student' ? hashes.family : hashes.staff);
  const opened = await inTransaction(app.pool, (client) =>
    openAccount(client, { ...account, passwordHash, ...change }),
  );
  if (isRefusal(opened)) throw new Error(opened.code);
  const password = role === 'student' ? FAMILY_PASSWORD : STAFF_PASSWORD;
  return { id: opened.id, username, email: account.email, password };
}

export function signInAs(
  app: TestApp,
  who: { username: string; password: string },
  options: AskOptions = {},
): Promise<Answer> {
  return app.ask('POST', '/auth/login', {
    ...options,
    body: { username: who.username, password: who.password },
  });
}

/** The cookies of an answer, as a browser would send them back. */
export function cookiesOf(answer: Answer): Record<string, string> {
  return Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
}

/** A signed-in person. */
export async function signedIn(
  app: TestApp,
  role: Role,
): Promise<TestAccount & { token: string; cookies: Record<string, string> }> {
  const who = await createAccount(app, role);
  const answer = await signInAs(app, who);
  return { ...who, token: answer.body.token, cookies: cookiesOf(answer) };
}

/** The one-time value in the latest mail of this kind to an address. */
export async function mailedToken(app: TestApp, kind: string, to: string): Promise<string> {
  const { rows } = await app.pool.query<{ path: string }>(
    `select params->>'path' as path from outbox where kind = $1 and to_address = $2 order by created_at desc, id desc`,
    [kind, to],
  );
  const token = rows[0]?.path.split('token=')[1];
  if (!token) throw new Error(`no mail ${kind} to ${to}`);
  return token;
}

/** The number of mails of a kind sent to an address. */
export async function mailCount(app: TestApp, kind: string, to: string): Promise<number> {
  const { rows } = await app.pool.query('select 1 from outbox where kind = $1 and to_address = $2', [
    kind,
    to,
  ]);
  return rows.length;
}

/** The actions of a target's audit entries, oldest first. */
export async function auditActions(app: TestApp, targetId: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ action: string }>(
    'select action from audit_log where target_id = $1 order by id',
    [targetId],
  );
  return rows.map((row) => row.action);
}

/** Resets all throttles. */
export async function resetThrottles(app: TestApp): Promise<void> {
  await app.pool.query('delete from throttle');
}
