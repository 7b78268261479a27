import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import {
  coursesToPost,
  hasUnposted,
  markPosted,
  takeCoursesToPost,
} from '../../courses/balance/unposted-events.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { takeManyBackIn } from '../../platform/db/set-aside.ts';
import { batchOrEach } from '../../platform/jobs/each-record.ts';
import { packageNamesOf } from '../../sales/orders/orders.ts';
import { entriesOfCourse } from './entries-of-course.ts';

/** Events per batch; small, so that nothing waits long for the books. */
const BATCH = 300;
const JOB = 'finance.post';

type Which = {
  /** Also waits for courses locked by another process. */
  wait?: 'wait' | undefined;
  /** Only this course. */
  enrolmentId?: string;
};

/**
 * Posts one batch of balance events to the journal (within 5 s, docs/product/courses-and-money.md#shares) and returns
 * how many events, or courses when the batch failed. A killed process leaves them due, and several processes share
 * the work by course. A course that cannot be posted is set aside with all its events, which keeps their order and
 * blocks no other course.
 */
export function postEvents(
  pool: Pool,
  now: Date,
  { wait, log }: Pick<Which, 'wait'> & { log?: FastifyBaseLogger } = {},
): Promise<number> {
  return batchOrEach(
    { pool, job: JOB, now, log },
    {
      batch: (db) => postEventsWithin(db, now, { wait }),
      ids: () => coursesToPost(pool, BATCH, now),
      one: async (db, enrolmentId) => (await postEventsWithin(db, now, { wait, enrolmentId })) > 0,
    },
  );
}

/** `postEvents` inside the caller's transaction. */
export async function postEventsWithin(db: PoolClient, now: Date, which: Which = {}): Promise<number> {
  const courses = await takeCoursesToPost(db, { events: BATCH, now, ...which });
  const due = courses.flatMap(({ events }) => events.filter(({ posted }) => !posted));
  if (due.length === 0) return 0;
  const names = await packageNamesOf(
    db,
    courses.map(({ orderId }) => orderId),
  );
  const entries = courses
    .flatMap((course) => entriesOfCourse(course, names.get(course.orderId) ?? ''))
    .sort((a, b) => (a.lastEvent ?? 0) - (b.lastEvent ?? 0));
  const numbers = due.map(({ number }) => number);
  await markPosted(db, numbers, now);
  await takeManyBackIn(
    db,
    JOB,
    courses.map(({ enrolmentId }) => enrolmentId),
  );
  // Last, because others wait for the sums that it locks.
  await postEntries(db, entries, now);
  return due.length;
}

/** Posts everything due and not set aside; returns when it is in the books, whichever process posted it. */
export async function postAllEvents(pool: Pool, now: Date): Promise<void> {
  while (await hasUnposted(pool, now)) await postEvents(pool, now, { wait: 'wait' });
}
