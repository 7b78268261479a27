import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { hasUnposted, markPosted, takeCoursesToPost } from '../enrolments/unposted-events.ts';
import { postEntries } from '../ledger/post-entry.ts';
import { entriesOfCourse } from './entries-of-course.ts';

/** Events that lead to one batch; small enough that nothing waits long for the books. */
const BATCH = 300;

/**
 * Brings one batch of balance events into the journal (decisions.md 'Staff screens': in batches, at most 5 s later) and
 * answers how many. Entries and the note that they are made are one transaction: a kill leaves the events due. Several
 * processes share the work by course.
 */
export function postEvents(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, (db) => postEventsWithin(db, now));
}

/** The same inside a transaction that is already open; with `wait`, also courses that another process has just now. */
export async function postEventsWithin(db: PoolClient, now: Date, wait?: 'wait'): Promise<number> {
  const courses = await takeCoursesToPost(db, BATCH, wait);
  const due = courses.flatMap(({ events }) => events.filter(({ posted }) => !posted));
  if (due.length === 0) return 0;
  const entries = courses.flatMap(entriesOfCourse).sort((a, b) => (a.lastEvent ?? 0) - (b.lastEvent ?? 0));
  const numbers = due.map(({ number }) => number);
  await markPosted(db, numbers, now);
  // Last, because others wait for the sums that it changes.
  await postEntries(db, entries, now);
  return due.length;
}

/** Posts everything that is due now, and returns when the books have it, whoever brought it there. */
export async function postAllEvents(pool: Pool, now: Date): Promise<void> {
  while (await hasUnposted(pool)) await inTransaction(pool, (db) => postEventsWithin(db, now, 'wait'));
}
