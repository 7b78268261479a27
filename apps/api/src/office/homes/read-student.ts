import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { PROGRAM_TYPES } from '@fasih/school/catalogue/packages/programs';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { LearnerRef, myClass, myClasses, studentDashboard } from '@fasih/school/office/homes/contract';
import { reachOf } from '@fasih/school/people/guardians/guardian';
import type { Pool } from 'pg';
import { criteriaOf } from '../../learning/materials/course-files.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { coursesInClass, type HomeCourseRow } from './course-store.ts';
import type { HomeRequest, HomeRow, HomeSeat } from './home-store.ts';
import { materialCounts } from './material-counts.ts';
import { seatsOf } from './meeting-store.ts';
import { presentCourse, presentSeat } from './present.ts';
import { topicOf } from './topic.ts';

const REPORTS_SHOWN = 5;

/** A learner by name, and who shares it with a second guardian. */
function presentLearnerRef(
  { id, name, sharedBy }: HomeRow['learners'][number],
  { person }: SignedInCall,
): LearnerRef {
  const may = person.shared.find(({ learnerId }) => learnerId === id)?.may;
  return { id, name, ...(sharedBy !== null && may ? { shared: { by: sharedBy, may } } : {}) };
}

/**
 * A course; a second guardian reads nothing about refunds, what the first one booked, or the other look at a level that only that
 * one asks for.
 */
function presentOwnCourse(
  row: HomeCourseRow,
  seats: Parameters<typeof presentCourse>[1],
  { person, now }: SignedInCall,
) {
  const shown = presentCourse(row, seats, now);
  if (row.accountId === person.accountId) return shown;
  const levelReview = shown.levelReview && { ...shown.levelReview, look: null, mayAsk: false };
  return { ...shown, levelReview, refundAnswerBy: null, undoBookingUntil: null };
}

/** A family's home in two statements, including the session check. */
export async function readStudentDashboard(
  homeOf: (request: HomeRequest) => Promise<HomeRow>,
  requestedId: string | undefined,
  call: SignedInCall,
): Promise<Reply<typeof studentDashboard> | Refusal<'learners.notFound'>> {
  const { learners, learnerId, courses, next, written, toPay } = await homeOf({
    ...reachOf(call.person, 'look'),
    learnerId: requestedId,
    now: call.now,
  });
  if (requestedId !== undefined && learnerId !== requestedId) return refuse('learners.notFound');
  const courseOfNext = courses.find(({ course }) => course.enrolmentId === next?.enrolmentId)?.course;
  const tested = courses.flatMap(({ course, seats }) =>
    seats
      .filter(({ score }) => score !== null)
      .reverse()
      .map((seat) => ({ course, seat })),
  );
  return {
    serverNow: call.now.toISOString(),
    learners: learners.map((one) => presentLearnerRef(one, call)),
    learnerId,
    next:
      next && courseOfNext
        ? {
            ...presentSeat(next, courseOfNext, call.now),
            classId: next.classId,
            className: next.className,
            learnerId: next.learnerId,
            enrolmentId: next.enrolmentId,
          }
        : null,
    courses: courses.map(({ course, seats }) => presentOwnCourse(course, seats, call)),
    toPay: toPay.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
    reports: tested.slice(0, REPORTS_SHOWN).map(({ course, seat }) => ({
      enrolmentId: course.enrolmentId,
      className: seat.className ?? '',
      kind: kindOfNumber(seat.number, course.bought) === 'final' ? 'final' : 'test',
      number: seat.number,
      date: seat.startsAt ? dayIn(seat.startsAt) : null,
      score: seat.score ?? 0,
      skills: skillsOf(course, seat),
    })),
    written: written.flatMap(({ startsAt, ...one }) => {
      const course = courses.find(({ course: { enrolmentId } }) => enrolmentId === one.enrolmentId)?.course;
      return course ? [{ ...one, startsAt: startsAt.toISOString(), topic: topicOf(course, one.number) }] : [];
    }),
  };
}

/** The points of a test by skill, in the order in which the test names them. */
function skillsOf(course: HomeCourseRow, { number, parts }: HomeSeat) {
  const { packageType: type, category } = course;
  const ageGroup = course.ageGroup ?? course.bank ?? 'adult';
  return criteriaOf({ type, category, ageGroup }, number).flatMap(({ slug, name, points: of }) => {
    const points = parts?.[slug];
    return points === undefined ? [] : [{ name, points, of }];
  });
}

/** A learner's courses, optionally of one program, read like the home. */
export async function readMyClasses(
  homeOf: (request: HomeRequest) => Promise<HomeRow>,
  query: { learnerId?: string | undefined; program?: keyof typeof PROGRAM_TYPES | undefined },
  call: SignedInCall,
): Promise<Reply<typeof myClasses> | Refusal<'learners.notFound'>> {
  const requestedId = query.learnerId;
  const { learners, learnerId, courses } = await homeOf({
    ...reachOf(call.person, 'look'),
    learnerId: requestedId,
    now: call.now,
  });
  if (requestedId !== undefined && learnerId !== requestedId) return refuse('learners.notFound');
  const type = query.program && PROGRAM_TYPES[query.program];
  return {
    learners: learners.map((one) => presentLearnerRef(one, call)),
    learnerId,
    courses: courses
      .filter(({ course }) => type === undefined || course.packageType === type)
      .map(({ course, seats }) => presentOwnCourse(course, seats, call)),
  };
}

/** One class with all meetings of a learner; `learnerId` chooses among several of the account's. */
export async function readMyClass(
  pool: Pool,
  classId: string,
  requestedId: string | undefined,
  call: SignedInCall,
): Promise<Reply<typeof myClass> | Refusal<'classes.notFound'>> {
  const here = await coursesInClass(pool, reachOf(call.person, 'look'), classId, call.now);
  const row = here.find(({ learnerId }) => requestedId === undefined || learnerId === requestedId);
  if (!row) return refuse('classes.notFound');
  const seats = await seatsOf(pool, [row.enrolmentId]);
  return {
    serverNow: call.now.toISOString(),
    course: presentOwnCourse(row, seats, call),
    learners: here.map(({ learnerId: id, learnerName: name, accountId, ownerName }) =>
      presentLearnerRef({ id, name, sharedBy: accountId === call.person.accountId ? null : ownerName }, call),
    ),
    meetings: seats.map((seat) => presentSeat(seat, row, call.now)),
    materials: materialCounts(row, row.uploads),
  };
}
