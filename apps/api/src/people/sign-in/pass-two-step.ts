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
import { handOver, startSession } from '../sessions/start-session.ts';

/**
 * The second step of signing in: an app code or a recovery code, each accepted once. Only the right code uses up the
 * challenge; a password change ends it.
 */
export async function passTwoStep(
  services: Services,
  sent: { challenge: string; code: string },
  call: Call,
): Promise<
  | { token: string; roles: string[] }
  | Refusal<'accounts.challengeOver' | 'accounts.tooManyAttempts' | 'accounts.wrongCode'>
> {
  const { pool, config } = services;
  const accountId = await inTransaction(pool, (client) => peek(client, 'twoStep', sent.challenge));
  if (!accountId) return refuse('accounts.challengeOver');
  call.about = accountId;
  const guess = await beginGuess(services, call, 'code', { accountId });
  if (isRefusal(guess)) return guess;
  const passed = await inTransaction(pool, async (client) => {
    if ((await redeem(client, 'twoStep', sent.challenge)) !== accountId)
      return refuse('accounts.challengeOver');
    const account = await lockAccount(client, accountId);
    if (!account?.active || !account.twoStepEnabled) return refuse('accounts.challengeOver');
    if (!(await spendCode(client, config.appSecret, accountId, sent.code)))
      return refuse('accounts.wrongCode');
    await guess.right(client);
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
  return handOver(services, call, passed.account, passed.session);
}

/** True when the code is right and was not used before. */
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
