import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import { markRetakeAllowed } from '../../assessment/placement/mark-retake.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { orNull, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, lockingStatement, type Params, type RowOf } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { Person, SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../calendars/notify.ts';

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

const selectLast = lockingStatement(
  ({ enrolmentId, role, accountId }: Params<{ enrolmentId: string; role: string; accountId: string }>) => {
    const e = tableAs('enrolment', 'e');
    const l = tableAs('learner', 'l');
    const p = tableAs('package', 'p');
    const m = tableAs('class_member', 'm');
    const c = tableAs('school_class', 'c');
    const last = build
      .selectFrom('placement_attempt')
      .where('enrolment_id', '=', e.id)
      .select(['id', 'finished_at'])
      .orderBy((eb) => eb('finished_at', 'is', null), 'desc')
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1);
    const a = subqueryAs(last, 'a');
    return select(
      [
        l.account_id.as('accountId'),
        l.name.as('learnerName'),
        p.name.as('courseName'),
        orNull(a.id).as('attemptId'),
        a.finished_at.as('finishedAt'),
      ],
      sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} and ${l.erased_at} is null
        join ${p} on ${p.id} = ${e.package_id} left join lateral ${a} on true
        where ${e.id} = ${enrolmentId} and (${role} = 'admin' or exists (
          select from ${m} join ${c} on ${c.id} = ${m.class_id}
          where ${m.enrolment_id} = ${e.id} and ${m.left_at} is null and ${c.teacher_id} = ${accountId}
        ))
        for update of e`,
    );
  },
);

/** An enrolment with its last sitting, the enrolment locked; null if the person may not see it. */
function lastSittingOf(
  db: Queryable,
  enrolmentId: string,
  { role, accountId }: Person,
): Promise<RowOf<typeof selectLast> | null> {
  return selectLast.first(db, { enrolmentId, role, accountId });
}
