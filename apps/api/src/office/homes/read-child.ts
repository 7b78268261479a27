import type { Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { childHome } from '@fasih/school/office/homes/child-contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { HomeRequest, HomeRow } from './home-store.ts';
import { seatsOf } from './meeting-store.ts';
import { presentSeat } from './present.ts';

const COMING_SHOWN = 5;
const PAST_SHOWN = 10;

type Timed = LearnerMeeting & { startsAt: string; endsAt: string };

const isTimed = (meeting: LearnerMeeting): meeting is Timed =>
  meeting.startsAt !== null && meeting.endsAt !== null;

/**
 * The page of a child's own device, in three statements with the check of the device. It takes the few facts that a child
 * needs one by one, so that nothing that is added to the family's home reaches it unseen.
 */
export async function readChildHome(
  pool: Pool,
  homeOf: (request: HomeRequest) => Promise<HomeRow>,
  call: SignedInCall,
): Promise<Reply<typeof childHome> | Refusal<'common.notFound'>> {
  const { accountId, learnerId } = call.person;
  if (learnerId === null) throw new Error('a call came past the guard');
  const home = await homeOf({ accountId, shared: [], learnerId, now: call.now });
  const learner = home.learners.find(({ id }) => id === learnerId);
  if (!learner) return refuse('common.notFound');
  const courses = new Map(home.courses.map(({ course }) => [course.enrolmentId, course]));
  const seats = await seatsOf(pool, [...courses.keys()]);
  const meetings = seats.flatMap((seat) => {
    const course = courses.get(seat.enrolmentId);
    return course ? [{ ...presentSeat(seat, course, call.now), isRunning: course.state === 'active' }] : [];
  });
  const timed = meetings.filter(
    (one): one is (typeof meetings)[number] & Timed => isTimed(one) && one.state !== 'to_plan',
  );
  const byStart = timed.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const isOver = ({ endsAt }: Timed) => new Date(endsAt) < call.now;
  return {
    serverNow: call.now.toISOString(),
    learnerId,
    name: learner.name,
    coming: byStart
      .filter((one) => !isOver(one) && one.isRunning && ['planned', 'present', 'late'].includes(one.state))
      .slice(0, COMING_SHOWN)
      .map(
        ({ meetingId, number, kind, topic, startsAt, endsAt, state, teacherName, teacherPhoto, join }) => ({
          meetingId,
          number,
          kind,
          topic,
          startsAt,
          endsAt,
          state,
          teacherName,
          teacherPhoto: teacherPhoto ?? null,
          link: join.link,
          opensAt: join.opensAt,
        }),
      ),
    past: byStart
      .filter((one) => isOver(one) && (one.state === 'present' || one.state === 'late'))
      .toReversed()
      .slice(0, PAST_SHOWN)
      .map(({ meetingId, number, topic, startsAt, teacherName, note, homework }) => ({
        meetingId,
        number,
        topic,
        startsAt,
        teacherName,
        note,
        homework,
      })),
  };
}
