import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { markRetakeAllowed } from '../../assessment/placement/mark-retake.ts';
import { notify } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Lets a learner retake the placement test before 30 days are over (docs/product/tests.md#retakes) and
 * notifies the family once. Refused for enrolments outside the teacher's classes and without a finished
 * sitting.
 */
export async function allowRetakeOf(
  services: Services,
  enrolmentId: string,
  reason: string,
  call: SignedInCall,
): Promise<{ retakeFrom: string } | Refusal<'placement.notFound' | 'placement.notTaken'>> {
  return inTransaction(services.pool, async (db) => {
    const last = isId(enrolmentId) ? await lastSittingOf(db, enrolmentId, call.person) : null;
    if (!last) return refuse('placement.notFound');
    if (last.attemptId === null || last.finishedAt === null) return refuse('placement.notTaken');
    await markRetakeAllowed(db, last.attemptId, call.person.accountId);
    await writeAudit(db, call, {
      action: 'placement.retakeAllowed',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: { attemptId: last.attemptId },
      reason,
    });
    await notify(
      db,
      {
        accountId: last.accountId,
        kind: 'placement.retake',
        params: { learnerName: last.learnerName, className: last.courseName, enrolmentId },
        source: `placement.retake:${last.attemptId}`,
      },
      call.now,
    );
    return { retakeFrom: last.finishedAt.toISOString() };
  });
}

type LastSitting = {
  accountId: string;
  learnerName: string;
  courseName: string;
  attemptId: string | null;
  finishedAt: Date | null;
};

/** An enrolment with its last sitting, the enrolment locked; null if the person may not see it. */
async function lastSittingOf(
  db: Queryable,
  enrolmentId: string,
  person: { role: string; accountId: string },
): Promise<LastSitting | null> {
  const { rows } = await db.query<LastSitting>(
    `select l.account_id as "accountId", l.name as "learnerName", p.name as "courseName", a.id as "attemptId",
       a.finished_at as "finishedAt"
     from enrolment e
     join learner l on l.id = e.learner_id and l.erased_at is null
     join package p on p.id = e.package_id
     left join lateral (
       select id, finished_at from placement_attempt where enrolment_id = e.id
       order by finished_at is null desc, started_at desc, id desc limit 1
     ) a on true
     where e.id = $1 and ($2 = 'admin' or exists (
       select from class_member m join school_class c on c.id = m.class_id
       where m.enrolment_id = e.id and m.left_at is null and c.teacher_id = $3
     ))
     for update of e`,
    [enrolmentId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}
