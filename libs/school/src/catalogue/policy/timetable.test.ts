import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later, SECOND, ZONES } from '../../basics/instants.ts';
import type { Policy } from './decision.ts';
import type { SeatState } from './seat.ts';
import {
  type Actor,
  decideCancel,
  decideExcuse,
  decideMove,
  decidePause,
  decisionAt,
  noticeUntil,
} from './timetable.ts';
import { instantOf } from './validity.ts';
import { POLICY_VERSION_1 } from './values.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
const hourFrom = (start: Date) => ({ start, end: later(start, HOUR) });

/** 24 hours before the start, to the second: [seconds after that instant, whether it counts as notice]. */
const AROUND_NOTICE = [
  [-1, true],
  [0, true],
  [1, false],
] as const;

/** Meetings at nine in the morning, at midnight and one minute before it, in each zone of Indonesia. */
const STARTS = ZONES.flatMap((zone) =>
  [9 * 60, 0, 23 * 60 + 59].map((minute) => ({ zone, minute, start: instantOf('2026-11-16', minute, zone) })),
);
const CASES = STARTS.flatMap((one) =>
  AROUND_NOTICE.map(([seconds, enough]) => ({ ...one, seconds, enough })),
);

type Question = Parameters<typeof decideMove>[1];
const question = (start: Date, more: Partial<Question> = {}): Question => ({
  actor: 'learner',
  state: 'planned',
  enrolmentActive: true,
  span: hourFrom(start),
  to: hourFrom(later(start, 3 * DAY)),
  lastDay: '2027-02-09',
  capacity: 1,
  othersInWeek: 0,
  perWeek: 2,
  ...more,
});
const START = instantOf('2026-11-16', 9 * 60);

describe('24 hours of notice, to the second', () => {
  it.each(CASES)(
    'moving: $zone, minute $minute, $seconds s after the limit',
    ({ start, seconds, enough }) => {
      const now = later(noticeUntil(policy, start), seconds * SECOND);
      for (const actor of ['learner', 'teacher'] as const)
        expect(decideMove(policy, question(start, { actor }), now).outcome).toBe(
          enough ? 'allowed' : 'tooLate',
        );
      expect(decideMove(policy, question(start, { actor: 'school' }), now).outcome).toBe('allowed');
    },
  );

  it.each(CASES)(
    'excusing: $zone, minute $minute, $seconds s after the limit',
    ({ start, seconds, enough }) => {
      const now = later(noticeUntil(policy, start), seconds * SECOND);
      const seat = { state: 'planned' as const, span: hourFrom(start), lastDay: '2027-02-09' };
      const decision = decideExcuse(policy, seat, now);
      expect(decision.outcome).toBe(enough ? 'kept' : 'tooLate');
      expect(decision.reason.params).toMatchObject({ until: later(start, -DAY).toISOString() });
    },
  );

  it.each(CASES)('cancelling asks for none: $zone, minute $minute, $seconds s', () => {
    for (const actor of ['teacher', 'school'] as const)
      expect(decideCancel(policy, { state: 'planned', lastDayAfter: '2027-02-16', actor }).outcome).toBe(
        'returned',
      );
  });

  it('the limit is 24 hours by the clock in every zone, also over midnight and the end of a month', () => {
    for (const zone of ZONES) {
      expect(noticeUntil(policy, instantOf('2026-12-01', 30, zone))).toEqual(
        instantOf('2026-11-30', 30, zone),
      );
      expect(noticeUntil(policy, instantOf('2027-01-01', 0, zone))).toEqual(instantOf('2026-12-31', 0, zone));
    }
  });

  it('the reason contains the limit and the hours', () => {
    const stopped = decideMove(policy, question(START, { enrolmentActive: false }), later(START, -2 * DAY));
    expect([stopped.outcome, stopped.reason.key]).toEqual(['stopped', 'move.stopped']);
    const late = decideMove(policy, question(START), later(START, -DAY + SECOND));
    expect(late.reason).toEqual({
      key: 'move.tooLate',
      params: { until: '2026-11-15T02:00:00.000Z', hours: 24 },
    });
    expect([late.rule, late.policyVersion]).toEqual(['move', 1]);
  });

  it("follows the version's value", () => {
    const shorter: Policy = {
      version: 2,
      rules: 1,
      values: { ...POLICY_VERSION_1, noticeSeconds: 12 * 3600 },
    };
    const now = later(START, -12 * HOUR);
    expect(decideMove(shorter, question(START), now).outcome).toBe('allowed');
    expect(decideMove(shorter, question(START), later(now, SECOND))).toMatchObject({
      outcome: 'tooLate',
      policyVersion: 2,
      reason: { params: { hours: 12 } },
    });
  });
});

