import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type AuditEntry, writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Account,
  findForSignIn,
  findWithPassword,
  lockAccount,
  rehashPassword,
} from '../accounts/accounts.ts';
import { beginGuess, type Guess } from '../credentials/guess.ts';
import { issue } from '../credentials/one-time.ts';
import { hashPassword, needsRehash, verifyPassword } from '../credentials/passwords.ts';
import { spendTemporary } from '../credentials/temporary-password.ts';
import { issueSession, startSession } from '../sessions/start-session.ts';

type SignedIn = { token: string; roles: string[] };

/** What a right password leads to: a session, a second step, or why neither. */
type Passed =
  | { account: Account; session: Awaited<ReturnType<typeof startSession>> }
  | { twoStep: true; challenge: string }
  | Refusal<'accounts.inactive' | 'accounts.wrongLogin'>;

/**
 * Signs in with a username or an e-mail address. An unknown name takes the same time and gives the same answer as a
 * wrong password; only somebody who knows the password learns that an account is inactive.
 */
export async function signIn(
  services: Services,
  typed: { username: string; password: string },
  call: Call,
): Promise<
  | SignedIn
  | { twoStep: true; challenge: string }
  | Refusal<
      'accounts.inactive' | 'accounts.temporaryOver' | 'accounts.tooManyAttempts' | 'accounts.wrongLogin'
    >
> {
  const { pool } = services;
  const found = await findForSignIn(pool, typed.username);
  const account = found?.account ?? null;
  if (account) call.about = account.id;
  const guess = await beginGuess(
    services,
    call,
    'signIn',
    account ? { accountId: account.id } : { typed: typed.username },
  );
  if (isRefusal(guess)) return guess;
  const matches = (passwordHash: string | null) =>
    verifyPassword(typed.password, passwordHash).catch(async (error: unknown) => {
      await guess.takeBack(pool);
      throw error;
    });
  const right = await matches(found?.passwordHash ?? null);
  // Recorded in the security log, which counts equal events together: a flood of guesses must not fill the audit log.
  if (!account || !right) return refuse('accounts.wrongLogin');
  if (!account.active) {
    await guess.recordSuccess(pool);
    await writeAudit(pool, call, { ...failed(account.id), reason: 'inactive' });
    return refuse('accounts.inactive');
  }
  const passwordHash = await raiseCost(services, account.id, typed.password, found?.passwordHash ?? null);
  if (account.mustChangePassword) return signInOnce(services, account, guess, call);
  const passed = await inTransaction(pool, async (client): Promise<Passed> => {
    const current = await lockAccount(client, account.id);
    const stored = (await findWithPassword(client, account.id))?.passwordHash ?? null;
    // Whoever changed the password meanwhile has ended all sessions; another sign-in only hashes the same one again.
    if (!current || (stored !== passwordHash && !(await matches(stored))))
      return refuse('accounts.wrongLogin');
    if (!current.active) return refuse('accounts.inactive');
    if (current.twoStepEnabled) {
      await writeAudit(client, call, { ...failed(account.id), action: 'account.passwordAccepted' });
      const challenge = await issue(client, 'twoStep', account.id);
      await guess.recordSuccess(client);
      return { twoStep: true, challenge };
    }
    const session = await startSession(client, services, current, call);
    // Last, because everybody behind one address waits for its row.
    await guess.recordSuccess(client);
    return { account: current, session };
  });
  if (isRefusal(passed) || 'twoStep' in passed) return passed;
  return issueSession(services, call, passed.account, passed.session);
}

/**
 * Hashes the password again where the stored hash was made at an older cost, and returns the hash that is stored now; a
 * busy server leaves it for the next sign-in.
 */
async function raiseCost(
  { pool, log }: Services,
  accountId: string,
  password: string,
  stored: string | null,
): Promise<string | null> {
  if (stored === null || !needsRehash(stored)) return stored;
  try {
    const renewed = await hashPassword(password);
    await rehashPassword(pool, accountId, { from: stored, to: renewed });
    return renewed;
  } catch (error) {
    log.warn({ err: error, account: accountId }, 'the password was not hashed anew');
    return stored;
  }
}

/** Signs in with a temporary password: once, and for no longer than the password itself is valid. */
async function signInOnce(
  services: Services,
  account: Account,
  guess: Guess,
  call: Call,
): Promise<SignedIn | Refusal<'accounts.temporaryOver'>> {
  const session = await inTransaction(services.pool, async (client) => {
    const until = await spendTemporary(client, account.id);
    const started = until && (await startSession(client, services, account, call, until));
    if (!started) await writeAudit(client, call, { ...failed(account.id), reason: 'temporary password' });
    await guess.recordSuccess(client);
    return started;
  });
  return session ? issueSession(services, call, account, session) : refuse('accounts.temporaryOver');
}

/** The audit entry of somebody who knows the password and is not let in. */
function failed(accountId: string): AuditEntry {
  return {
    action: 'account.signInFailed',
    targetKind: 'account',
    targetId: accountId,
    accountId,
  };
}
