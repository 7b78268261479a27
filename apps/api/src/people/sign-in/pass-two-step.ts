import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { beginGuess } from '../credentials/guess.ts';
import { peek, redeem } from '../credentials/one-time.ts';
import { hashRecoveryCode } from '../credentials/recovery-codes.ts';
import { unseal } from '../credentials/secrets.ts';
import { matchingStep } from '../credentials/totp.ts';
import { findTwoStep, spendRecoveryCode, spendStep } from '../credentials/two-step-state.ts';
import { issueSession, startSession } from '../sessions/start-session.ts';

/**
 * The second step of signing in, with an authenticator code or a recovery code; each is accepted once. The challenge
 * survives wrong codes and ends with the right one or a password change.
 */
export async function passTwoStep(
  services: Services,
  input: { challenge: string; code: string },
  call: Call,
): Promise<
  | { token: string; roles: string[] }
  | Refusal<'accounts.challengeOver' | 'accounts.tooManyAttempts' | 'accounts.wrongCode'>
> {
  const { pool, config } = services;
  const accountId = await inTransaction(pool, (client) => peek(client, 'twoStep', input.challenge));
  if (!accountId) return refuse('accounts.challengeOver');
  call.about = accountId;
  const guess = await beginGuess(services, call, 'code', { accountId });
  if (isRefusal(guess)) return guess;
  const passed = await inTransaction(pool, async (client) => {
    // The account comes first in every write that ends its challenges.
    const account = await lockAccount(client, accountId);
    if ((await redeem(client, 'twoStep', input.challenge)) !== accountId)
      return refuse('accounts.challengeOver');
    if (!account?.active || !account.twoStepEnabled) return refuse('accounts.challengeOver');
    if (!(await spendCode(client, config.appSecret, accountId, input.code)))
      return refuse('accounts.wrongCode');
    await guess.recordSuccess(client);
    return { account, session: await startSession(client, services, account, call) };
  });
  if (isRefusal(passed)) {
    await writeAudit(pool, call, {
      action: 'account.codeRefused',
      targetKind: 'account',
      targetId: accountId,
      accountId,
    });
    return passed;
  }
  return issueSession(services, call, passed.account, passed.session);
}

/** Uses up an authenticator code or a recovery code; false when it is wrong or was used before. */
export async function spendCode(
  client: PoolClient,
  appSecret: string,
  accountId: string,
  code: string,
): Promise<boolean> {
  const row = await findTwoStep(client, accountId);
  if (!row) return false;
  if (!/^[\d\s]+$/.test(code))
    return spendRecoveryCode(client, accountId, hashRecoveryCode(code, accountId, appSecret));
  const step = matchingStep(unseal(row.sealedSecret, appSecret, accountId), code, Date.now());
  return step !== null && spendStep(client, accountId, step);
}