describe('the new time of a meeting', () => {
  const now = later(START, -7 * DAY);
  const to = (start: Date) => decideMove(policy, question(START, { to: hourFrom(start) }), now).outcome;

  it('ends within the last day in the school’s zone, to the second', () => {
    const end = instantOf('2027-02-10', 0);
    expect(to(later(end, -HOUR))).toBe('allowed');
    expect(to(later(end, -HOUR + SECOND))).toBe('pastLastDay');
  });

  it('is after now, to the second, when the school moves it', () => {
    const to = (start: Date) =>
      decideMove(policy, question(START, { actor: 'school', to: hourFrom(start) }), now).outcome;
    expect(to(later(now, SECOND))).toBe('allowed');
    expect(to(now)).toBe('inPast');
    expect(to(later(now, -SECOND))).toBe('inPast');
  });

  it('a move names the limit of the new time only while it is in the future', () => {
    const reasonAt = (start: Date) =>
      decideMove(policy, question(START, { actor: 'school', to: hourFrom(start) }), now);
    const limit = later(now, DAY);
    expect(reasonAt(limit).reason).toEqual({ key: 'move.allowed', params: { until: now.toISOString() } });
    expect(reasonAt(later(limit, -SECOND))).toMatchObject({
      outcome: 'allowed',
      reason: { key: 'move.allowedLast', params: {} },
    });
    // The same is true of a stored decision that is read later.
    const kept = reasonAt(later(limit, HOUR));
    expect(decisionAt(kept, later(now, HOUR))).toBe(kept);
    expect(decisionAt(kept, later(now, HOUR + SECOND)).reason.key).toBe('move.allowedLast');
  });

  it.each([
    [1, 2, 'allowed'],
    [2, 2, 'weekFull'],
    [3, 2, 'weekFull'],
    [2, 3, 'allowed'],
    [3, 3, 'weekFull'],
  ])('with %i others in a week of %i: %s', (othersInWeek, perWeek, outcome) => {
    expect(decideMove(policy, question(START, { othersInWeek, perWeek }), now).outcome).toBe(outcome);
  });
});

describe('the new time needs as much notice as the old one, to the second', () => {
  const toPlan = { state: 'to_plan', span: null } as const;

  it.each(CASES)(
    'family and teacher: $zone, minute $minute, $seconds s after the limit',
    ({ start, seconds, enough }) => {
      const now = later(start, -DAY + seconds * SECOND);
      const planned = { span: hourFrom(later(start, 2 * DAY)), to: hourFrom(start) };
      for (const actor of ['learner', 'teacher'] as const)
        for (const one of [planned, { ...toPlan, to: hourFrom(start) }])
          expect(decideMove(policy, question(start, { actor, ...one }), now).outcome).toBe(
            enough ? 'allowed' : 'tooSoon',
          );
    },
  );

  it('the school plans any future time', () => {
    const now = later(START, -SECOND);
    for (const one of [{ span: hourFrom(later(START, DAY)) }, toPlan])
      expect(
        decideMove(policy, question(START, { actor: 'school', to: hourFrom(START), ...one }), now).outcome,
      ).toBe('allowed');
  });

  it('the reason contains the first allowed time, by the version of the purchase', () => {
    const aDayAndAnHour = later(START, -25 * HOUR);
    const longer: Policy = {
      version: 3,
      rules: 1,
      values: { ...POLICY_VERSION_1, noticeSeconds: 26 * 3600 },
    };
    expect(
      decideMove(policy, question(START, { ...toPlan, to: hourFrom(START) }), aDayAndAnHour).outcome,
    ).toBe('allowed');
    expect(
      decideMove(longer, question(START, { ...toPlan, to: hourFrom(START) }), aDayAndAnHour),
    ).toMatchObject({
      outcome: 'tooSoon',
      policyVersion: 3,
      reason: { key: 'move.tooSoon', params: { earliest: later(START, HOUR).toISOString(), hours: 26 } },
    });
  });

  it('a past time is refused as past, not as too soon', () => {
    const now = later(START, -3 * DAY);
    expect(decideMove(policy, question(START, { to: hourFrom(now) }), now).outcome).toBe('inPast');
  });
});

describe('which meetings can be moved', () => {
  it.each(['present', 'late', 'absent', 'lapsed'] as SeatState[])('not one that is %s', (state) => {
    expect(decideMove(policy, question(START, { state }), later(START, -7 * DAY)).outcome).toBe('notMovable');
  });

  it.each([
    [-1, 'allowed'],
    [0, 'notMovable'],
    [1, 'notMovable'],
  ])('by the school until it begins: %i s after the start it is %s', (seconds, outcome) => {
    expect(
      decideMove(policy, question(START, { actor: 'school' }), later(START, seconds * SECOND)).outcome,
    ).toBe(outcome);
  });

  it.each([
    ['learner', 4, 'group'],
    ['teacher', 4, 'group'],
    ['school', 4, 'allowed'],
    ['learner', 1, 'allowed'],
    ['teacher', 1, 'allowed'],
  ] as [Actor, number, string][])(
    '%s in a class for %i: %s, planned or to plan',
    (actor, capacity, outcome) => {
      const now = later(START, -7 * DAY);
      expect(decideMove(policy, question(START, { actor, capacity }), now).outcome).toBe(outcome);
      const toPlan = question(START, { actor, capacity, state: 'to_plan', span: null });
      expect(decideMove(policy, toPlan, now).outcome).toBe(outcome);
    },
  );

  it('one without a time needs no notice of an old time, follows the rule of planning, and cannot go past the last day', () => {
    const now = later(START, -DAY);
    const toPlan = { state: 'to_plan' as const, span: null };
    const soon = decideMove(policy, question(START, { ...toPlan, to: hourFrom(START) }), now);
    expect([soon.outcome, soon.rule, soon.reason.key]).toEqual(['allowed', 'plan', 'plan.allowed']);
    const late = decideMove(policy, question(START, { ...toPlan, lastDay: '2026-11-15' }), now);
    expect(late.outcome).toBe('pastLastDay');
  });
});

