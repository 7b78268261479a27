import { randomBytes } from 'node:crypto';
import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Guardian, inviteGuardian as inviteContract } from '@fasih/school/office/guardians/contract';
import { INVITATION_DAYS, MAX_GUARDIANS } from '@fasih/school/people/guardians/guardian';
import type { Pool, PoolClient } from 'pg';
import { findByEmail, lockAccount } from '../../people/accounts/accounts.ts';
import { addressKey, countAttempt, MAILS } from '../../people/credentials/throttle.ts';
import {
  type GuardianRow,
  grantLearners,
  guardiansOf,
  insertInvitation,
  lockGuardian,
  renewLink,
} from '../../people/guardians/guardians.ts';
import { learnersOf } from '../../people/learners/learners.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { namesOf, presentGuardian } from './present.ts';

type Form = Accepted<typeof inviteContract>['body'];

/** Whether all of these are children of the account; an adult has no guardian. */
export async function areOwnChildren(
  db: PoolClient,
  accountId: string,
  learnerIds: readonly string[],
): Promise<boolean> {
  const own = await learnersOf(db, accountId);
  return learnerIds.every((id) => own.some((one) => one.id === id && one.kind === 'child'));
}

/**
 * Invites a second guardian of some children (docs/product/accounts.md#a-second-guardian). The mail has a link that works
 * once; only its hash is stored.
 */
export async function inviteGuardian(
  pool: Pool,
  { learnerIds, ...form }: Form,
  call: SignedInCall,
): Promise<
  | Guardian
  | Refusal<
      | 'common.tooMany'
      | 'guardians.already'
      | 'guardians.learnerNotFound'
      | 'guardians.max'
      | 'guardians.ownAddress'
    >
> {
  const { accountId } = call.person;
  const email = form.email.toLowerCase();
  return inTransaction(pool, async (db) => {
    // Locked, so that two invitations at once cannot pass the limit together.
    const account = await lockAccount(db, accountId);
    if (account?.email.toLowerCase() === email)
      return refuse('guardians.ownAddress', { fields: { email: 'ownAddress' } });
    if (!(await areOwnChildren(db, accountId, learnerIds))) return refuse('guardians.learnerNotFound');
    const there = (await guardiansOf(db, accountId)).filter((one) => one.accountId === accountId);
    if (there.some((one) => one.email.toLowerCase() === email))
      return refuse('guardians.already', { fields: { email: 'guardianAlready' } });
    if (there.length >= MAX_GUARDIANS) return refuse('guardians.max', { params: { max: MAX_GUARDIANS } });
    const token = newToken();
    const id = await insertInvitation(db, { ...form, email, accountId, token, now: call.now });
    await grantLearners(db, { id, may: form.may, learnerIds });
    const row = await requireGuardian(db, id);
    const refused = await mailInvitation(db, row, token, call);
    if (refused) return refused;
    await writeAudit(db, call, {
      action: 'guardian.invited',
      targetKind: 'account',
      targetId: accountId,
      after: { may: form.may, learners: learnerIds },
    });
    return presentGuardian(row);
  });
}

/** Mails a new link of an open invitation, at most three times an hour; the one before ends. */
export async function inviteAgain(
  pool: Pool,
  guardianId: string,
  call: SignedInCall,
): Promise<Guardian | Refusal<'common.tooMany' | 'guardians.notFound'>> {
  const { accountId } = call.person;
  return inTransaction(pool, async (db) => {
    const found = await lockGuardian(db, guardianId);
    if (!found || found.accountId !== accountId || found.acceptedAt) return refuse('guardians.notFound');
    const token = newToken();
    await renewLink(db, found.id, token);
    const refused = await mailInvitation(db, found, token, call);
    if (isRefusal(refused)) return refused;
    await writeAudit(db, call, {
      action: 'guardian.invitedAgain',
      targetKind: 'account',
      targetId: accountId,
    });
    return presentGuardian(await requireGuardian(db, found.id));
  });
}

const newToken = () => randomBytes(32).toString('base64url');

/** A guardian of which this transaction knows. */
export async function requireGuardian(db: PoolClient, id: string): Promise<GuardianRow> {
  const row = await lockGuardian(db, id);
  if (!row) throw new Error(`the guardian ${id} is missing`);
  return row;
}

async function mailInvitation(
  db: PoolClient,
  row: GuardianRow,
  token: string,
  call: SignedInCall,
): Promise<Refusal<'common.tooMany'> | null> {
  // Neither one account nor many flood a stranger's mailbox.
  const wait =
    (await countAttempt(db, `guardian:account:${row.accountId}`, MAILS)) ??
    (await countAttempt(db, addressKey('guardian', row.email), MAILS));
  if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
  const known = await findByEmail(db, row.email);
  await enqueueMail(db, {
    kind: 'guardians.invited',
    // It goes with the first guardian's account when that is erased.
    accountId: row.accountId,
    to: row.email,
    lang: known?.lang ?? call.lang,
    params: {
      name: row.name,
      by: row.firstName,
      learnerName: namesOf(row),
      may: row.may,
      days: INVITATION_DAYS,
      // After `#`, so that no server on the way writes the token down.
      path: `/guardian#${token}`,
    },
    expiresInS: INVITATION_DAYS * 24 * 3600,
  });
  return null;
}
