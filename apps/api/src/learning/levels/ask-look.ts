import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { LevelReview } from '@fasih/school/catalogue/policy/contract';
import { askAnotherLook } from '@fasih/school/catalogue/policy/level';
import { saveLevelLook } from '../../courses/enrolments/decide-level.ts';
import { levelReview, presentReview } from '../../courses/enrolments/level-review.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../calendars/notify.ts';
import { lockLevel } from './store.ts';

const REFUSALS = {
  'level.stopped': 'levels.stopped',
  'level.askedBefore': 'levels.askedBefore',
  'level.notDecided': 'levels.notDecided',
} as const;

const selectReview = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) => {
  const e = tableAs('enrolment', 'e');
  return build
    .selectFrom('enrolment as e')
    .where('e.id', '=', enrolmentId)
    .select(['e.level', levelReview(e).as('review')]);
});

/**
 * Requests another look at a decided level, once per course, and notifies the teacher
 * (docs/product/tests.md#levels).
 */
export async function askLook(
  services: Services,
  enrolmentId: string,
  text: string,
  call: SignedInCall,
): Promise<
  LevelReview | Refusal<'levels.askedBefore' | 'levels.notDecided' | 'levels.notFound' | 'levels.stopped'>
> {
  return inTransaction(services.pool, async (db) => {
    const row = await lockLevel(db, enrolmentId, call.person);
    if (!row) return refuse('levels.notFound');
    const decision = askAnotherLook({ ...row, course: row.courseState });
    if (decision.outcome === 'refused') return refuse(REFUSALS[decision.reason.key]);
    await saveLevelLook(db, { enrolmentId, text, decision, by: call.person.accountId, at: call.now });
    await writeAudit(db, call, {
      action: 'level.lookAsked',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: { level: row.level },
    });
    if (row.teacherId !== null) {
      await notify(
        db,
        {
          accountId: row.teacherId,
          kind: 'level.lookAsked',
          params: {
            learnerName: row.learnerName,
            className: row.className ?? row.packageName,
            enrolmentId,
            text,
          },
          source: `level.lookAsked:${enrolmentId}`,
        },
        call.now,
      );
    }
    const reviewed = await selectReview.first(db, { enrolmentId });
    return (reviewed && presentReview(reviewed.review, reviewed.level)) ?? refuse('levels.notFound');
  });
}
