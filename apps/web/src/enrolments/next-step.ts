import type { Course } from '@fasih/school/dashboards/contract';

type Placed = Pick<Course, 'enrolmentId' | 'learnerName' | 'placement' | 'classId' | 'state'>;

/** The one thing a family should do next, where no meeting is. */
export type NextStep =
  | { kind: 'choose'; to: string }
  | { kind: 'test' | 'resume' | 'waiting'; name: string; to: string };

/**
 * A running test first (its time goes on), then a test to start, then the wait for a class, else choosing a package.
 * Courses that have a class or are over ask for nothing.
 */
export function nextStep(courses: readonly Placed[]): NextStep {
  const urgency = ['running', 'toStart', 'finished'] as const;
  const kinds = { running: 'resume', toStart: 'test', finished: 'waiting' } as const;
  const open = courses.filter(({ classId, state }) => classId === null && state === 'active');
  for (const placement of urgency) {
    const course = open.find((one) => one.placement === placement);
    if (course) {
      return {
        kind: kinds[placement],
        name: course.learnerName,
        to: `/placement-test?enrolment=${course.enrolmentId}`,
      };
    }
  }
  return { kind: 'choose', to: '/program-selection' };
}

/** Whether the step is about a test that can be taken now; such a step stands beside the next meeting. */
export function isUrgent(step: NextStep): boolean {
  return step.kind === 'test' || step.kind === 'resume';
}
