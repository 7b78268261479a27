import { DAY, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { learnersToErase, lockLearnerToErase } from '../../people/learners/learners.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { clearSetAside, setAside } from '../../platform/db/set-aside.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { type JobRun, recordJob } from '../../platform/jobs/each-record.ts';
import type { Services } from '../../platform/services.ts';
import { erasePerson } from './erase-person.ts';
import { dueErasures, finishRequest, lockAccountOf, lockDueErasure } from './erasure-store.ts';
import { lockRecordsOf } from './lock-records.ts';
import { keepsAccount } from './own-erasure.ts';

/** A child's data is kept this long after consent was withdrawn (docs/product/accounts.md#consent). */
export const ERASED_AFTER_DAYS = 30;
const BATCH = 50;

/** Runs requested erasures after seven days, one person at a time. */
export const eraseOnRequest = recordJob('students.erase', {
  everyMs: 10 * 60_000,
  async run(run) {
    const { pool, now } = run;
    const due = await dueErasures(pool, now, BATCH);
    return eraseEach(run, due, async (db, id) => {
      await lockAccountOf(db, id);
      await lockRecordsOf(db, id);
      const request = await lockDueErasure(db, id, now);
      if (!request || (await keepsAccount(db, request.id, now))) return null;
      const files = await erasePerson(db, request, now);
      await finishRequest(db, { ...request, at: now });
      return files;
    });
  },
});

/**
 * Erases children 30 days after their guardian withdrew consent, one at a time; the account, orders, receipts
 * and books stay without the child's name.
 */
export const eraseLearners = recordJob('learners.erase', {
  everyMs: 10 * 60_000,
  async run(run) {
    const { pool, now } = run;
    const until = later(now, -ERASED_AFTER_DAYS * DAY);
    const due = await learnersToErase(pool, until, now, BATCH);
    return eraseEach(run, due, async (db, id) => {
      await lockRecordsOf(db, id);
      const learner = await lockLearnerToErase(db, id, until);
      return learner && erasePerson(db, { ...learner, accountToo: false }, now);
    });
  },
});

/**
 * Erases each person in their own transaction and returns how many were erased. A failure is audited, set
 * aside and tried again later without blocking the others. `erase` returns the files to remove, or null if
 * there is nothing to do.
 */
async function eraseEach(
  { pool, log, files: store, job, now }: Services & JobRun,
  ids: readonly string[],
  erase: (db: PoolClient, id: string) => Promise<string[] | null>,
): Promise<number> {
  let erased = 0;
  for (const id of ids) {
    try {
      const files = await inTransaction(pool, async (db) => {
        const left = await erase(db, id);
        if (left !== null) await clearSetAside(db, job, id);
        return left;
      });
      if (files === null) continue;
      erased += 1;
      await removeFiles({ files: store, log }, files);
    } catch (error) {
      log.error({ err: error, job, id }, 'an erasure failed; it is set aside and tried again');
      await inTransaction(pool, async (db) => {
        const tries = await setAside(db, { job, id, error, now });
        await writeAudit(db, systemCall(now, `job:${job}`), {
          action: 'student.erasureFailed',
          targetKind: 'learner',
          targetId: id,
          after: { tries },
        });
      });
    }
  }
  return erased;
}

/** A failure to remove a file must not fail the committed erasure; it is logged. */
async function removeFiles(
  { files, log }: Pick<Services, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await files.remove(key).catch((error: unknown) => {
      log.error({ err: error, key }, 'a file of somebody who was erased could not be removed');
    });
}
