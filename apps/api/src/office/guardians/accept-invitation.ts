import type { Reply } from '@fasih/school/basics/contract';
import { maskedAddress } from '@fasih/school/basics/masked-address';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { readInvitation as readContract } from '@fasih/school/office/guardians/contract';
import type { Pool } from 'pg';
import { notify } from '../../learning/calendars/notify.ts';
import { findByEmail, lockAccount, markEmailVerified } from '../../people/accounts/accounts.ts';
import { acceptInvitation, guardiansOf, invitationOf } from '../../people/guardians/guardians.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { namesOf, partiesOf } from './present.ts';

/** What an invitation is about, for whoever has the mail with its link. Two statements. */
export async function readInvitation(
  pool: Pool,
  token: string,
): Promise<Reply<typeof readContract> | Refusal<'guardians.linkOver'>> {
  const found = await invitationOf(pool, token);
  if (!found) return refuse('guardians.linkOver');
  return {
    by: found.firstName,
    name: found.name,
    email: found.email,
    registered: (await findByEmail(pool, found.email)) !== null,
    may: found.may,
    learners: found.learners.map(({ name }) => name),
    endsAt: found.linkEndsAt?.toISOString() ?? '',
  };
}

/**
 * Accepts an invitation (docs/product/accounts.md#a-second-guardian), once and only with the account of the invited address,
 * which the mailed link verifies. The first guardian is told.
 */
export async function acceptAsGuardian(
  pool: Pool,
  token: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'guardians.already' | 'guardians.linkOver' | 'guardians.otherAddress'>> {
  const { accountId } = call.person;
  return inTransaction(pool, async (db) => {
    const account = await lockAccount(db, accountId);
    const found = await invitationOf(db, token, 'lock');
    if (!found) return refuse('guardians.linkOver');
    if (account?.email.toLowerCase() !== found.email)
      return refuse('guardians.otherAddress', { params: { email: maskedAddress(found.email) } });
    const others = await guardiansOf(db, accountId);
    if (others.some((one) => one.accountId === found.accountId && one.guardianAccountId === accountId))
      return refuse('guardians.already');
    await acceptInvitation(db, { id: found.id, by: accountId, now: call.now });
    await markEmailVerified(db, accountId);
    await writeAudit(db, call, {
      action: 'guardian.joined',
      targetKind: 'account',
      targetId: found.accountId,
      after: { may: found.may, learners: found.learners.map(({ id }) => id), guardian: accountId },
    });
    await notify(
      db,
      {
        accountId: found.accountId,
        kind: 'guardian.joined',
        params: {
          ...partiesOf(found.accountId, accountId),
          learnerName: namesOf(found),
          name: account.name || found.name,
          may: found.may,
        },
        source: `guardian.joined:${found.id}`,
      },
      call.now,
    );
    return { ok: true as const };
  });
}
