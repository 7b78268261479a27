import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import pg from 'pg';

/** What an exclusion constraint said no to: the teacher's or the learner's time is taken. Null for other errors. */
export function busyOf(error: unknown): Refusal | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23P01') return null;
  if (error.constraint === 'meeting_teacher_id_during_excl') return refuse('meetings.teacherBusy');
  return error.constraint === 'seat_learner_id_during_excl' ? refuse('meetings.learnerBusy') : null;
}

/** Runs a write whose transaction the database ends where somebody took the time meanwhile: then it is a refusal. */
export async function refuseWhenBusy<T>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    const busy = busyOf(error);
    if (busy) return busy;
    throw error;
  }
}
