import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const course = (name: string, state: 'toStart' | 'running' | 'finished') => ({
  enrolmentId: `enrolment-of-${name}`,
  learnerName: name,
  packageName: 'General English for Kids',
  bank: 'kids' as const,
  state,
  attemptId: null,
  level: null,
});

it('a family without a course is asked to choose a package', () => {
  expect(nextStep([])).toEqual({ kind: 'choose', to: '/program-selection' });
});

it('a test to start comes before waiting for a class', () => {
  expect(nextStep([course('Rafi', 'finished'), course('Gita', 'toStart')])).toEqual({
    kind: 'test',
    name: 'Gita',
    to: '/placement-test?enrolment=enrolment-of-Gita',
  });
});

it('a running test comes first, because its time goes on', () => {
  expect(nextStep([course('Rafi', 'toStart'), course('Gita', 'running')])).toMatchObject({
    kind: 'resume',
    name: 'Gita',
  });
});

it('after the test the family hears when the class information comes', () => {
  expect(nextStep([course('Rafi', 'finished')])).toMatchObject({ kind: 'waiting', name: 'Rafi' });
});
