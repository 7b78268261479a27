import type { PoolClient } from 'pg';
import { forgetInAudit } from '../audit/forget-people.ts';
import { forgetLearnersInMails } from '../db/outbox.ts';
import { forgetLevels } from '../enrolments/suspend-enrolments.ts';
import { forgetLearnersInNotices } from '../notifications/forget-learners.ts';
import { blankLearners } from './store.ts';

/**
 * Erases learners as people: name, birth date, levels, what the audit log keeps of them,
 * and their names in what others were told. Orders, receipts and
 * books stay, without names; their placement tests, reports and certificates go by the jobs of those features.
 */
export async function eraseLearnerData(db: PoolClient, ids: readonly string[], now: Date): Promise<void> {
  await forgetLevels(db, ids, now);
  await forgetLearnersInMails(db, ids);
  await forgetLearnersInNotices(db, ids);
  await forgetInAudit(db, { learners: ids, accounts: [], own: {} });
  await blankLearners(db, ids, now);
}
