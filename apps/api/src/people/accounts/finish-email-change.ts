import { maskedAddress } from '@fasih/school/basics/masked-address';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { UNDONE_WITHIN_DAYS } from '@fasih/school/people/accounts/email-contract';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail, readdressMails } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { resetPath, stopEmailPath } from '../credentials/links.ts';
import { issue, validMinutes } from '../credentials/one-time.ts';
import { endSessions } from '../sessions/sessions.ts';
import { type Account, lockAccount, markEmailVerified } from './accounts.ts';
import { forgetMailedLinks, orEmailTaken, saveAddress } from './change-address.ts';
import {
  changeByToken,
  type EmailChange,
  endChangesFrom,
  newToken,
  noteChanged,
  removePassword,
} from './email-changes.ts';

type Refused = Refusal<'accounts.emailTaken' | 'accounts.linkOver'>;

/** Reads the change of a mailed value and locks its account; both are read again under the lock, so that a value works once. */
async function lockChange(
  db: PoolClient,
  by: 'confirm' | 'stop',
  token: string,
): Promise<{ change: EmailChange; account: Account } | Refusal<'accounts.linkOver'>> {
  const found = await changeByToken(db, by, token);
  const account = found && (await lockAccount(db, found.accountId));
  const change = account && (await changeByToken(db, by, token));
  return account?.active && change ? { change, account } : refuse('accounts.linkOver');
}

/** The account reads mail at `email`: it is verified, older links end, and mails that wait go there. */
async function moveTo(db: PoolClient, account: Account, email: string): Promise<void> {
  await saveAddress(db, account.id, email);
  await markEmailVerified(db, account.id);
  await forgetMailedLinks(db, account.id);
  await readdressMails(db, account.id, email);
}

/**
 * Changes to the new address with the value mailed there. Every session ends but the one that asked, and the old address
 * is told how to undo it.
 */
export async function confirmChangeOfEmail(
  services: Services,
  sent: { token: string },
  call: Call,
): Promise<{ ok: true } | Refused> {
  return orEmailTaken(() =>
    inTransaction(services.pool, async (db) => {
      const locked = await lockChange(db, 'confirm', sent.token);
      if (isRefusal(locked)) return locked;
      const { change, account } = locked;
      const undoToken = newToken();
      await moveTo(db, account, change.to);
      await noteChanged(db, change.id, undoToken);
      const ended = await endSessions(db, account.id, change.sessionId);
      await enqueueMail(db, {
        kind: 'accounts.emailChanged',
        accountId: account.id,
        to: change.from,
        lang: account.lang,
        params: {
          username: account.username,
          to: maskedAddress(change.to),
          path: stopEmailPath(undoToken),
          days: UNDONE_WITHIN_DAYS,
        },
        expiresInS: UNDONE_WITHIN_DAYS * 24 * 3600,
      });
      await writeAudit(db, call, {
        action: 'account.emailChanged',
        targetKind: 'account',
        targetId: account.id,
        before: { email: maskedAddress(account.email) },
        after: { email: maskedAddress(change.to), endedSessions: ended },
        accountId: account.id,
      });
      return { ok: true as const };
    }),
  );
}

/**
 * Stops a change that waits, or undoes one that was made, with a value mailed to the old address. Whoever asked knew the
 * password: it ends with every session, and the old address gets a link for a new one.
 */
export async function stopChangeOfEmail(
  services: Services,
  sent: { token: string },
  call: Call,
): Promise<{ ok: true; restored: boolean } | Refused> {
  return orEmailTaken(() =>
    inTransaction(services.pool, async (db) => {
      const locked = await lockChange(db, 'stop', sent.token);
      if (isRefusal(locked)) return locked;
      const { change, account } = locked;
      await endChangesFrom(db, change);
      await moveTo(db, account, change.from);
      await removePassword(db, account.id);
      const ended = await endSessions(db, account.id, null);
      await enqueueMail(db, {
        kind: 'accounts.resetPassword',
        accountId: account.id,
        to: change.from,
        lang: account.lang,
        params: {
          username: account.username,
          path: resetPath(await issue(db, 'reset', account.id)),
          minutes: validMinutes('reset'),
        },
        expiresInS: 60 * validMinutes('reset'),
      });
      const restored = change.isChanged;
      await writeAudit(db, call, {
        action: restored ? 'account.emailRestored' : 'account.emailChangeStopped',
        targetKind: 'account',
        targetId: account.id,
        before: { email: maskedAddress(change.to) },
        after: { email: maskedAddress(change.from), endedSessions: ended },
        accountId: account.id,
      });
      return { ok: true as const, restored };
    }),
  );
}
