import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, later, SECOND } from '../../basics/instants.ts';
import { DAYS, evening, firstPlan, rules1, rules2 } from './example-course.fixtures.ts';
import {
  freezesAt,
  isFrozen,
  type Numbered,
  numbersAtFreeze,
  numbersByTime,
  numbersOfReturn,
  numbersOfUndo,
  type Renumbering,
} from './numbering.ts';
import { policyOfClass } from './rules-2.ts';

const bought = 20;
const course = (meetings: readonly Numbered[]) => ({ bought, meetings });
/** A meeting of the first plan gets another time, or none. */
const withTime = (meetings: readonly Numbered[], id: string, start: Date | null): Numbered[] =>
  meetings.map((one) => (one.id === id ? { ...one, start } : one));
const after = (meetings: readonly Numbered[], { changes }: Renumbering): Numbered[] =>
  meetings.map((one) => ({ ...one, number: changes.find(({ id }) => id === one.id)?.to ?? one.number }));
/** Number by day; `waits` are the numbers without a time. */
const plan = (meetings: readonly Numbered[]) => ({
  byDay: Object.fromEntries(
    meetings.flatMap(({ number, start }) => (start ? [[dayIn(start), number]] : [])),
  ) as Record<string, number>,
  waits: meetings.flatMap(({ number, start }) => (start ? [] : [number])).sort((a, b) => a - b),
});
const excused = (...ids: string[]) => ids.reduce((meetings, id) => withTime(meetings, id, null), firstPlan());
const NINE = '2026-03-02';
const FEB_27 = evening('2026-02-27', 12);

describe('lesson 9 (2 March) excused on 27 February', () => {
  it('keeps its number until it has a time: 4 March stays 10', () => {
    const decision = numbersOfReturn(rules2, course(excused(NINE)), NINE, FEB_27);
    expect([decision.outcome, decision.changes]).toEqual(['kept', []]);
    expect(plan(after(excused(NINE), decision))).toMatchObject({ byDay: { '2026-03-04': 10 }, waits: [9] });
  });

  it('moved to 6 March: 4 March is 9, 6 March 10, and nothing else changes', () => {
    const moved = withTime(excused(NINE), NINE, evening('2026-03-06'));
    const decision = numbersByTime(rules2, course(moved), { id: NINE, was: null, by: 'learner' }, FEB_27);
    expect(decision.changes).toEqual([
      { id: NINE, from: 9, to: 10 },
      { id: '2026-03-04', from: 10, to: 9 },
    ]);
    expect(decision).toMatchObject({ rule: 'numbers', policyVersion: 2, reason: { key: 'numbers.byTime' } });
  });

  it('moved to 13 April: 4 March is 9 … 8 April is 19 and 13 April the Final', () => {
    const moved = withTime(excused(NINE), NINE, evening('2026-04-13'));
    const decision = numbersByTime(rules2, course(moved), { id: NINE, was: null, by: 'learner' }, FEB_27);
    const { byDay } = plan(after(moved, decision));
    const days = [...DAYS.slice(9), '2026-04-13'];
    expect(days.map((day) => byDay[day])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect([byDay['2026-03-04'], byDay['2026-04-08'], byDay['2026-04-13']]).toEqual([9, 19, 20]);
  });

  it.each(['2026-03-01', '2026-03-06', '2026-04-13'])(
    'taken for %s and back: it waits as 9, and every other has its number again',
    (day) => {
      const taken = withTime(excused(NINE), NINE, evening(day));
      const move = numbersByTime(rules2, course(taken), { id: NINE, was: null, by: 'learner' }, FEB_27);
      const given = withTime(after(taken, move), NINE, null);
      const undo = numbersOfUndo(rules2, course(given), { id: NINE, before: 9 }, FEB_27);
      expect(plan(after(given, undo))).toEqual(plan(excused(NINE)));
    },
  );

  it('taken back after its number has frozen for another one, it takes the next open time', () => {
    const now = evening('2026-03-03', 20);
    const taken = withTime(excused(NINE), NINE, evening('2026-03-06'));
    const move = numbersByTime(rules2, course(taken), { id: NINE, was: null, by: 'learner' }, FEB_27);
    const given = withTime(after(taken, move), NINE, null);
    const undo = numbersOfUndo(rules2, course(given), { id: NINE, before: 9 }, now);
    expect(undo).toEqual(numbersOfReturn(rules2, course(given), NINE, now));
    expect(new Set(after(given, undo).map(({ number }) => number)).size).toBe(bought);
  });

  it('still without a time on 3 March: 4 March freezes as 9 … 6 April is 18, 8 April the Final, 19 waits', () => {
    const waiting = excused(NINE);
    expect(freezesAt(evening('2026-03-04'))).toEqual(evening('2026-03-03'));
    const decision = numbersAtFreeze(rules2, course(waiting), '2026-03-04', freezesAt(evening('2026-03-04')));
    const { byDay, waits } = plan(after(waiting, decision));
    expect(DAYS.slice(9).map((day) => byDay[day])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]);
    expect([byDay['2026-03-04'], byDay['2026-04-06'], byDay['2026-04-08']]).toEqual([9, 18, 20]);
    expect(waits).toEqual([19]);
    expect(decision.reason).toEqual({ key: 'numbers.movedUp', params: { number: 9, waiting: 1 } });
  });

  it('under rules 1 all numbers stay as they were', () => {
    const moved = withTime(excused(NINE), NINE, evening('2026-04-13'));
    const decisions = [
      numbersByTime(rules1, course(moved), { id: NINE, was: null, by: 'learner' }, FEB_27),
      numbersAtFreeze(rules1, course(excused(NINE)), '2026-03-04', freezesAt(evening('2026-03-04'))),
      numbersOfReturn(rules1, course(excused(NINE)), NINE, evening('2026-03-05')),
    ];
    expect(decisions.map(({ outcome, changes }) => [outcome, changes])).toEqual(
      decisions.map(() => ['kept', []]),
    );
  });
});

