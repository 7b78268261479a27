import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { verifyPath } from '../credentials/links.ts';
import { issue, peek, redeem, validMinutes } from '../credentials/one-time.ts';
import { countAttempt, MAILS } from '../credentials/throttle.ts';
import { findAccount, lockAccount, markEmailVerified } from './accounts.ts';

/** Mails the verification link again, at most three times an hour and never to a verified address. */
export async function mailVerifyLink(
  services: Services,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'common.tooMany'>> {
  const { pool } = services;
  const account = await findAccount(pool, call.person.accountId);
  if (!account || account.emailVerified) return { ok: true };
  const wait = await countAttempt(pool, `verify:account:${account.id}`, MAILS);
  if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
  await inTransaction(pool, async (client) => {
    // Locked, because the link must prove the address that the account has, not one that it has just left.
    const current = await lockAccount(client, account.id);
    if (!current || current.emailVerified) return;
    const token = await issue(client, 'verify', account.id);
    await enqueueMail(client, {
      kind: 'accounts.verifyEmail',
      accountId: account.id,
      to: current.email,
      lang: current.lang,
      params: { username: current.username, path: verifyPath(token) },
      expiresInS: 60 * validMinutes('verify'),
    });
    await writeAudit(client, call, {
      action: 'account.verificationMailed',
      targetKind: 'account',
      targetId: account.id,
    });
  });
  return { ok: true };
}

/** Verifies an address with the mailed value, which works once. */
export async function verifyEmail(
  services: Services,
  sent: { token: string },
  call: Call,
): Promise<{ ok: true } | Refusal<'accounts.linkOver'>> {
  const verified = await inTransaction(services.pool, async (client) => {
    const accountId = await peek(client, 'verify', sent.token);
    if (!accountId) return refuse('accounts.linkOver');
    // The account comes first in every write that ends its links.
    await lockAccount(client, accountId);
    if ((await redeem(client, 'verify', sent.token)) !== accountId) return refuse('accounts.linkOver');
    await markEmailVerified(client, accountId);
    await writeAudit(client, call, {
      action: 'account.emailVerified',
      targetKind: 'account',
      targetId: accountId,
      accountId,
    });
    return true;
  });
  return isRefusal(verified) ? verified : { ok: true };
}
