import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { endErasedCourses } from '../../courses/enrolments/erase.ts';
import { forgetLearnersInNotices } from '../../messaging/notifications/forget-learners.ts';
import { blankLearners } from '../../people/learners/learners.ts';
import { erasePeopleFromAudit } from '../../platform/audit/erase-people.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { type ErasedName, forgetLearnersInMails } from '../../platform/outbox/erase.ts';

const selectNames = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build
    .selectFrom('learner as l')
    .where(sql<boolean>`l.id = any(${ids})`)
    .select([
      'l.account_id as accountId',
      'l.name',
      sql<string[]>`array(select cm.class_id::text from class_member cm where cm.learner_id = l.id)`.as(
        'classIds',
      ),
    ]),
);

/**
 * Erases learners' personal data: name, birth date, levels, audit values, and their names in messages to
 * others. Orders, receipts and books stay without names; jobs delete placement tests, reports and
 * certificates.
 */
export async function eraseLearnerData(db: PoolClient, ids: readonly string[], now: Date): Promise<void> {
  await endErasedCourses(db, ids, now);
  // Before the names are erased.
  const names: ErasedName[] = await selectNames.all(db, { ids });
  await forgetLearnersInMails(db, names);
  await forgetLearnersInNotices(db, names);
  await erasePeopleFromAudit(db, { learners: ids, accounts: [], ownRecords: {} });
  await blankLearners(db, ids, now);
}
