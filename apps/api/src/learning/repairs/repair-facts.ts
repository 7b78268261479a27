import { dayIn, later } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { policyOfClass, weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { endOfDay } from '@fasih/school/catalogue/policy/validity';
import { isAvailableDuring, overlaps } from '@fasih/school/learning/meetings/plan';
import { type MeetingToRepair, type PlanToRepair, REPAIR } from '@fasih/school/learning/repairs/repair-plan';
import type { PoolClient } from 'pg';
import { changesIn } from '../meetings/course-changes.ts';
import { type MeetingFacts, openMeetingsOfClasses } from '../meetings/facts.ts';
import { readTimetable, type Timetable, weekKey } from '../meetings/read-timetable.ts';
import {
  capacityOf,
  hasSubstitute,
  type SeatWithPolicy,
  withPolicies,
} from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import { readSeriesClasses, type SeriesClass } from '../series/store.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { freeForClass } from './free-for-class.ts';
import { type CourseState, type MeetingState, readCourses, readMeetings } from './store.ts';

export type OpenMeeting = MeetingFacts & { seats: SeatWithPolicy[] };

/** A class as self-repair sees it. */
export type ClassToRepair = {
  found: SeriesClass;
  meetings: OpenMeeting[];
  policy: Policy;
  plan: PlanToRepair;
  timetable: Timetable;
};

/**
 * Reads a class and its open meetings, and locks the meetings and the teacher's times; null where there is nothing to plan,
 * or a family was told of a repair within a day. The class must be locked. Eight statements.
 */
export async function classToRepair(
  db: PoolClient,
  classId: string,
  now: Date,
): Promise<ClassToRepair | null> {
  const [found] = await readSeriesClasses(db, [classId]);
  const facts = await openMeetingsOfClasses(db, [classId], 'lock');
  const meetings: OpenMeeting[] = [];
  for (const one of facts) meetings.push({ ...one, seats: activeOf(await withPolicies(db, one.seats)) });
  const seats = [
    ...new Map(meetings.flatMap((one) => one.seats).map((seat) => [seat.enrolmentId, seat])).values(),
  ];
  const policy = policyOfClass(seats.map((seat) => seat.policy));
  const ids = seats.map(({ enrolmentId }) => enrolmentId);
  const courses = await readCourses(db, { ids, since: later(now, -REPAIR.message) });
  const [first] = meetings;
  if (!found || !first || !policy || courses.some(({ isTold }) => isTold)) return null;
  await lockTeacher(db, found.teacherId);
  const days = seats.map(lastDayOfSeat).sort();
  const until = endOfDay(days.at(-1) ?? '');
  const timetable = await readTimetable(db, {
    teacherId: found.teacherId,
    learnerIds: seats.map(({ learnerId }) => learnerId),
    from: now,
    until: until > now ? until : now,
    without: meetings.map(({ id }) => id),
    now,
    // A group goes on while one of its learners pauses.
    changesOf: first.capacity === 1 ? ids : [],
  });
  const states = await readMeetings(db, { classId });
  const changesOf = changesIn(timetable.changes);
  const pauses = ids.flatMap(changesOf).flatMap((one) => (one.kind === 'familyPause' ? one : []));
  const isPausing = (day: string) => pauses.some((pause) => pause.from <= day && day < pause.until);
  const isLost = (span: Span) =>
    [...states.values()].some(
      ({ lostFrom: start, lostUntil: end }) => start && end && overlaps(span, { start, end }),
    );
  const free = freeForClass(found, first, courses, timetable, {
    policy,
    from: later(now, REPAIR.ahead),
    until,
  });
  const plan: PlanToRepair = {
    meetings: meetings.map((meeting) => {
      const one = toRepair(found, meeting, states.get(meeting.id), courses, timetable, now);
      return { ...one, isDue: one.isDue && !isPausing(dayIn(now)) };
    }),
    courses: seats.map((seat) => ({
      id: seat.enrolmentId,
      lastDay: lastDayOfSeat(seat),
      perWeek: weekLimit(seat.policy, seat.perWeek),
    })),
    // Not in the family's pause, nor when one of them could not be there.
    free: free.filter((span) => !isPausing(dayIn(span.start)) && !isLost(span)),
    othersInWeek: (course, monday) => timetable.inWeek.get(weekKey(course, monday)) ?? 0,
    numbersFollow: policy.rules >= 2 && meetings.every(({ capacity }) => capacity === 1),
  };
  return { found, meetings, policy, plan, timetable };
}

const activeOf = (seats: readonly SeatWithPolicy[]) =>
  seats.filter(({ enrolmentState }) => enrolmentState === 'active');

/** A meeting as the pure plan reads it. */
function toRepair(
  found: SeriesClass,
  meeting: OpenMeeting,
  state: MeetingState | undefined,
  courses: readonly CourseState[],
  timetable: Timetable,
  now: Date,
): MeetingToRepair {
  const { id, number, kind, span } = meeting;
  const seats: SeatWithPolicy[] = meeting.seats;
  const isOurs =
    seats.length > 0 &&
    meeting.teacherId === found.teacherId &&
    !hasSubstitute(meeting) &&
    !!timetable.teacher;
  const isStopped = courses.some(
    (course) => course.refundAsked && seats.some(({ enrolmentId }) => enrolmentId === course.id),
  );
  const hasWaited = !!state?.lostAt && state.lostAt <= later(now, -REPAIR.waits);
  // Families plan their own meetings, and under rules 2 the school 72 hours after it offered times: what is left are those
  // of groups, and those for which there was no time to offer.
  const isLeft =
    capacityOf(meeting) > 1 ||
    (!state?.chosenOnce && !state?.isOffered && seats.every(({ policy }) => policy.rules >= 2));
  // Days away are no matter of the weekly hours: absences find substitutes.
  const weekly = {
    ...timetable.availability,
    exceptions: timetable.availability.exceptions.filter((one) => one.kind === 'extra'),
  };
  return {
    id,
    number,
    isSeries: kind === 'series',
    span,
    courses: seats.map(({ enrolmentId }) => enrolmentId),
    isFixed: !isOurs || isStopped || state?.isFamilys !== false,
    isDue: isOurs && !isStopped && hasWaited && isLeft,
    isOutsideHours: !!state?.isChosen && span !== null && !isAvailableDuring(weekly, span),
    takenBack: state?.takenBack ?? [],
  };
}
