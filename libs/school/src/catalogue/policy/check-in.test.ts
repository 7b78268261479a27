import { describe, expect, it } from 'vitest';
import { later, SECOND } from '../../basics/instants.ts';
import { type CheckInOutcome, decideCheckIn, paidMinutes } from './check-in.ts';
import type { Policy } from './decision.ts';
import { POLICY_VERSION_1 } from './values.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
const start = new Date('2026-11-02T02:00:00Z');
const end = new Date('2026-11-02T03:00:00Z');
const at = (minutes: number, seconds = 0) => later(start, (minutes * 60 + seconds) * SECOND);
const meeting = { span: { start, end }, checkedInAt: null, open: true, freeAfter: null };

describe('a teacher checks in to a meeting from 09:00 to 10:00', () => {
  const table: [string, Date, CheckInOutcome, number][] = [
    ['5:01 before', at(-5, -1), 'tooEarly', 0],
    ['5:00 before', at(-5), 'onTime', 0],
    ['at the start', at(0), 'onTime', 0],
    ['1 s after', at(0, 1), 'addedToEnd', 1],
    ['60 s after', at(1), 'addedToEnd', 1],
    ['61 s after', at(1, 1), 'addedToEnd', 2],
    ['14:59 after', at(15, -1), 'addedToEnd', 15],
    ['15:00 after', at(15), 'addedToEnd', 15],
    ['15:01 after', at(15, 1), 'tooLate', 0],
    ['after the end', at(61), 'tooLate', 0],
  ];
  it.each(table)('%s', (_when, now, outcome, delay) => {
    const decision = decideCheckIn(policy, meeting, now);
    expect([decision.outcome, decision.delayMinutes]).toEqual([outcome, delay]);
    expect(decision.reason.key).toBe(`checkIn.${outcome}`);
    expect(decision.end).toEqual(outcome === 'addedToEnd' ? at(60 + delay) : end);
  });

  it('owes the delay to the minute bank when somebody is not free long enough', () => {
    const seven = at(6, 30);
    const outcome = (freeAfter: Date | null) => {
      const { outcome, delayMinutes, end: until } = decideCheckIn(policy, { ...meeting, freeAfter }, seven);
      return [outcome, delayMinutes, until];
    };
    expect(outcome(at(67))).toEqual(['addedToEnd', 7, at(67)]);
    expect(outcome(at(67, -1))).toEqual(['owed', 7, end]);
    expect(outcome(end)).toEqual(['owed', 7, end]);
    expect(outcome(null)).toEqual(['addedToEnd', 7, at(67)]);
  });

  it('a second time changes nothing, and a closed meeting accepts none', () => {
    const again = decideCheckIn(policy, { ...meeting, checkedInAt: at(2), open: false }, at(30));
    expect([again.outcome, again.reason.params, again.delayMinutes]).toEqual([
      'already',
      { at: at(2).toISOString() },
      0,
    ]);
    expect(decideCheckIn(policy, { ...meeting, open: false }, at(0)).outcome).toBe('closed');
  });
});

describe('the paid minutes of a teacher', () => {
  it('are the planned hour, less a delay that went to the minute bank', () => {
    const paid = (outcome: 'held' | 'forfeited' | 'cancelled', bankedDelayMinutes: number) =>
      paidMinutes(policy, { outcome, bankedDelayMinutes });
    expect([paid('held', 0), paid('held', 7), paid('forfeited', 0), paid('forfeited', 15)]).toEqual([
      60, 53, 60, 45,
    ]);
    expect([paid('cancelled', 0), paid('cancelled', 7), paid('held', 90)]).toEqual([0, 0, 0]);
  });
});
