import type { Reply } from '@fasih/school/basics/contract';
import { HOUR, later } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import { earliestStart } from '@fasih/school/catalogue/policy/timetable';
import { undoUntil } from '@fasih/school/catalogue/policy/undo';
import type { readOfferedTimes } from '@fasih/school/learning/offered-times/contract';
import { choosesAt } from '@fasih/school/learning/offered-times/when-due';
import { reaches } from '@fasih/school/people/guardians/guardian';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { offersFor, offersOfMeeting, plannableOf, timetableOf } from './free-for.ts';
import { seatsElsewhere } from './free-seats.ts';
import { type OfferedCourse, offeredCourse } from './store.ts';

type Offered = Reply<typeof readOfferedTimes>;

/** A time that is offered on a screen can still be taken so long afterwards. */
const TO_READ_MS = HOUR / 2;

/**
 * What a family decides about times of one course (docs/product/course-rules-2.md#offered-times): three for each meeting
 * without one, as they are free now; those it just took; those that the school chose. Two statements.
 */
export async function readOffered(
  pool: Pool,
  enrolmentId: string,
  { person, now }: SignedInCall,
): Promise<Offered | Refusal<'offeredTimes.notFound'>> {
  const course = await offeredCourse(pool, enrolmentId, now);
  if (!course || !reaches(person, course, 'look')) return refuse('offeredTimes.notFound');
  const { learnerId, learnerName, lastDay } = course;
  return {
    learnerId,
    learnerName,
    lastDay,
    meetings: course.state === 'active' && !course.refundAsked ? await meetingsOf(pool, course, now) : [],
    ...recentOf(course, now),
    serverNow: now.toISOString(),
  };
}

async function meetingsOf(pool: Pool, course: OfferedCourse, now: Date): Promise<Offered['meetings']> {
  const waiting = plannableOf(course);
  const [first] = waiting;
  if (!first || course.lastDay === null) return [];
  const policy = await readPolicy(pool, course.policyVersion);
  const timetable = await timetableOf(pool, course, first.teacherId, now);
  const from = later(earliestStart(policy, 'learner', now) ?? now, TO_READ_MS);
  const offered = offersFor(course, waiting, timetable, policy, from);
  return waiting.map((meeting) => {
    const chooses =
      policy.rules >= 2 && !meeting.chosenOnce ? choosesAt(offersOfMeeting(course, meeting)) : null;
    return {
      ...named(course, meeting),
      times: (offered.get(meeting.id) ?? []).map(({ start, end, suits }) => ({
        start: start.toISOString(),
        end: end.toISOString(),
        suits,
      })),
      seats: seatsElsewhere(policy, course, meeting, timetable, now)
        .slice(0, RULES_2.offers)
        .map(({ id, start, end, teacherName }) => ({
          meetingId: id,
          teacherName,
          start: start.toISOString(),
          end: end.toISOString(),
        })),
      choosesAt: chooses?.toISOString() ?? null,
      ...(meeting.lost ? { lost: meeting.lost } : {}),
    };
  });
}

function recentOf(course: OfferedCourse, now: Date): Pick<Offered, 'taken' | 'chosen'> {
  const shown = course.recent.map((one) => ({
    undoUntil: one.takenAt && undoUntil({ start: one.start, bookedAt: one.takenAt }),
    chosen: one.chosen,
    left: one.makeupId === null ? {} : { makeupId: one.makeupId },
    meeting: {
      ...named(course, one),
      start: one.start.toISOString(),
      end: one.end.toISOString(),
      teacherName: one.teacherName,
    },
  }));
  return {
    taken: shown.flatMap(({ undoUntil, left, meeting }) =>
      undoUntil && now <= undoUntil ? [{ ...meeting, ...left, undoUntil: undoUntil.toISOString() }] : [],
    ),
    chosen: shown.filter(({ chosen }) => chosen).map(({ meeting }) => meeting),
  };
}

const named = (
  { bought }: OfferedCourse,
  {
    id,
    classId,
    number,
    owed,
    version,
  }: { id: string; classId: string; number: number; owed: boolean; version: number },
) => ({
  meetingId: id,
  classId,
  number,
  owed,
  version,
  kind: kindOfNumber(number, bought),
});
