import type { Reply } from '@fasih/school/basics/contract';
import type { Course, studentDashboard } from '@fasih/school/office/homes/contract';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';

type Placed = Pick<
  Course,
  | 'enrolmentId'
  | 'learnerId'
  | 'learnerName'
  | 'placement'
  | 'wished'
  | 'classId'
  | 'state'
  | 'finished'
  | 'toPlan'
  | 'toPlanBySchool'
  | 'refundAnswerBy'
>;

type ToPay = Reply<typeof studentDashboard>['toPay'];

/** The one thing a family should do next, where no meeting is. */
export type NextStep = { kind: 'choose' | 'again'; to: string } | OwnStep;
export type OwnStep = CourseStep | PayStep;
/** `name`: of the package that was ordered; `until`: the instant at which the order ends. */
export type PayStep = { kind: 'pay'; name: string; until: string; to: string };
export type CourseStep = {
  kind: 'test' | 'resume' | 'wish' | 'waiting' | 'plan' | 'stopped';
  name: string;
  to: string;
};

const STEP_OF_PLACEMENT = { running: 'resume', toStart: 'test', finished: 'waiting' } as const;

/**
 * What a family should do, the most urgent first: a running test (its time goes on), then an order to pay, a test to start, saying when lessons are wanted, then the wait for
 * a class, then meetings that the family can give a time, then a course that is stopped.
 */
export function nextSteps(courses: readonly Placed[], toPay: ToPay = []): OwnStep[] {
  const open = courses.filter(({ classId, state }) => classId === null && state === 'active');
  // Who wishes nothing yet is asked before waiting: the wishes decide the class.
  const wishes = open
    .filter(({ wished }) => !wished)
    .map(
      (one): CourseStep => ({
        kind: 'wish',
        name: one.learnerName,
        to: `/wishes/${one.enrolmentId}`,
      }),
    );
  const placements = (among: readonly Placed['placement'][]) =>
    among.flatMap((placement) =>
      open
        .filter((one) => one.placement === placement)
        .map(
          (one): CourseStep => ({
            kind: STEP_OF_PLACEMENT[placement],
            name: one.learnerName,
            to: `/placement-test?enrolment=${one.enrolmentId}`,
          }),
        ),
    );
  const toPlan = courses
    .filter(
      (one) =>
        one.classId !== null &&
        one.state === 'active' &&
        one.toPlan > one.toPlanBySchool &&
        !one.refundAnswerBy,
    )
    .map(
      (one): CourseStep => ({
        kind: 'plan',
        name: one.learnerName,
        to: ofLearner(`/my-classes/${one.classId}`, one.learnerId),
      }),
    );
  const stopped = courses
    .filter(({ state }) => state === 'suspended')
    .map(({ learnerName }): CourseStep => ({ kind: 'stopped', name: learnerName, to: '/contact' }));
  const payments = toPay.map(
    ({ orderId, packageName, expiresAt }): PayStep => ({
      kind: 'pay',
      name: packageName,
      until: expiresAt,
      to: `/checkout/${orderId}`,
    }),
  );
  return [
    ...placements(['running']),
    ...payments,
    ...placements(['toStart']),
    ...wishes,
    ...placements(['finished']),
    ...toPlan,
    ...stopped,
  ];
}

/** The first of these steps; where there is none and no course goes on, choosing a package, the first one or the next. */
export function nextStep(courses: readonly Placed[], toPay: ToPay = []): NextStep | null {
  const [first] = nextSteps(courses, toPay);
  if (first) return first;
  if (courses.some(({ state, finished }) => state === 'active' && !finished)) return null;
  return { kind: courses.length > 0 ? 'again' : 'choose', to: '/program-selection' };
}

/** What a course without a class waits for, as its badge says and its button leads on. */
export function beforeClass(course: Pick<Course, 'state' | 'placement'>): BeforeClass {
  if (course.state === 'ended') return 'ended';
  if (course.state === 'suspended') return 'stopped';
  return STEP_OF_PLACEMENT[course.placement];
}

export type BeforeClass = 'test' | 'resume' | 'waiting' | 'stopped' | 'ended';
