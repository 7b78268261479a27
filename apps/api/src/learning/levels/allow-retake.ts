import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { markRetakeAllowed } from '../../assessment/placement/mark-retake.ts';
import { notify } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Lets a learner sit the placement test again before the 30 days are over (docs/product/tests.md#retakes) and tells the
 * family. Saying it twice tells the family once. Refuses enrolments that are not of the teacher's class, and where no
 * sitting is finished: an open one is gone on with, none at all needs no leave.
 */
export async function letRetake(
  services: Services,
  enrolmentId: string,
  reason: string,
  call: SignedInCall,
): Promise<{ retakeFrom: string } | Refusal> {
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

/**
 * An enrolment with its last sitting, the enrolment locked; null where there is none, or none that a teacher who asks has
 * in a class now.
 */
async function lastSittingOf(
  db: Queryable,
  enrolmentId: string,
  asking: { role: string; accountId: string },
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
    [enrolmentId, asking.role, asking.accountId],
  );
  return rows[0] ?? null;
}
