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

/** Events that lead to one batch; small enough that nothing waits long for the books. */
const BATCH = 300;
const JOB = 'finance.post';

type Which = {
  /** Also courses that another process has at this moment. */
  wait?: 'wait' | undefined;
  /** Only this course. */
  enrolmentId?: string;
};

/**
 * Brings one batch of balance events into the journal (at most 5 s later, docs/product/courses-and-money.md#shares) and
 * answers how many events, or courses where the batch failed. Entries and the note that they are made are one transaction:
 * a kill leaves the events due. Several processes share the work by course. A course that cannot be posted is set aside
 * with all its events, so that they come to the books in their order, and keeps no other one waiting.
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

/** The same inside a transaction that is already open. */
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
  // Last, because others wait for the sums that it changes.
  await postEntries(db, entries, now);
  return due.length;
}

/** Posts everything that is due now and not set aside, and returns when the books have it, whoever brought it there. */
export async function postAllEvents(pool: Pool, now: Date): Promise<void> {
  while (await hasUnposted(pool, now)) await postEvents(pool, now, { wait: 'wait' });
}
