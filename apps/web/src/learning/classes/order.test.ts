import { expect, it } from 'vitest';
import { inOrder } from './order.ts';

it('a moved meeting is listed by its new time, and meetings to plan come last in the order of their numbers', () => {
  const meetings = [
    { number: 18, startsAt: null },
    { number: 14, startsAt: null },
    { number: 15, startsAt: '2026-12-02T02:00:00.000Z' },
    { number: 16, startsAt: '2027-01-05T02:00:00.000Z' },
    { number: 17, startsAt: '2026-12-07T02:00:00.000Z' },
  ];
  expect(inOrder(meetings).map(({ number }) => number)).toEqual([15, 17, 16, 14, 18]);
});
