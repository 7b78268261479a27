import { describe, expect, it } from 'vitest';
import { later, SECOND } from '../../basics/instants.ts';
import {
  begunMinutes,
  type CloseOutcome,
  decideClose,
  decideCorrect,
  decideMark,
  decideWaive,
  type MarkOutcome,
  windowOf,
} from './attendance.ts';
import type { Policy } from './decision.ts';
import { ATTENDANCE, SEAT_STATES, type SeatState } from './seat.ts';
import { POLICY_VERSION_1 } from './values.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
const start = new Date('2026-11-02T02:00:00Z');
const end = new Date('2026-11-02T03:00:00Z');
const span = { start, end };
/** So many minutes and seconds after the start. */
const at = (minutes: number, seconds = 0) => later(start, (minutes * 60 + seconds) * SECOND);

const planned = { state: 'planned' as SeatState, span, markedAt: null, enrolmentActive: true };

describe('marking a meeting from 09:00 to 10:00', () => {
  const table: [string, Date, MarkOutcome][] = [
    ['5:01 before the start', at(-5, -1), 'tooEarly'],
    ['a millisecond before 5:00', later(at(-5), -1), 'tooEarly'],
    ['5:00 before the start', at(-5), 'present'],
    ['4:59 before the start', at(-5, 1), 'present'],
    ['at the start', at(0), 'present'],
    ['1 s after the start', at(0, 1), 'present'],
    ['14:59 after the start', at(15, -1), 'present'],
    ['15:00 after the start', at(15), 'present'],
    ['a millisecond later', later(at(15), 1), 'late'],
    ['15:01 after the start', at(15, 1), 'late'],
    ['a second before the end', at(60, -1), 'late'],
    ['at the end', at(60), 'late'],
    ['a second after the end', at(60, 1), 'closed'],
    ['a day after', at(24 * 60), 'closed'],
  ];
  it.each(table)('%s', (_when, now, outcome) => {
    const decision = decideMark(policy, planned, now);
    expect([decision.outcome, decision.reason.key]).toEqual([outcome, `attendance.${outcome}`]);
    expect(decision).toMatchObject({
      rule: 'attendance',
      policyVersion: 1,
      inputs: { now: now.toISOString() },
    });
  });

  it('says how many minutes after the start it was, as the times shown beside it do', () => {
    const minutes = (now: Date) => decideMark(policy, planned, now).reason.params;
    expect(minutes(at(15, 1))).toEqual({ start: start.toISOString(), minutes: 16, grace: 15 });
    expect(minutes(at(16, 59))).toMatchObject({ minutes: 16 });
    expect(minutes(at(21, 30))).toMatchObject({ minutes: 21 });
    expect(minutes(at(60))).toMatchObject({ minutes: 60 });
  });

  it('stays open until the later end when a teacher’s delay was added', () => {
    const longer = { ...planned, span: { start, end: at(70) } };
    expect(decideMark(policy, longer, at(70)).outcome).toBe('late');
    expect(decideMark(policy, longer, at(70, 1)).outcome).toBe('closed');
  });

  it.each(ATTENDANCE)('is done already in state %s, at any time and for any course', (state) => {
    for (const now of [at(-60), at(0), at(120)]) {
      const seat = { state, span, markedAt: at(1), enrolmentActive: false };
      const { outcome, reason } = decideMark(policy, seat, now);
      expect([outcome, reason.params]).toEqual(['already', { at: at(1).toISOString() }]);
    }
  });

  it('is refused without a time, after a refund, and while the course is suspended', () => {
    const outcome = (seat: Partial<Parameters<typeof decideMark>[1]>) =>
      decideMark(policy, { ...planned, ...seat }, at(0)).outcome;
    expect(outcome({ state: 'to_plan', span: null })).toBe('notPlanned');
    expect(outcome({ state: 'lapsed', span: null })).toBe('notPlanned');
    expect(outcome({ span: null })).toBe('notPlanned');
    expect(outcome({ enrolmentActive: false })).toBe('stopped');
  });

  it('follows the policy version that was bought', () => {
    const other: Policy = {
      version: 2,
      rules: 1,
      values: { ...POLICY_VERSION_1, markOpensSeconds: 600, presentWithinSeconds: 300 },
    };
    expect(decideMark(other, planned, at(-10)).outcome).toBe('present');
    expect(decideMark(other, planned, at(5, 1)).outcome).toBe('late');
    expect(decideMark(other, planned, at(5, 1)).policyVersion).toBe(2);
    expect(windowOf(other, span)).toEqual({ opensAt: at(-10), presentUntil: at(5), closesAt: end });
  });
});

