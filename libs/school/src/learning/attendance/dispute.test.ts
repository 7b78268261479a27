import { expect, it } from 'vitest';
import { later, MINUTE, SECOND } from '../../basics/instants.ts';
import { decideDispute } from './dispute.ts';

const start = new Date('2026-11-03T09:00:00Z');
const seat = {
  state: 'planned' as const,
  span: { start, end: later(start, 60 * MINUTE) },
  checkedInAt: null,
  enrolmentActive: true,
};

it.each([
  ['2:59 after the start', 3 * MINUTE - SECOND, {}, 'tooEarly'],
  ['3:00 after the start', 3 * MINUTE, {}, 'open'],
  ['at the end', 60 * MINUTE, {}, 'open'],
  ['a second after the end', 60 * MINUTE + SECOND, {}, 'closed'],
  ['who is in the room already', 5 * MINUTE, { state: 'present' as const }, 'open'],
  ['the teacher has checked in', 5 * MINUTE, { checkedInAt: later(start, 4 * MINUTE) }, 'teacherHere'],
  ['the course is stopped', 5 * MINUTE, { enrolmentActive: false }, 'closed'],
  ['the meeting was forfeited', 5 * MINUTE, { state: 'absent' as const }, 'closed'],
  ['the meeting has no time', 5 * MINUTE, { state: 'to_plan' as const, span: null }, 'closed'],
])('%s', (_, after, more, outcome) => {
  expect(decideDispute({ ...seat, ...more }, later(start, after))).toBe(outcome);
});
