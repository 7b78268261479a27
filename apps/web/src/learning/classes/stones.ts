import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import type { Stone, StoneState } from '../../ui/course-path.tsx';
import { inOrder } from './order.ts';

/** What a stone tells of a meeting. */
type PathMeeting = Pick<AgendaMeeting, 'meetingId' | 'number' | 'startsAt' | 'state'> & {
  seats: readonly Pick<AgendaMeeting['seats'][number], 'state'>[];
};

/**
 * The path of a whole class: one stone per number of its series. In a group a stone tells of the meeting, so `late` stands
 * only where nobody came in time.
 */
export function stonesOfClass(meetings: readonly PathMeeting[], total: number): Stone[] {
  const next = inOrder(meetings).find(({ state }) => state === 'planned')?.meetingId;
  return Array.from({ length: total }, (_, index) => {
    const number = index + 1;
    // Make-ups carry their series' number and come after it.
    const meeting = meetings.find((one) => one.number === number);
    return {
      number,
      state: meeting === undefined ? 'toCome' : stateOf(meeting, meeting.meetingId === next),
      test: kindOfNumber(number, total) !== 'lesson',
    };
  });
}

function stateOf({ state, seats }: PathMeeting, isNext: boolean): StoneState {
  if (state === 'to_plan') return 'toPlan';
  if (state === 'missed') return 'forfeited';
  if (state === 'lapsed') return 'lapsed';
  if (state === 'planned') return isNext ? 'next' : 'toCome';
  return seats.some((seat) => seat.state === 'present') || seats.length === 0 ? 'held' : 'late';
}