describe('a number freezes 24 hours before its meeting', () => {
  it('to the second', () => {
    const start = evening('2026-03-04');
    const at = (ms: number) => isFrozen(start, later(freezesAt(start), ms));
    expect([at(-SECOND), at(0), at(SECOND)]).toEqual([false, false, true]);
  });

  it('a frozen number stays when others follow their times', () => {
    const moved = withTime(excused(NINE), NINE, evening('2026-03-06'));
    const now = later(freezesAt(evening('2026-03-04')), SECOND);
    const decision = numbersByTime(rules2, course(moved), { id: NINE, was: null, by: 'learner' }, now);
    expect(decision.outcome).toBe('kept');
    expect(plan(after(moved, decision)).byDay).toMatchObject({ '2026-03-04': 10, '2026-03-06': 9 });
  });

  it('at once where it is given a nearer time, with the lowest open number', () => {
    const late = withTime(excused(NINE, '2026-03-16'), '2026-03-16', evening('2026-03-03', 12));
    const now = evening('2026-03-02', 20);
    const by = { id: '2026-03-16', was: null, by: 'school' as const };
    const followed = after(late, numbersByTime(rules2, course(late), by, now));
    const frozen = after(followed, numbersAtFreeze(rules2, course(followed), '2026-03-16', now));
    expect(plan(frozen)).toMatchObject({ byDay: { '2026-03-03': 9, '2026-03-04': 10 }, waits: [19] });
  });

  it('nothing moves up when only later numbers wait', () => {
    expect(
      numbersAtFreeze(rules2, course(excused('2026-03-16')), '2026-03-04', freezesAt(evening('2026-03-04')))
        .outcome,
    ).toBe('kept');
  });
});

describe('the Final', () => {
  it.each([
    [['2026-03-02'], 20, [19]],
    [['2026-03-02', '2026-03-09'], 20, [18, 19]],
    [['2026-03-02', '2026-03-09', '2026-03-11'], 17, [18, 19, 20]],
  ])('with %j waiting the last planned time is number %i', (ids, last, waits) => {
    const meetings = excused(...ids);
    const done = plan(
      after(
        meetings,
        numbersAtFreeze(rules2, course(meetings), '2026-03-04', freezesAt(evening('2026-03-04'))),
      ),
    );
    expect([done.byDay['2026-04-08'], done.waits]).toEqual([last, waits]);
  });

  it('keeps the last planned time also when it is the one that freezes', () => {
    const meetings = excused('2026-04-06');
    expect(
      numbersAtFreeze(rules2, course(meetings), '2026-04-08', freezesAt(evening('2026-04-08'))).outcome,
    ).toBe('kept');
  });
});

