import type { Reply } from '@fasih/school/basics/contract';
import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { freeTimes } from '@fasih/school/learning/meetings/plan';
import { offerTimes, suitsOf } from '@fasih/school/learning/offered-times/offer-times';
import { hasWishes } from '@fasih/school/learning/placing/fit';
import { FREE_TIMES_DAYS, type teacherFreeTimes } from '@fasih/school/learning/wishes/free-times-contract';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readTimetable } from '../meetings/read-timetable.ts';
import { offeredTeachers } from './read-wishes.ts';
import { wishingCourse } from './store.ts';

type Free = Reply<typeof teacherFreeTimes>;

/**
 * The next times at which a teacher and the learner of a running course are both free, from tomorrow on, as a family that
 * has paid may see them (docs/product/classes.md#wishes): inside its wishes, where it has said any. Two statements.
 */
export async function readFreeTimes(
  pool: Pool,
  { enrolmentId, teacherId }: { enrolmentId: string; teacherId: string },
  call: SignedInCall,
): Promise<Free | Refusal<'wishes.notFound' | 'wishes.courseOver'>> {
  const course = await wishingCourse(pool, enrolmentId, call.person, 'decide');
  if (!course || !offeredTeachers(course, call.now).some((one) => one.teacherId === teacherId))
    return refuse('wishes.notFound');
  // A course that waits for its payment again sees no times either.
  if (course.state !== 'active') return refuse('wishes.courseOver');
  const { meetingMinutes } = (await readPolicy(pool, course.policyVersion)).values;
  const from = later(call.now, DAY);
  const until = later(from, FREE_TIMES_DAYS * DAY);
  const timetable = await readTimetable(pool, {
    teacherId,
    learnerIds: [course.learnerId],
    from,
    until,
    without: [],
    now: call.now,
  });
  const wishes = course.wishes ?? NO_WISHES;
  const suits = suitsOf(wishes);
  const free = freeTimes({ ...timetable, meetingMinutes }, from, until);
  const age = course.birthDate === null ? null : ageGroupOf(course.birthDate, dayIn(call.now));
  const offered = offerTimes({
    meetings: [teacherId],
    free: hasWishes(wishes) ? free.filter((span) => suits(span) !== 'other') : free,
    wishes,
    lessonHours: timetable.lessonHours.week,
    ageGroup: age === 'tooYoung' ? 'kids' : age,
    // Nothing is planned by it, so no week is full.
    perWeek: 1,
    inWeek: () => 0,
    before: new Map(),
  });
  return {
    times: (offered.get(teacherId) ?? []).map(({ start, end, suits }) => ({
      start: start.toISOString(),
      end: end.toISOString(),
      suits,
    })),
  };
}
