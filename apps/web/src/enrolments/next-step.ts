import type { Reply } from '@fasih/school/basics/contract';
import type { currentPlacement } from '@fasih/school/placement/contract';

type Course = Reply<typeof currentPlacement>['enrolments'][number];

/** The one thing a family should do next. */
export type NextStep =
  | { kind: 'choose'; to: string }
  | { kind: 'test' | 'resume' | 'waiting'; name: string; to: string };

/** A running test first (its time goes on), then a test to start, then the wait for a class, else choosing a package. */
export function nextStep(courses: readonly Course[]): NextStep {
  const urgency = ['running', 'toStart', 'finished'] as const;
  const kinds = { running: 'resume', toStart: 'test', finished: 'waiting' } as const;
  for (const state of urgency) {
    const course = courses.find((one) => one.state === state);
    if (course) {
      return {
        kind: kinds[state],
        name: course.learnerName,
        to: `/placement-test?enrolment=${course.enrolmentId}`,
      };
    }
  }
  return { kind: 'choose', to: '/program-selection' };
}
