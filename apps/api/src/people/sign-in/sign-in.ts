import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type AuditEntry, writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, findForSignIn, rehashPassword } from '../accounts/accounts.ts';
import { beginGuess, type Guess } from '../credentials/guess.ts';
import { issue } from '../credentials/one-time.ts';
import { hashPassword, needsRehash, verifyPassword } from '../credentials/passwords.ts';
import { spendTemporary } from '../credentials/temporary-password.ts';
import { issueSession, startSession } from '../sessions/start-session.ts';

type SignedIn = { token: string; roles: string[] };

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
  const right = await verifyPassword(typed.password, found?.passwordHash ?? null).catch(
    async (error: unknown) => {
      await guess.takeBack(pool);
      throw error;
    },
  );
  // Recorded in the security log, which counts equal events together: a flood of guesses must not fill the audit log.
  if (!account || !right) return refuse('accounts.wrongLogin');
  if (!account.active) {
    await guess.recordSuccess(pool);
    await writeAudit(pool, call, { ...failed(account.id), reason: 'inactive' });
    return refuse('accounts.inactive');
  }
  await raiseCost(services, account.id, typed.password, found?.passwordHash ?? null);
  if (account.mustChangePassword) return signInOnce(services, account, guess, call);
  if (account.twoStepEnabled) {
    const challenge = await inTransaction(pool, async (client) => {
      await guess.recordSuccess(client);
      await writeAudit(client, call, { ...failed(account.id), action: 'account.passwordAccepted' });
      return issue(client, 'twoStep', account.id);
    });
    return { twoStep: true, challenge };
  }
  const session = await inTransaction(pool, async (client) => {
    const started = await startSession(client, services, account, call);
    // Last, because everybody behind one address waits for its row.
    await guess.recordSuccess(client);
    return started;
  });
  return issueSession(services, call, account, session);
}

/** Hashes the password anew where the stored hash was made at an older cost; a busy server leaves it for the next sign-in. */
async function raiseCost(
  { pool, log }: Services,
  accountId: string,
  password: string,
  stored: string | null,
): Promise<void> {
  if (stored === null || !needsRehash(stored)) return;
  try {
    await rehashPassword(pool, accountId, { from: stored, to: await hashPassword(password) });
  } catch (error) {
    log.warn({ err: error, account: accountId }, 'the password was not hashed anew');
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
