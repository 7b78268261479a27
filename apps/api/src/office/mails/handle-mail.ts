import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { MailRow } from '@fasih/school/office/mails/contract';
import type { Pool, PoolClient } from 'pg';
import { findAccount } from '../../people/accounts/accounts.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { giveMailUp, tryMailNow } from '../../platform/outbox/outbox.ts';
import { findMail } from './list-mails.ts';

/**
 * Sends a mail now, once even if requested twice: a mail being sent stays locked, so that the second request
 * finds it sent and is refused.
 */
export function sendAgain(
  pool: Pool,
  mailId: string,
  call: SignedInCall,
): Promise<MailRow | Refusal<'mail.alreadySent' | 'mail.notFound'>> {
  return change(pool, mailId, call, async (db, before) => {
    const account = before.account && (await findAccount(db, before.account.id));
    const changed = await tryMailNow(db, mailId, account?.email ?? null);
    if (changed)
      await writeAudit(db, call, { action: 'mail.sentAgain', targetKind: 'mail', targetId: mailId });
    return changed;
  });
}

/** Stops further attempts; the row stays with the reason. Repeating it changes nothing. */
export function giveUp(
  pool: Pool,
  mailId: string,
  reason: string,
  call: SignedInCall,
): Promise<MailRow | Refusal<'mail.alreadySent' | 'mail.notFound'>> {
  return change(pool, mailId, call, async (db, before) => {
    const changed = await giveMailUp(db, mailId, reason);
    if (changed)
      await writeAudit(db, call, {
        action: 'mail.givenUp',
        targetKind: 'mail',
        targetId: mailId,
        before: { attempts: before.attempts, fault: before.fault },
        reason,
      });
    return changed;
  });
}

async function change(
  pool: Pool,
  mailId: string,
  call: SignedInCall,
  work: (db: PoolClient, before: MailRow) => Promise<boolean>,
): Promise<MailRow | Refusal<'mail.alreadySent' | 'mail.notFound'>> {
  return inTransaction(pool, async (db) => {
    const before = await findMail(db, mailId, call);
    if (!before) return refuse('mail.notFound');
    await work(db, before);
    const after = await findMail(db, mailId, call);
    if (!after) return refuse('mail.notFound');
    return after.state === 'sent' ? refuse('mail.alreadySent') : after;
  });
}
