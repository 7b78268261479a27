import { setTimeout as sleep } from 'node:timers/promises';
import { writeAudit } from '../audit/write-audit.ts';
import { enqueueMail } from '../db/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Call } from '../http/call.ts';
import type { Services } from '../services.ts';
import { resetPath } from './links.ts';
import { issue, validMinutes } from './one-time.ts';
import { findByEmail } from './store.ts';
import { addressKey, countAttempt, MAILS, ONE_ADDRESS } from './throttle.ts';

/** Every answer takes at least this long, so that its time does not tell whether a mail was written. */
const ANSWER_MS = 120;

/** Mails a one-time link when the address is known, at most three an hour; the answer is always the same. */
export async function mailResetLink(
  services: Services,
  typed: { email: string },
  call: Call,
): Promise<{ ok: true }> {
  const answered = sleep(ANSWER_MS);
  await mailWhenKnown(services, typed.email, call);
  await answered;
  return { ok: true };
}

async function mailWhenKnown(services: Services, email: string, call: Call): Promise<void> {
  const { pool } = services;
  if ((await countAttempt(pool, addressKey('reset', call.address), ONE_ADDRESS)) !== null) return;
  const account = await findByEmail(pool, email);
  if (!account?.active) return;
  if ((await countAttempt(pool, `reset:account:${account.id}`, MAILS)) !== null) return;
  await inTransaction(pool, async (client) => {
    const token = await issue(client, 'reset', account.id);
    await enqueueMail(client, {
      kind: 'accounts.resetPassword',
      accountId: account.id,
      to: account.email,
      lang: account.lang,
      params: { username: account.username, path: resetPath(token), minutes: validMinutes('reset') },
    });
    await writeAudit(client, call, {
      action: 'account.resetAsked',
      targetKind: 'account',
      targetId: account.id,
      accountId: account.id,
    });
  });
}
