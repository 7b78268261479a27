import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import {
  coursesToPost,
  hasUnposted,
  markPosted,
  takeCoursesToPost,
} from '../../courses/balance/unposted-events.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { clearManySetAside } from '../../platform/db/set-aside.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { batchOrEach } from '../../platform/jobs/each-record.ts';
import { boughtByOrders } from '../../sales/orders/orders.ts';
import { entriesOfCourse } from './entries-of-course.ts';

/** Events per batch; small, because a batch locks the sums of the books until it commits. */
const BATCH_SIZE = 300;
export const JOB = 'finance.post';

type PostOptions = {
  /** Waits for courses that another transaction has locked; they are skipped by default. */
  wait?: 'wait' | undefined;
  /** Posts only this course's events. */
  enrolmentId?: string;
};

/**
 * Posts one batch of balance events to the journal; the job must post an event within 5 s
 * (docs/product/courses-and-money.md#shares). If the batch fails, its courses are posted one by one, and a faulty course
 * is set aside with all its events, so that they stay in order and block no other course.
 *
 * @returns the number of events posted, or of courses if the batch failed.
 */
export function postEvents(
  pool: Pool,
  now: Date,
  { wait, log }: Pick<PostOptions, 'wait'> & { log?: FastifyBaseLogger } = {},
): Promise<number> {
  return batchOrEach(
    { pool, job: JOB, now, log, onSetAside: (db, id, tries) => auditFirstFailure(db, id, { tries, now }) },
    {
      batch: (db) => postEventsWithin(db, now, { wait }),
      ids: () => coursesToPost(pool, BATCH_SIZE, now),
      one: async (db, enrolmentId) => (await postEventsWithin(db, now, { wait, enrolmentId })) > 0,
    },
  );
}

async function auditFirstFailure(
  db: PoolClient,
  enrolmentId: string,
  { tries, now }: { tries: number; now: Date },
): Promise<void> {
  if (tries > 1) return;
  await writeAudit(db, systemCall(now, `job:${JOB}`), {
    action: 'posting.setAside',
    targetKind: 'enrolment',
    targetId: enrolmentId,
  });
}

/** `postEvents` inside the caller's transaction. */
export async function postEventsWithin(
  db: PoolClient,
  now: Date,
  options: PostOptions = {},
): Promise<number> {
  const courses = await takeCoursesToPost(db, { events: BATCH_SIZE, now, ...options });
  const unposted = courses.flatMap(({ events }) => events.filter(({ posted }) => !posted));
  if (unposted.length === 0) return 0;
  const bought = await boughtByOrders(
    db,
    courses.map(({ orderId }) => orderId),
  );
  const entries = courses
    .flatMap((course) => entriesOfCourse(course, bought.get(course.orderId)))
    .sort((a, b) => (a.lastEvent ?? 0) - (b.lastEvent ?? 0));
  const numbers = unposted.map(({ number }) => number);
  await markPosted(db, numbers, now);
  const recovered = await clearManySetAside(
    db,
    JOB,
    courses.map(({ enrolmentId }) => enrolmentId),
  );
  for (const targetId of recovered)
    await writeAudit(db, systemCall(now, `job:${JOB}`), {
      action: 'posting.posted',
      targetKind: 'enrolment',
      targetId,
    });
  // Last, because other transactions wait for the sums that it locks.
  await postEntries(db, entries, now);
  return unposted.length;
}

/** Posts all events that are not set aside; resolves when they are in the books, even if another process posted them. */
export async function postAllEvents(pool: Pool, now: Date): Promise<void> {
  while (await hasUnposted(pool, now)) await postEvents(pool, now, { wait: 'wait' });
}