describe('a pause by the school', () => {
  const PAUSE = { from: '2026-11-16', until: '2026-11-23' };
  const seat = { state: 'planned' as SeatState, span: hourFrom(START), lastDay: '2027-02-09' };

  it.each(CASES)(
    'only affects meetings with enough notice: $zone, minute $minute, $seconds s after the limit',
    ({ start, seconds, enough }) => {
      const now = later(noticeUntil(policy, start), seconds * SECOND);
      const decision = decidePause(policy, { ...seat, span: hourFrom(start) }, PAUSE, now);
      expect([decision.rule, decision.outcome]).toEqual(['pause', enough ? 'kept' : 'tooNear']);
      // The same meetings as an excuse at that instant; only the reason differs.
      expect(decideExcuse(policy, { ...seat, span: hourFrom(start) }, now).outcome === 'kept').toBe(enough);
    },
  );

  it('gives the days of the pause as the reason, not an excuse', () => {
    const kept = decidePause(policy, seat, PAUSE, later(START, -7 * DAY));
    expect(kept.reason).toEqual({ key: 'pause.kept', params: { ...PAUSE, lastDay: '2027-02-09' } });
    expect(kept.inputs).toMatchObject({ ...PAUSE, start: START.toISOString() });
    const near = decidePause(policy, seat, PAUSE, later(START, -HOUR));
    expect(near.reason).toEqual({ key: 'pause.tooNear', params: { ...PAUSE, hours: 24 } });
  });

  it('follows the notice of the purchase’s version', () => {
    const longer: Policy = {
      version: 2,
      rules: 1,
      values: { ...POLICY_VERSION_1, noticeSeconds: 48 * 3600 },
    };
    const now = later(START, -36 * HOUR);
    expect(decidePause(policy, seat, PAUSE, now).outcome).toBe('kept');
    expect(decidePause(longer, seat, PAUSE, now)).toMatchObject({
      outcome: 'tooNear',
      policyVersion: 2,
      reason: { params: { hours: 48 } },
    });
  });

  it.each(['to_plan', 'present', 'late', 'absent', 'lapsed'] as SeatState[])('leaves what is %s', (state) => {
    expect(decidePause(policy, { ...seat, state }, PAUSE, later(START, -7 * DAY)).outcome).toBe('notPlanned');
  });

  it.each([
    [-1, 'tooNear'],
    [0, 'notPlanned'],
    [1, 'notPlanned'],
  ])('leaves meetings that have begun: %i s after the start: %s', (seconds, outcome) => {
    expect(decidePause(policy, seat, PAUSE, later(START, seconds * SECOND)).outcome).toBe(outcome);
  });
});

describe('excusing and cancelling', () => {
  const seat = { state: 'planned' as SeatState, span: hourFrom(START), lastDay: '2027-02-09' };

  it.each([
    [-1, 'tooLate'],
    [0, 'notPlanned'],
    [1, 'notPlanned'],
  ])('a late excuse is possible until the end: %i s after it: %s', (seconds, outcome) => {
    expect(decideExcuse(policy, seat, later(seat.span.end, seconds * SECOND)).outcome).toBe(outcome);
  });

  it.each(['to_plan', 'present', 'late', 'absent', 'lapsed'] as SeatState[])(
    'not for a meeting that is %s',
    (state) => {
      const now = later(START, -7 * DAY);
      expect(decideExcuse(policy, { ...seat, state }, now).outcome).toBe('notPlanned');
      expect(decideCancel(policy, { state, lastDayAfter: '2027-02-16', actor: 'school' }).outcome).toBe(
        'notPlanned',
      );
    },
  );

  it.each(['teacher', 'school'] as const)(
    'cancelling says that it was the %s, how many days the course is extended, and until when',
    (actor) => {
      const { reason } = decideCancel(policy, { state: 'planned', lastDayAfter: '2027-02-16', actor });
      expect(reason).toEqual({
        key: 'cancel.returned',
        params: { by: actor, days: 7, lastDay: '2027-02-16' },
      });
    },
  );
});
