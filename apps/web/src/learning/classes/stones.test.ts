import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { describe, expect, it } from 'vitest';
import { meetingOf, seatOf } from '../teachers/teachers.fixtures.ts';
import { stonesOfClass } from './stones.ts';

type State = AgendaMeeting['state'];
type Mark = AgendaMeeting['seats'][number]['state'];

const meeting = (number: number, state: State, ...marks: Mark[]): AgendaMeeting =>
  meetingOf(number, 0, {
    meetingId: `${number}/${state}`,
    startsAt: null,
    endsAt: null,
    state,
    seats: marks.map((mark, index) => seatOf({ learnerId: `${index}`, number, state: mark })),
  });

describe('the path of a whole class', () => {
  it('shows what each meeting came to, and the next one', () => {
    const meetings = [
      meeting(1, 'held', 'present'),
      meeting(2, 'held', 'late'),
      meeting(3, 'missed', 'absent'),
      meeting(4, 'to_plan', 'to_plan'),
      meeting(5, 'planned', 'planned'),
      meeting(6, 'planned', 'planned'),
    ];
    const states = stonesOfClass(meetings, 10).map(({ state }) => state);
    expect(states.slice(0, 7)).toEqual(['held', 'late', 'forfeited', 'toPlan', 'next', 'toCome', 'toCome']);
  });

  it('the next one is the first by time, whatever its number', () => {
    const at = (day: string) => ({ startsAt: `2026-12-${day}T09:00:00.000Z` });
    const meetings = [
      { ...meeting(1, 'planned', 'planned'), ...at('15') },
      { ...meeting(2, 'planned', 'planned'), ...at('08') },
    ];
    expect(stonesOfClass(meetings, 2).map(({ state }) => state)).toEqual(['toCome', 'next']);
  });

  it('what will never be held is not forfeited', () => {
    expect(stonesOfClass([meeting(1, 'lapsed', 'lapsed')], 1)[0]?.state).toBe('lapsed');
  });

  it('in a group a meeting is late only where nobody came in time', () => {
    const [first, second] = stonesOfClass(
      [meeting(1, 'held', 'late', 'present'), meeting(2, 'held', 'late', 'absent')],
      10,
    );
    expect([first?.state, second?.state]).toEqual(['held', 'late']);
  });

  it('a make-up does not take the place of its series number, and the tests are in the middle and at the end', () => {
    const stones = stonesOfClass([meeting(1, 'held', 'present'), meeting(1, 'to_plan', 'to_plan')], 20);
    expect(stones[0]?.state).toBe('held');
    expect(stones.filter(({ test }) => test).map(({ number }) => number)).toEqual([10, 20]);
  });
});
