import type { Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { previewReplan } from '@fasih/school/learning/offered-times/contract';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { presentDecision } from '../meetings/present.ts';
import { decideReplan, type Replanned, replanCourse } from './replan-course.ts';
import { offeredCourse, type WaitingMeeting } from './store.ts';

type Shown = Reply<typeof previewReplan>;

/** All but those for which a chosen time came back: these are planned by the family, or one by one. */
const mayBeChosen = ({ chosenOnce }: WaitingMeeting): boolean => !chosenOnce;

/** The times that the waiting meetings of a course would get now. Writes nothing; two statements. */
export async function previewReplanOf(
  pool: Pool,
  enrolmentId: string,
  { now }: SignedInCall,
): Promise<Shown | Refusal<'offeredTimes.notFound'>> {
  const course = await offeredCourse(pool, enrolmentId, now);
  return course
    ? present(await decideReplan(pool, course, mayBeChosen, now))
    : refuse('offeredTimes.notFound');
}

/**
 * Gives the waiting meetings of a course the best free times (docs/product/course-rules-2.md#planning-again), in one
 * transaction, as the job does after 72 hours; families and teachers are told.
 */
export async function replanWaitingOf(
  pool: Pool,
  enrolmentId: string,
  call: SignedInCall,
): Promise<
  | Shown
  | Refusal<
      'meetings.learnerBusy' | 'meetings.teacherBusy' | 'offeredTimes.notFound' | 'offeredTimes.nothingFree'
    >
> {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const done = await replanCourse(db, enrolmentId, (_, meeting) => mayBeChosen(meeting), call);
      if (!done) return refuse('offeredTimes.notFound');
      return done.some(({ start }) => start !== null) ? present(done) : refuse('offeredTimes.nothingFree');
    }),
  );
}

const present = (meetings: readonly Replanned[]): Shown => ({
  meetings: meetings.map(({ meetingId, number, start, seat, decision }) => ({
    meetingId,
    number,
    seat: seat && { className: seat.className, teacherName: seat.teacherName },
    start: start?.toISOString() ?? null,
    decision: presentDecision(decision),
  })),
});
