import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { expiriesIn, type JobExpiry, undoExpiry } from './undo-expiry.ts';
import { forfeitsIn, type JobForfeit, undoForfeit } from './undo-forfeit.ts';

/** What jobs took from families within a span and can be taken back. */
export type Lapses = { courses: JobExpiry[]; seats: JobForfeit[] };

/** What `undoLapses` would take back. */
export async function lapsesIn(pool: Pool, span: Span): Promise<Lapses> {
  return { courses: await expiriesIn(pool, span), seats: await forfeitsIn(pool, span) };
}

export type Undone = { courses: number; seats: number; problems: string[] };

/**
 * Takes back what jobs ended and forfeited within a span, each record in its own transaction, so that a running school goes on and a
 * record that fails stops no other. What is undone is no longer found, so a second run takes back nothing.
 */
export async function undoLapses(pool: Pool, span: Span, call: Call): Promise<Undone> {
  const problems: string[] = [];
  const each = async (id: string, work: (db: PoolClient) => Promise<boolean>): Promise<number> => {
    try {
      return (await inTransaction(pool, work)) ? 1 : 0;
    } catch (error) {
      problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      return 0;
    }
  };
  let courses = 0;
  // Courses first: nothing comes back to an ended one.
  for (const { id } of await expiriesIn(pool, span))
    courses += await each(`enrolment ${id}`, (db) => undoExpiry(db, id, span, call));
  let seats = 0;
  for (const seat of await forfeitsIn(pool, span))
    seats += await each(`seat ${seat.seatId}`, (db) => undoForfeit(db, seat, span, call));
  return { courses, seats, problems };
}
