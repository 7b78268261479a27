import { GRACE_SECONDS } from '@fasih/school/assessment/placement/rules';
import { later, SECOND } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import type { Services } from '../../platform/services.ts';
import { scoreAttempt } from './score-attempt.ts';
import { lockAttempt, overdueAttempts } from './store.ts';

const BATCH = 50;

/**
 * Scores unfinished sittings after deadline and grace. Safe in several processes: each sitting is locked and checked
 * again first.
 */
export const scoreOverdue = recordJob('placement.score', {
  everyMs: 5000,
  async run(run) {
    const { pool, now } = run;
    const due = await overdueAttempts(pool, later(now, -GRACE_SECONDS * SECOND), now, BATCH);
    return eachRecord(run, due, (db, id) => scoreWithin(db, id, now));
  },
});

/** Scores one unfinished sitting now; false if another process was first. */
export async function scoreUnfinished(services: Services, attemptId: string, now: Date): Promise<boolean> {
  return inTransaction(services.pool, (db) => scoreWithin(db, attemptId, now));
}

async function scoreWithin(db: PoolClient, attemptId: string, now: Date): Promise<boolean> {
  const attempt = await lockAttempt(db, attemptId);
  if (!attempt || attempt.finished_at) return false;
  await scoreAttempt(db, systemCall(now, 'job:placement'), attempt, 'sweeper');
  return true;
}
