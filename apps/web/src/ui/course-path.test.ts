import { expect, it } from 'vitest';
import { isOver, type StoneState } from './course-path.tsx';

it('only what is over is walked: a moved meeting and one to plan lie ahead', () => {
  const states: StoneState[] = ['held', 'late', 'forfeited', 'moved', 'toPlan', 'next', 'toCome'];
  expect(states.filter(isOver)).toEqual(['held', 'late', 'forfeited']);
});
