import type { Course } from '@fasih/school/office/homes/contract';
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
  | 'toPlan'
  | 'toPlanBySchool'
  | 'refundAnswerBy'
>;

/** The one thing a family should do next, where no meeting is. */
export type NextStep =
  | { kind: 'choose' | 'again'; to: string }
  /** `name`: of the package that was ordered. */
  | { kind: 'pay'; name: string; to: string }
  | CourseStep;
export type CourseStep = {
  kind: 'test' | 'resume' | 'wish' | 'waiting' | 'plan' | 'stopped';
  name: string;
  to: string;
};

const STEP_OF_PLACEMENT = { running: 'resume', toStart: 'test', finished: 'waiting' } as const;

/**
 * What a family should do, the most urgent first: a running test (its time goes on), then a test to start, then saying when lessons are wanted, then the wait for
 * a class, then meetings that the family can give a time, then a course that is stopped.
 */
export function nextSteps(courses: readonly Placed[]): CourseStep[] {
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
  return [
    ...placements(['running', 'toStart']),
    ...wishes,
    ...placements(['finished']),
    ...toPlan,
    ...stopped,
  ];
}

/** The first of these steps; where there is none, choosing a package, the first one or the next. */
export function nextStep(courses: readonly Placed[]): NextStep {
  const [first] = nextSteps(courses);
  return first ?? { kind: courses.length > 0 ? 'again' : 'choose', to: '/program-selection' };
}

/** What a course without a class waits for, as its badge says and its button leads on. */
export function beforeClass(course: Pick<Course, 'state' | 'placement'>): BeforeClass {
  if (course.state === 'ended') return 'ended';
  if (course.state === 'suspended') return 'stopped';
  return STEP_OF_PLACEMENT[course.placement];
}

export type BeforeClass = 'test' | 'resume' | 'waiting' | 'stopped' | 'ended';
