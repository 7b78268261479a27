import { DAY, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { learnersToErase, lockLearnerToErase } from '../../people/learners/learners.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { setAside, takeBackIn } from '../../platform/db/set-aside.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import type { Services } from '../../platform/services.ts';
import { erasePerson } from './erase-person.ts';
import { dueErasures, finishRequest, lockDueErasure } from './erasure-store.ts';

/** A child's data outlives the withdrawn consent by this long (docs/product/accounts.md#consent). */
export const ERASED_AFTER_DAYS = 30;
const BATCH = 50;

/** Erases who asked to be forgotten seven days ago, one at a time; the books keep their amounts, without names. */
export const eraseOnRequest: Job = {
  name: 'students.erase',
  everyMs: 10 * 60_000,
  async run(services) {
    const now = services.clock.now();
    const due = await dueErasures(services.pool, now, BATCH);
    return eraseEach(services, 'students.erase', due, now, async (db, id) => {
      const request = await lockDueErasure(db, id, now);
      if (!request) return null;
      const files = await erasePerson(db, request, now);
      await finishRequest(db, { ...request, at: now });
      return files;
    });
  },
};

/**
 * Erases a child whose guardian withdrew consent 30 days ago, one at a time; the account stays, and orders, receipts and
 * books too, without the child's name.
 */
export const eraseLearners: Job = {
  name: 'learners.erase',
  everyMs: 10 * 60_000,
  async run(services) {
    const now = services.clock.now();
    const until = later(now, -ERASED_AFTER_DAYS * DAY);
    const due = await learnersToErase(services.pool, until, now, BATCH);
    return eraseEach(services, 'learners.erase', due, now, async (db, id) => {
      const learner = await lockLearnerToErase(db, id, until);
      return learner && erasePerson(db, { ...learner, accountToo: false }, now);
    });
  },
};

/**
 * Erases each of these in a transaction of its own and answers how many. One that throws is set aside with an entry in
 * the audit log and tried again later; it keeps nobody else from being erased. Null: there was nothing to do any more.
 */
async function eraseEach(
  services: Services,
  job: 'students.erase' | 'learners.erase',
  ids: readonly string[],
  now: Date,
  erase: (db: PoolClient, id: string) => Promise<string[] | null>,
): Promise<number> {
  let erased = 0;
  for (const id of ids) {
    try {
      const files = await inTransaction(services.pool, async (db) => {
        const left = await erase(db, id);
        if (left !== null) await takeBackIn(db, job, id);
        return left;
      });
      if (files === null) continue;
      erased += 1;
      await removeFiles(services, files);
    } catch (error) {
      services.log.error({ err: error, job, id }, 'an erasure failed; it is set aside and tried again');
      await inTransaction(services.pool, async (db) => {
        const tries = await setAside(db, { job, id, error, now });
        await writeAudit(db, bySchool(now, job), {
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

/** A file that cannot be removed now must not keep the erasing from being done; it is told. */
async function removeFiles(services: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await services.files.remove(key).catch((error: unknown) => {
      services.log.error({ err: error, key }, 'a file of somebody who was erased could not be removed');
    });
}

/** The school itself acts, nobody called. */
function bySchool(now: Date, job: string): Call {
  return {
    person: null,
    lang: 'id',
    now,
    requestId: `job:${job}`,
    address: '',
    userAgent: '',
    audited: false,
  };
}