describe('moving up', () => {
  it('takes the time of no test while at most two lessons wait, so a test is lost by absence or excuse only', () => {
    const lessons = DAYS.filter((_, at) => at !== 9 && at !== 19);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...lessons), { minLength: 1, maxLength: 2 }),
        fc.nat(19),
        (ids, from) => {
          let meetings = excused(...ids);
          // Every freeze of the course, one after another.
          for (const { id, start } of meetings.slice(from)) {
            if (!start) continue;
            meetings = after(meetings, numbersAtFreeze(rules2, course(meetings), id, freezesAt(start)));
          }
          const withoutTime = plan(meetings).waits;
          expect([withoutTime.length, withoutTime.includes(10), withoutTime.includes(20)]).toEqual([
            ids.length,
            false,
            false,
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a meeting that comes back after its time', () => {
  it('keeps its number while no higher one is frozen, then takes the next open time', () => {
    const meetings = excused(NINE);
    const returned = (now: Date) => numbersOfReturn(rules2, course(meetings), NINE, now);
    expect(returned(evening('2026-03-02', 20)).outcome).toBe('kept');
    const late = returned(evening('2026-03-04', 12));
    // 4 March is frozen as 10; number 9 is taught on 9 March, and 19 waits.
    const { byDay, waits } = plan(after(meetings, late));
    expect([byDay['2026-03-04'], byDay['2026-03-09'], byDay['2026-03-11'], byDay['2026-04-08']]).toEqual([
      10, 9, 11, 20,
    ]);
    expect(waits).toEqual([19]);
    expect(late.reason.key).toBe('numbers.cameBack');
  });

  it('a waived forfeit keeps its number and moves no other', () => {
    const waived = excused(NINE).map((one) => (one.id === NINE ? { ...one, waived: true } : one));
    const planned = withTime(waived, NINE, evening('2026-04-13'));
    const by = { id: NINE, was: null, by: 'learner' as const };
    expect([
      numbersOfReturn(rules2, course(waived), NINE, evening('2026-03-05')).outcome,
      numbersAtFreeze(rules2, course(waived), '2026-03-09', freezesAt(evening('2026-03-09'))).outcome,
      numbersByTime(rules2, course(planned), by, evening('2026-03-05')).outcome,
    ]).toEqual(['kept', 'kept', 'kept']);
  });
});

describe('in the last 7 days before a test', () => {
  const FOURTEEN = '2026-03-18';
  const moved = withTime(firstPlan(), FOURTEEN, evening('2026-03-03'));
  const numbers = (by: 'learner' | 'school' | 'teacher', now: Date) =>
    plan(
      after(moved, numbersByTime(rules2, course(moved), { id: FOURTEEN, was: evening(FOURTEEN), by }, now)),
    ).byDay;

  it('only the family brings it forward', () => {
    const now = evening('2026-02-28');
    expect(numbers('learner', now)).toMatchObject({ '2026-03-03': 10, '2026-03-04': 11, '2026-03-09': 12 });
    for (const by of ['school', 'teacher'] as const)
      expect(numbers(by, now)).toMatchObject({ '2026-03-03': 11, '2026-03-04': 10, '2026-03-09': 12 });
  });

  it('earlier the school may as well, and exactly 7 days before no more', () => {
    const limit = evening('2026-02-25');
    expect(numbers('school', later(limit, -SECOND))['2026-03-03']).toBe(10);
    expect(numbers('school', limit)['2026-03-03']).toBe(11);
  });
});

describe('a group', () => {
  it('with a learner under rules 1 never renumbers', () => {
    expect(policyOfClass([rules2, rules1, rules2])).toBe(rules1);
    expect(policyOfClass([rules2, rules2])).toBe(rules2);
    expect(policyOfClass([])).toBeNull();
  });
});
