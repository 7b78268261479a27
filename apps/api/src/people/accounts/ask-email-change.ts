import { maskedAddress } from '@fasih/school/basics/masked-address';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { CONFIRMED_WITHIN_HOURS } from '@fasih/school/people/accounts/email-contract';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { confirmEmailPath, stopEmailPath } from '../credentials/links.ts';
import { addressKey, countAttempt, MAILS } from '../credentials/throttle.ts';
import { type Account, findAccount, findByEmail, findWithPassword, lockAccount } from './accounts.ts';
import { checkPassword } from './check-password.ts';
import { endWaitingChange, insertChange, newToken, waitingChange } from './email-changes.ts';

const EXPIRES_IN_S = CONFIRMED_WITHIN_HOURS * 3600;

/** The address of the account, and the new one that waits. */
type EmailState = { email: string; verified: boolean; change: { email: string; endsAt: string } | null };

/** Reads one's own address, and the new one that waits to be confirmed. */
export async function readOwnEmail(
  db: Queryable,
  { person }: SignedInCall,
): Promise<EmailState | Refusal<'common.notFound'>> {
  const account = await findAccount(db, person.accountId);
  if (!account) return refuse('common.notFound');
  const change = await waitingChange(db, account.id);
  return {
    email: account.email,
    verified: account.emailVerified,
    change: change && { email: change.email, endsAt: change.endsAt.toISOString() },
  };
}

/**
 * Asks for another address (docs/product/accounts.md#e-mail-address): with the password, at most three times an hour. The
 * new address gets a link that confirms it, the present one a link that stops it. An address of another account gets a mail
 * that says so, and the caller the same reply; a request made before ends.
 */
export async function askChangeOfEmail(
  services: Services,
  typed: { email: string; password: string },
  call: SignedInCall,
): Promise<
  | EmailState
  | Refusal<
      | 'accounts.emailSame'
      | 'accounts.tooManyAttempts'
      | 'accounts.wrongPassword'
      | 'common.notFound'
      | 'common.tooMany'
    >
> {
  const { pool } = services;
  const checked = await checkPassword(services, call, typed.password);
  if (isRefusal(checked)) return checked;
  const { account: asking, passwordHash } = checked;
  const to = typed.email.toLowerCase();
  if (to === asking.email) return refuse('accounts.emailSame', { fields: { email: 'emailSame' } });
  const wait = await countAttempt(pool, `emailChange:account:${asking.id}`, MAILS);
  if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
  // Nobody floods a stranger's mailbox from many accounts; the caller is not told.
  const mayMail = (await countAttempt(pool, addressKey('emailChange', to), MAILS)) === null;
  return inTransaction(pool, async (db) => {
    const account = await lockAccount(db, asking.id);
    if (!account?.active) return refuse('common.notFound');
    // A new password ends what waits, so whoever knew the one before must not ask behind it.
    if ((await findWithPassword(db, account.id))?.passwordHash !== passwordHash)
      return refuse('accounts.wrongPassword');
    const owner = await findByEmail(db, to);
    const confirmToken = owner || !mayMail ? null : newToken();
    const stopToken = newToken();
    await endWaitingChange(db, account.id);
    const { sessionId } = call.person;
    await insertChange(db, {
      accountId: account.id,
      sessionId,
      from: account.email,
      to,
      confirmToken,
      stopToken,
    });
    if (mayMail) await mailNewAddress(db, { account, to, owner, confirmToken });
    await enqueueMail(db, {
      kind: 'accounts.emailChangeAsked',
      accountId: account.id,
      to: account.email,
      lang: account.lang,
      params: { username: account.username, to: maskedAddress(to), path: stopEmailPath(stopToken) },
      expiresInS: EXPIRES_IN_S,
    });
    await writeAudit(db, call, {
      action: 'account.emailChangeAsked',
      targetKind: 'account',
      targetId: account.id,
      after: { email: maskedAddress(to) },
    });
    return readOwnEmail(db, call);
  });
}

type NewAddress = { account: Account; to: string; owner: Account | null; confirmToken: string | null };

async function mailNewAddress(
  db: PoolClient,
  { account, to, owner, confirmToken }: NewAddress,
): Promise<void> {
  if (confirmToken !== null) {
    await enqueueMail(db, {
      kind: 'accounts.emailConfirm',
      accountId: account.id,
      to,
      lang: account.lang,
      params: {
        username: account.username,
        path: confirmEmailPath(confirmToken),
        hours: CONFIRMED_WITHIN_HOURS,
      },
      expiresInS: EXPIRES_IN_S,
    });
  } else if (owner?.active) {
    await enqueueMail(db, {
      kind: 'accounts.emailInUse',
      accountId: owner.id,
      to: owner.email,
      lang: owner.lang,
      params: { username: owner.username },
      expiresInS: EXPIRES_IN_S,
    });
  }
}

/** Takes a request back on the account's page; the links in its mails do nothing any more. */
export async function cancelChangeOfEmail(
  services: Services,
  call: SignedInCall,
): Promise<EmailState | Refusal<'accounts.noEmailChange' | 'common.notFound'>> {
  return inTransaction(services.pool, async (db) => {
    const { accountId } = call.person;
    await lockAccount(db, accountId);
    if (!(await endWaitingChange(db, accountId))) return refuse('accounts.noEmailChange');
    await writeAudit(db, call, {
      action: 'account.emailChangeStopped',
      targetKind: 'account',
      targetId: accountId,
    });
    return readOwnEmail(db, call);
  });
}
