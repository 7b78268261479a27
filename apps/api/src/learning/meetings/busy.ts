import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import pg from 'pg';

type TimeTaken = Refusal<'meetings.learnerBusy' | 'meetings.teacherBusy'>;

/**
 * The refusal for a violated exclusion constraint (teacher's or learner's time is taken); null for other
 * errors.
 */
export function busyOf(error: unknown): TimeTaken | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23P01') return null;
  if (error.constraint === 'meeting_teacher_id_during_excl') return refuse('meetings.teacherBusy');
  return error.constraint === 'seat_learner_id_during_excl' ? refuse('meetings.learnerBusy') : null;
}

/** Runs a write and turns a violated exclusion constraint into a refusal. */
export async function refuseWhenBusy<T>(work: () => Promise<T>): Promise<T | TimeTaken> {
  try {
    return await work();
  } catch (error) {
    const busy = busyOf(error);
    if (busy) return busy;
    throw error;
  }
}