describe('begun minutes', () => {
  it.each([
    [0, 0],
    [1, 1],
    [59, 1],
    [60, 1],
    [61, 2],
    [900, 15],
    [901, 16],
    [-30, 0],
  ])('%i s are %i', (seconds, minutes) => {
    expect(begunMinutes(start, at(0, seconds))).toBe(minutes);
  });
});

describe('closing a meeting', () => {
  const seat = { state: 'planned' as SeatState, span, toldLateAt: null, teacherCheckedIn: true };
  const table: [string, Partial<typeof seat>, Date, CloseOutcome][] = [
    ['runs until the end', {}, at(60, -1), 'notYet'],
    ['runs at the very end', {}, at(60), 'notYet'],
    ['unmarked: forfeited a second after the end', {}, at(60, 1), 'forfeited'],
    ['marked present: held', { state: 'present' }, at(60, 1), 'held'],
    ['marked late: held', { state: 'late' }, at(60, 1), 'held'],
    ['said to be absent: forfeited', { state: 'absent' }, at(60, 1), 'forfeited'],
    ['teacher not there at 14:59', { teacherCheckedIn: false }, at(15, -1), 'notYet'],
    ['teacher not there at 15:00', { teacherCheckedIn: false }, at(15), 'notYet'],
    ['teacher not there at 15:01', { teacherCheckedIn: false }, at(15, 1), 'teacherMissing'],
    [
      'teacher never came though the learner marked',
      { teacherCheckedIn: false, state: 'present' },
      at(15, 1),
      'teacherMissing',
    ],
    ['teacher never came and the end has passed', { teacherCheckedIn: false }, at(90), 'teacherMissing'],
  ];
  it.each(table)('%s', (_what, changes, now, outcome) => {
    expect(decideClose(policy, { ...seat, ...changes }, now).outcome).toBe(outcome);
  });

  it('says when the notice came too late, in whole hours before the start', () => {
    const told = (toldLateAt: Date) => decideClose(policy, { ...seat, toldLateAt } as never, at(61)).reason;
    expect(told(at(-119))).toEqual({
      key: 'close.toldLate',
      params: { toldAt: at(-119).toISOString(), hours: 1, needed: 24 },
    });
    expect(told(at(10)).params).toMatchObject({ hours: 0 });
  });

  it('says how many days the course is extended when the teacher never came', () => {
    const missing = decideClose(policy, { ...seat, teacherCheckedIn: false }, at(16));
    expect(missing.reason).toEqual({ key: 'close.teacherMissing', params: { grace: 15, days: 7 } });
  });
});

describe('correcting by teacher or school', () => {
  const outcome = (
    state: SeatState,
    to: 'present' | 'late' | 'absent',
    now = at(5),
    when: typeof span | null = span,
  ) => decideCorrect(policy, { state, span: when, to }, now).outcome;

  it('is possible once marking is open, without an end', () => {
    expect(outcome('planned', 'present', at(-5, -1))).toBe('notYet');
    expect(outcome('planned', 'present', at(-5))).toBe('changed');
    expect(outcome('absent', 'present', at(7 * 24 * 60))).toBe('changed');
  });

  it('changes what differs and leaves what is the same', () => {
    for (const state of ['planned', ...ATTENDANCE] as const)
      for (const to of ATTENDANCE) expect(outcome(state, to)).toBe(state === to ? 'same' : 'changed');
  });

  it('is refused when nothing is planned', () => {
    expect(outcome('to_plan', 'present', at(5), null)).toBe('stopped');
    expect(outcome('lapsed', 'absent', at(5), null)).toBe('stopped');
    expect(outcome('planned', 'absent', at(5), null)).toBe('stopped');
  });
});

describe('waiving', () => {
  it('gives back an absence and nothing else', () => {
    const back = SEAT_STATES.filter((state) => decideWaive(policy, { state }).outcome === 'returned');
    expect(back).toEqual(['absent']);
    expect(decideWaive(policy, { state: 'present' }).reason.key).toBe('waive.notForfeited');
  });
});
