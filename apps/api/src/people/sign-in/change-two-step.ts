import type { AuditAction } from '@fasih/messages/texts';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import QRCode from 'qrcode';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, lockAccount } from '../accounts/accounts.ts';
import { askPasswordAgain } from '../accounts/check-password.ts';
import { beginGuess } from '../credentials/guess.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../credentials/recovery-codes.ts';
import { seal } from '../credentials/secrets.ts';
import { newTotpSecret, totpUri } from '../credentials/totp.ts';
import { beginTwoStep, turnTwoStepOff, turnTwoStepOn } from '../credentials/two-step-state.ts';
import { endSessions } from '../sessions/sessions.ts';
import { spendCode } from './pass-two-step.ts';

const ISSUER = 'Fasih';

/**
 * Starts setting up two-step login: a new secret and ten recovery codes, shown only now; it is not required before it
 * is confirmed.
 */
export async function startTwoStep(
  services: Services,
  typed: { password: string },
  call: SignedInCall,
): Promise<
  | { totpUri: string; recoveryCodes: string[]; qrSvg: string }
  | Refusal<'accounts.tooManyAttempts' | 'accounts.twoStepAlreadyOn' | 'accounts.wrongPassword'>
> {
  const account = await askPasswordAgain(services, call, typed.password);
  if (isRefusal(account)) return account;
  const { appSecret } = services.config;
  const secret = newTotpSecret();
  const codes = newRecoveryCodes();
  const uri = totpUri(secret, account.username, ISSUER);
  const qrSvg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  const begun = await inTransaction(services.pool, async (client) => {
    const hashes = codes.map((code) => hashRecoveryCode(code, account.id, appSecret));
    if (!(await beginTwoStep(client, account.id, seal(secret, appSecret, account.id), hashes))) {
      return refuse('accounts.twoStepAlreadyOn');
    }
    await writeAudit(client, call, entry('account.twoStepBegun', account.id));
    return true;
  });
  return isRefusal(begun) ? begun : { totpUri: uri, recoveryCodes: codes, qrSvg };
}

/** Turns two-step login on with the first code of the app and ends all other sessions. */
export async function confirmTwoStep(
  services: Services,
  typed: { code: string },
  call: SignedInCall,
): Promise<
  Account | Refusal<'accounts.tooManyAttempts' | 'accounts.twoStepAlreadyOn' | 'accounts.wrongCode'>
> {
  const { accountId } = call.person;
  const guess = await beginGuess(services, call, 'code', { accountId });
  if (isRefusal(guess)) return guess;
  return inTransaction(services.pool, async (client) => {
    const account = await lockAccount(client, accountId);
    if (!account) return refuse('accounts.wrongCode');
    if (account.twoStepEnabled) return refuse('accounts.twoStepAlreadyOn');
    const isAppCode = /^[\d\s]+$/.test(typed.code);
    if (!isAppCode || !(await spendCode(client, services.config.appSecret, accountId, typed.code))) {
      return refuse('accounts.wrongCode');
    }
    await turnTwoStepOn(client, accountId);
    await guess.recordSuccess(client);
    const endedSessions = await endSessions(client, accountId, call.person.sessionId);
    await mailOwner(client, account, 'accounts.twoStepOn');
    await writeAudit(client, call, { ...entry('account.twoStepOn', accountId), after: { endedSessions } });
    return { ...account, twoStepEnabled: true };
  });
}

/** Turns two-step login off with the password and a code (app or recovery) and ends all other sessions. */
export async function stopTwoStep(
  services: Services,
  typed: { password: string; code: string },
  call: SignedInCall,
): Promise<
  | Account
  | Refusal<
      'accounts.tooManyAttempts' | 'accounts.twoStepNotOn' | 'accounts.wrongCode' | 'accounts.wrongPassword'
    >
> {
  const refusal = await askPasswordAgain(services, call, typed.password);
  if (isRefusal(refusal)) return refusal;
  const guess = await beginGuess(services, call, 'code', { accountId: refusal.id });
  if (isRefusal(guess)) return guess;
  return inTransaction(services.pool, async (client) => {
    const account = await lockAccount(client, refusal.id);
    if (!account?.twoStepEnabled) return refuse('accounts.twoStepNotOn');
    if (!(await spendCode(client, services.config.appSecret, account.id, typed.code))) {
      return refuse('accounts.wrongCode');
    }
    await turnTwoStepOff(client, account.id);
    await guess.recordSuccess(client);
    const endedSessions = await endSessions(client, account.id, call.person.sessionId);
    await mailOwner(client, account, 'accounts.twoStepOff');
    await writeAudit(client, call, { ...entry('account.twoStepOff', account.id), after: { endedSessions } });
    return { ...account, twoStepEnabled: false };
  });
}

function mailOwner(
  client: Parameters<typeof enqueueMail>[0],
  account: Account,
  kind: 'accounts.twoStepOn' | 'accounts.twoStepOff',
): Promise<void> {
  return enqueueMail(client, {
    kind,
    accountId: account.id,
    to: account.email,
    lang: account.lang,
    params: { username: account.username },
  });
}

function entry(action: AuditAction, accountId: string) {
  return { action, targetKind: 'account' as const, targetId: accountId };
}
