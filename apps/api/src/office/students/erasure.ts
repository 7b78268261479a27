import { DAY, later } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { ERASED_IN_DAYS, type Erasure } from '@fasih/school/office/students/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { endRequest, erasureOf, insertRequest } from './erasure-store.ts';
import { studentOf } from './store.ts';

/** What erasing a learner would delete and what the books keep, with the pending request, if any. */
export async function readErasure(
  db: Queryable,
  learnerId: string,
  now: Date,
): Promise<Erasure | Refusal<'learners.notFound'>> {
  const facts = await erasureOf(db, learnerId, now);
  if (!facts) return refuse('learners.notFound');
  const { request, ...rest } = facts;
  return {
    ...rest,
    request: request && {
      ...request,
      askedAt: new Date(request.askedAt).toISOString(),
      dueAt: new Date(request.dueAt).toISOString(),
    },
  };
}

/** Schedules an erasure (UU 27/2022 art. 8) in seven days, so that a mistake can be cancelled. Asking again changes nothing. */
export async function askErasure(
  pool: Pool,
  learnerId: string,
  reason: string,
  call: SignedInCall,
): Promise<Erasure | Refusal<'learners.notFound'>> {
  return inTransaction(pool, async (db) => {
    if (!(await studentOf(db, learnerId, 'lock'))) return refuse('learners.notFound');
    const by = call.person.accountId;
    const dueAt = later(call.now, ERASED_IN_DAYS * DAY);
    if (await insertRequest(db, { learnerId, by, at: call.now, reason, dueAt }))
      await writeAudit(db, call, {
        action: 'student.erasureAsked',
        targetKind: 'learner',
        targetId: learnerId,
        after: { dueAt },
        reason,
      });
    return readErasure(db, learnerId, call.now);
  });
}

/** Cancels a scheduled erasure. */
export async function callOffErasure(
  pool: Pool,
  learnerId: string,
  reason: string,
  call: SignedInCall,
): Promise<Erasure | Refusal<'learners.notFound' | 'students.noErasure'>> {
  return inTransaction(pool, async (db) => {
    if (!(await studentOf(db, learnerId, 'lock'))) return refuse('learners.notFound');
    const ended = await endRequest(db, { learnerId, by: call.person.accountId, at: call.now, reason });
    if (!ended) return refuse('students.noErasure');
    await writeAudit(db, call, {
      action: 'student.erasureCalledOff',
      targetKind: 'learner',
      targetId: learnerId,
      reason,
    });
    return readErasure(db, learnerId, call.now);
  });
}
