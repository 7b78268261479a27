import type { PoolClient } from 'pg';
import { forgetLevels } from '../../courses/enrolments/suspend-enrolments.ts';
import { forgetLearnersInNotices } from '../../messaging/notifications/forget-learners.ts';
import { blankLearners } from '../../people/learners/learners.ts';
import { forgetInAudit } from '../../platform/audit/forget-people.ts';
import { type ErasedName, forgetLearnersInMails } from '../../platform/outbox/outbox.ts';

/**
 * Erases learners' personal data: name, birth date, levels, audit values, and their names in messages to
 * others. Orders, receipts and books stay without names; jobs delete placement tests, reports and
 * certificates.
 */
export async function eraseLearnerData(db: PoolClient, ids: readonly string[], now: Date): Promise<void> {
  await forgetLevels(db, ids, now);
  const names = await namesOf(db, ids);
  await forgetLearnersInMails(db, names);
  await forgetLearnersInNotices(db, names);
  await forgetInAudit(db, { learners: ids, accounts: [], own: {} });
  await blankLearners(db, ids, now);
}

/** Must run before the names are erased. */
async function namesOf(db: PoolClient, ids: readonly string[]): Promise<ErasedName[]> {
  const { rows } = await db.query<ErasedName>(
    `select l.account_id as "accountId", l.name,
       array(select cm.class_id::text from class_member cm where cm.learner_id = l.id) as "classIds"
     from learner l where l.id = any($1)`,
    [ids],
  );
  return rows;
}
