import { expect, it } from 'vitest';
import { beforeClass, nextStep, nextSteps } from './next-step.ts';

const course = (
  name: string,
  placement: 'toStart' | 'running' | 'finished',
  classId: string | null = null,
  rest: {
    wished?: boolean;
    toPlan?: number;
    toPlanBySchool?: number;
    state?: 'active' | 'suspended' | 'ended';
    finished?: boolean;
    refundAnswerBy?: string;
  } = {},
) => ({
  learnerId: `id-of-${name}`,
  toPlan: 0,
  wished: true,
  toPlanBySchool: 0,
  enrolmentId: `enrolment-of-${name}`,
  learnerName: name,
  placement,
  classId,
  state: 'active' as const,
  finished: false,
  ...rest,
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
  const step = nextStep([course('Rafi', 'toStart'), course('Gita', 'running')]);
  expect(step).toMatchObject({ kind: 'resume', name: 'Gita' });
});

it('who has not said when lessons are wanted is asked before waiting, and after the test', () => {
  const courses = [
    course('Rafi', 'finished', null, { wished: false }),
    course('Gita', 'toStart', null, { wished: false }),
  ];
  expect(nextSteps(courses).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'test Gita',
    'wish Rafi',
    'wish Gita',
    'waiting Rafi',
  ]);
  expect(nextSteps(courses)[1]?.to).toBe('/wishes/enrolment-of-Rafi');
});

it('every course that waits for the family is named, the most urgent first', () => {
  const courses = [
    course('Rafi', 'finished', 'class-of-rafi', { toPlan: 1 }),
    course('Gita', 'toStart'),
    course('Dewi', 'running'),
  ];
  expect(nextSteps(courses).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'resume Dewi',
    'test Gita',
    'plan Rafi',
  ]);
});

it('a course that goes on asks for nothing more, and offers no other one before it is finished', () => {
  const courses = [course('Rafi', 'finished', 'class-of-rafi')];
  expect([nextStep(courses), nextSteps(courses)]).toEqual([null, []]);
  const finished = course('Rafi', 'finished', 'class-of-rafi', { finished: true });
  expect(nextStep([finished])?.kind).toBe('again');
});

it('meetings without a time are planned before anything new is bought', () => {
  const step = nextStep([course('Rafi', 'finished', 'class-of-rafi', { toPlan: 2 })]);
  expect(step).toEqual({
    kind: 'plan',
    name: 'Rafi',
    to: '/my-classes/class-of-rafi?learner=id-of-Rafi',
  });
});

it('a group’s meetings without a time are the school’s to plan, so they ask nothing of the family', () => {
  const group = { toPlan: 2, toPlanBySchool: 2 };
  expect(nextStep([course('Rafi', 'finished', 'class-of-rafi', group)])).toBeNull();
  const own = { toPlan: 2, toPlanBySchool: 1 };
  expect(nextStep([course('Rafi', 'finished', 'class-of-rafi', own)])?.kind).toBe('plan');
});

it('a stopped course leads to the school', () => {
  const step = nextStep([course('Rafi', 'finished', 'class-of-rafi', { toPlan: 2, state: 'suspended' })]);
  expect(step).toEqual({ kind: 'stopped', name: 'Rafi', to: '/contact' });
});

it('who has learnt here before is not told to choose a first package', () => {
  expect(nextStep([course('Rafi', 'finished', 'class-of-rafi', { state: 'ended' })])?.kind).toBe('again');
});

it('the badge of a course without a class names what its button leads to', () => {
  for (const placement of ['toStart', 'running', 'finished'] as const) {
    const waiting = course('Rafi', placement);
    expect(beforeClass(waiting)).toBe(nextStep([waiting])?.kind);
  }
  expect(beforeClass(course('Rafi', 'toStart', null, { state: 'suspended' }))).toBe('stopped');
  expect(beforeClass(course('Rafi', 'finished', null, { state: 'ended' }))).toBe('ended');
});

it('nothing is planned while the school has not answered a refund request', () => {
  const asked = course('Sari', 'finished', 'c1', { toPlan: 3, refundAnswerBy: '2026-11-30' });
  expect([nextStep([asked]), nextSteps([asked])]).toEqual([null, []]);
});

it('an order to pay comes after a running test and before everything else', () => {
  const toPay = [{ orderId: 'o1', packageName: 'Conversation', expiresAt: '2026-11-03T02:00:00.000Z' }];
  const courses = [course('Rafi', 'toStart'), course('Gita', 'running')];
  expect(nextSteps(courses, toPay).map(({ kind }) => kind)).toEqual(['resume', 'pay', 'test']);
  expect(nextStep([], toPay)).toEqual({
    kind: 'pay',
    name: 'Conversation',
    until: '2026-11-03T02:00:00.000Z',
    to: '/checkout/o1',
  });
});
