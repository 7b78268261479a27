import { textsIn } from '@fasih/messages/texts';
import { DAY, later } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { ERASED_IN_DAYS } from '@fasih/school/office/students/contract';
import type { OwnErasure } from '@fasih/school/office/students/own-erasure-contract';
import type { PoolClient } from 'pg';
import { findAccount, lockAccount } from '../../people/accounts/accounts.ts';
import { askPasswordAgain } from '../../people/accounts/check-password.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { endOwnRequests, insertOwnRequests, lockOwnRequest, ownErasureOf } from './own-erasure-store.ts';

/** What a family's own erasure would do, what stands in its way, and its open request. */
export async function readOwn(
  db: Queryable,
  { person }: SignedInCall,
): Promise<OwnErasure | Refusal<'common.notFound'>> {
  const facts = await ownErasureOf(db, person.accountId);
  if (!facts) return refuse('common.notFound');
  const { request } = facts;
  return {
    ...facts,
    request: request && {
      askedAt: new Date(request.askedAt).toISOString(),
      dueAt: new Date(request.dueAt).toISOString(),
    },
  };
}

const isBlocked = ({ courses, orders, refunds }: OwnErasure['blockedBy']) => courses + orders + refunds > 0;

/**
 * Schedules the erasure of the caller's own account in seven days (docs/product/accounts.md#erasure), with the password. Refused
 * while money or lessons are open: the school settles those first. Asking again changes nothing.
 */
export async function askOwn(
  services: Services,
  typed: { password: string },
  call: SignedInCall,
): Promise<
  | OwnErasure
  | Refusal<
      'accounts.erasureBlocked' | 'accounts.tooManyAttempts' | 'accounts.wrongPassword' | 'common.notFound'
    >
> {
  const checked = await askPasswordAgain(services, call, typed.password);
  if (isRefusal(checked)) return checked;
  return inTransaction(services.pool, async (db) => {
    const account = await lockAccount(db, checked.id);
    const before = account && (await ownErasureOf(db, account.id));
    if (!account || !before) return refuse('common.notFound');
    if (isBlocked(before.blockedBy)) return refuse('accounts.erasureBlocked');
    if (before.request !== null) return readOwn(db, call);
    const dueAt = later(call.now, ERASED_IN_DAYS * DAY);
    const reason = textsIn(account.lang).accounts.erasure.ownReason;
    await insertOwnRequests(db, { accountId: account.id, at: call.now, reason, dueAt });
    await enqueueMail(db, {
      kind: 'accounts.erasureAsked',
      accountId: account.id,
      to: account.email,
      lang: account.lang,
      params: { username: account.username, dueAt: dueAt.toISOString() },
    });
    await writeAudit(db, call, {
      action: 'account.erasureAsked',
      targetKind: 'account',
      targetId: account.id,
      after: { dueAt },
    });
    return readOwn(db, call);
  });
}

/** Cancels the erasure that the family asked for; one that staff asked for stays. */
export async function callOffOwn(
  services: Services,
  call: SignedInCall,
): Promise<OwnErasure | Refusal<'common.notFound' | 'students.noErasure'>> {
  const { accountId } = call.person;
  return inTransaction(services.pool, async (db) => {
    await lockAccount(db, accountId);
    if (!(await endOwnRequests(db, { accountId, at: call.now, reason: '' })))
      return refuse('students.noErasure');
    await writeAudit(db, call, {
      action: 'account.erasureCalledOff',
      targetKind: 'account',
      targetId: accountId,
    });
    return readOwn(db, call);
  });
}

/**
 * Before a due erasure: a family that has bought, or added a learner, since it asked for its own keeps its account. The
 * requests end and the family is told. True where the erasure must not go on.
 */
export async function keepsAccount(db: PoolClient, requestId: string, now: Date): Promise<boolean> {
  const own = await lockOwnRequest(db, requestId);
  if (!own || !(isBlocked(own.blockedBy) || own.hasNewLearner)) return false;
  const account = await findAccount(db, own.accountId);
  if (!account) return false;
  await endOwnRequests(db, { accountId: account.id, at: now, reason: '' });
  await enqueueMail(db, {
    kind: 'accounts.erasureHeld',
    accountId: account.id,
    to: account.email,
    lang: account.lang,
    params: { username: account.username },
  });
  await writeAudit(db, systemCall(now, 'job:students.erase'), {
    action: 'account.erasureCalledOff',
    targetKind: 'account',
    targetId: account.id,
    after: own.blockedBy,
  });
  return true;
}
