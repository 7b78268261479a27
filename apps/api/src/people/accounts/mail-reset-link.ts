import { setTimeout as sleep } from 'node:timers/promises';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { knownDevice } from '../credentials/device-cookie.ts';
import { resetPath } from '../credentials/links.ts';
import { issue, validMinutes } from '../credentials/one-time.ts';
import { addressKey, countAttempt, MAILS, ONE_ADDRESS } from '../credentials/throttle.ts';
import { type Account, findByEmail, lockAccount } from './accounts.ts';

/** Minimum response time in ms, so that timing does not reveal whether a mail was written. */
const ANSWER_MS = 120;

/**
 * Mails a one-time link when the address is known, at most three an hour; the reply is the same either way. Too many
 * requests from one network are refused for a while, except on a device where the account has signed in before.
 */
export async function mailResetLink(
  services: Services,
  typed: { email: string },
  call: Call,
): Promise<{ ok: true } | Refusal<'common.tooMany'>> {
  const answered = sleep(ANSWER_MS);
  const { pool } = services;
  const account = await findByEmail(pool, typed.email);
  const known = account !== null && knownDevice(services, call, account.id) !== null;
  const wait = known ? null : await countAttempt(pool, addressKey('reset', call.address), ONE_ADDRESS);
  if (wait === null) await mailWhenKnown(services, account, call);
  await answered;
  return wait === null ? { ok: true } : refuse('common.tooMany', { params: { retryAfter: wait } });
}

async function mailWhenKnown(services: Services, account: Account | null, call: Call): Promise<void> {
  const { pool } = services;
  if (!account?.active) return;
  if ((await countAttempt(pool, `reset:account:${account.id}`, MAILS)) !== null) return;
  await inTransaction(pool, async (client) => {
    // Locked, because a link must never reach an address that the account has just left.
    const current = await lockAccount(client, account.id);
    if (!current?.active || current.email !== account.email) return;
    const token = await issue(client, 'reset', account.id);
    await enqueueMail(client, {
      kind: 'accounts.resetPassword',
      accountId: account.id,
      to: account.email,
      lang: account.lang,
      params: { username: account.username, path: resetPath(token), minutes: validMinutes('reset') },
      expiresInS: 60 * validMinutes('reset'),
    });
    await writeAudit(client, call, {
      action: 'account.resetAsked',
      targetKind: 'account',
      targetId: account.id,
      accountId: account.id,
    });
  });
}
