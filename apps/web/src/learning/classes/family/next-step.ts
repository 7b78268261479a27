import type { Course } from '@fasih/school/office/homes/contract';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';

type Placed = Pick<
  Course,
  | 'enrolmentId'
  | 'learnerId'
  | 'learnerName'
  | 'placement'
  | 'classId'
  | 'state'
  | 'toPlan'
  | 'toPlanBySchool'
>;

/** The one thing a family should do next, where no meeting is. */
export type NextStep =
  | { kind: 'choose' | 'again'; to: string }
  | { kind: 'test' | 'resume' | 'waiting' | 'plan' | 'stopped'; name: string; to: string };

const STEP_OF_PLACEMENT = { running: 'resume', toStart: 'test', finished: 'waiting' } as const;

/**
 * A running test first (its time goes on), then a test to start, then the wait for a class, then meetings that the family
 * can give a time, then a course that is stopped; else choosing a package, the first one or the next.
 */
export function nextStep(courses: readonly Placed[]): NextStep {
  const urgency = ['running', 'toStart', 'finished'] as const;
  const open = courses.filter(({ classId, state }) => classId === null && state === 'active');
  for (const placement of urgency) {
    const course = open.find((one) => one.placement === placement);
    if (course) {
      return {
        kind: STEP_OF_PLACEMENT[placement],
        name: course.learnerName,
        to: `/placement-test?enrolment=${course.enrolmentId}`,
      };
    }
  }
  const toPlan = courses.find(
    (one) => one.classId !== null && one.state === 'active' && one.toPlan > one.toPlanBySchool,
  );
  if (toPlan) {
    const to = ofLearner(`/my-classes/${toPlan.classId}`, toPlan.learnerId);
    return { kind: 'plan', name: toPlan.learnerName, to };
  }
  const stopped = courses.find(({ state }) => state === 'suspended');
  if (stopped) return { kind: 'stopped', name: stopped.learnerName, to: '/contact' };
  return { kind: courses.length > 0 ? 'again' : 'choose', to: '/program-selection' };
}

/** What a course without a class waits for, as its badge says and its button leads on. */
export function beforeClass(course: Pick<Course, 'state' | 'placement'>): BeforeClass {
  if (course.state === 'ended') return 'ended';
  if (course.state === 'suspended') return 'stopped';
  return STEP_OF_PLACEMENT[course.placement];
}

export type BeforeClass = 'test' | 'resume' | 'waiting' | 'stopped' | 'ended';

/** Whether the step is about a test that can be taken now; such a step stands beside the next meeting. */
export function isUrgent(step: NextStep): boolean {
  return step.kind === 'test' || step.kind === 'resume';
}
