import type { NoticeParams } from '@fasih/messages/notice';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Guardian } from '@fasih/school/office/guardians/contract';
import type { May } from '@fasih/school/people/guardians/guardian';
import type { Pool, PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import {
  type GuardianRow,
  grantLearners,
  lockGuardian,
  lockGuardiansOfOnly,
  markEnded,
} from '../../people/guardians/guardians.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { areOwnChildren, requireGuardian } from './invite-guardian.ts';
import { namesOf, partiesOf, presentGuardian } from './present.ts';

/** Changes what a second guardian may do, and for which children, from the next call on. */
export async function changeGuardian(
  pool: Pool,
  guardianId: string,
  grant: { may: May; learnerIds: readonly string[] },
  call: SignedInCall,
): Promise<Guardian | Refusal<'guardians.learnerNotFound' | 'guardians.notFound'>> {
  const { accountId } = call.person;
  return inTransaction(pool, async (db) => {
    const found = await lockGuardian(db, guardianId);
    if (found?.accountId !== accountId) return refuse('guardians.notFound');
    if (!(await areOwnChildren(db, accountId, grant.learnerIds))) return refuse('guardians.learnerNotFound');
    await grantLearners(db, { ...grant, id: found.id });
    await writeAudit(db, call, {
      action: 'guardian.changed',
      targetKind: 'account',
      targetId: accountId,
      before: { may: found.may, learners: found.learners.map(({ id }) => id) },
      after: { may: grant.may, learners: grant.learnerIds },
    });
    return presentGuardian(await requireGuardian(db, found.id));
  });
}

/** Ends sharing, by either guardian, or withdraws an invitation. Both are told; the audit log keeps who ended it. */
export async function endGuardian(
  pool: Pool,
  guardianId: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'guardians.notFound'>> {
  const { accountId } = call.person;
  return inTransaction(pool, async (db) => {
    const found = await lockGuardian(db, guardianId);
    if (!found) return refuse('guardians.notFound');
    if (found.accountId === accountId) return end(db, found, { by: 'first', reason: '' }, call);
    if (found.guardianAccountId === accountId) return end(db, found, { by: 'second', reason: '' }, call);
    return refuse('guardians.notFound');
  });
}

/** The same by an admin, with a reason that both guardians read. */
export async function endGuardianBySchool(
  pool: Pool,
  { learnerId, guardianId }: { learnerId: string; guardianId: string },
  reason: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'guardians.notFound'>> {
  return inTransaction(pool, async (db) => {
    const found = await lockGuardian(db, guardianId);
    if (!found?.learners.some(({ id }) => id === learnerId)) return refuse('guardians.notFound');
    return end(db, found, { by: 'school', reason }, call);
  });
}

/** Ends sharing in which nothing is left but this learner, whose record goes to another account. */
export async function endGuardiansOfOnly(
  db: PoolClient,
  learnerId: string,
  call: SignedInCall,
): Promise<void> {
  for (const found of await lockGuardiansOfOnly(db, learnerId))
    await end(db, found, { by: 'merge', reason: '' }, call);
}

async function end(
  db: PoolClient,
  found: GuardianRow,
  { by, reason }: { by: NoticeParams['guardian.ended']['by']; reason: string },
  call: SignedInCall,
): Promise<{ ok: true }> {
  await markEnded(db, found.id, call.now);
  const { guardianAccountId: second } = found;
  await writeAudit(db, call, {
    action: second === null ? 'guardian.withdrawn' : 'guardian.ended',
    targetKind: 'account',
    targetId: found.accountId,
    before: {
      may: found.may,
      learners: found.learners.map(({ id }) => id),
      ...(second ? { guardian: second } : {}),
    },
    ...(reason ? { reason } : {}),
  });
  const told: [string, 'first' | 'second', string][] =
    second === null
      ? []
      : [
          [found.accountId, 'first', found.name],
          [second, 'second', found.firstName],
        ];
  await notifyAll(
    db,
    told.map(
      ([accountId, to, name]): AnyNotice => ({
        accountId,
        kind: 'guardian.ended',
        params: { ...partiesOf(found.accountId, second), learnerName: namesOf(found), name, by, to, reason },
        source: `guardian.ended:${found.id}:${to}`,
      }),
    ),
    call.now,
  );
  return { ok: true };
}
