import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../basics/calendar.ts';
import { DAYS, FIRST_DAY, LAST_DAY, rules1, rules2 } from './example-course.fixtures.ts';
import { type CourseChange, changeOf, decideExtension, extensionOf, familyPauseDays } from './growth.ts';
import { lastDayOf } from './validity.ts';

const cancelled = (day: string): CourseChange => ({ kind: 'cancelled', day });
const moved = (from: string, to: string): CourseChange => ({ kind: 'moved', from, to });
const pause = (kind: 'familyPause' | 'schoolPause', from: string, last: string): CourseChange => {
  const until = addDays(last, 1);
  return kind === 'familyPause'
    ? { kind, from, until }
    : { kind, from, until, meetings: DAYS.filter((day) => from <= day && day < until) };
};
/** The last day after these changes, one by one. */
const lastDay = (changes: readonly CourseChange[], policy = rules2) =>
  changes.reduce(
    (day, change, at) =>
      decideExtension(policy, { lastDay: day, before: changes.slice(0, at) }, change).lastDay,
    LAST_DAY,
  );

describe('the last day', () => {
  it('starts three months after the first planned date', () => {
    expect(lastDayOf(FIRST_DAY, 3, 0)).toBe(LAST_DAY);
  });

  it.each<[string, CourseChange[], string]>([
    [
      'school closed 18–25 March (3 meetings): 21 days, more than its 8',
      [pause('schoolPause', '2026-03-18', '2026-03-25')],
      '2026-05-23',
    ],
    [
      'a family’s pause 9–22 March and 2 meetings cancelled outside it',
      [cancelled('2026-03-02'), pause('familyPause', '2026-03-09', '2026-03-22'), cancelled('2026-04-01')],
      '2026-05-30',
    ],
    [
      'a school’s pause of 30 days with 9 meetings: 63 days',
      [pause('schoolPause', '2026-03-02', '2026-03-31')],
      '2026-07-04',
    ],
    [
      'a school’s pause with fewer meetings than days: its days',
      [{ kind: 'schoolPause', from: '2026-03-05', until: '2026-03-19', meetings: ['2026-03-11'] }],
      '2026-05-16',
    ],
    ['one meeting cancelled', [cancelled('2026-03-02')], '2026-05-09'],
    ['a meeting moved, unasked, to the next week', [moved('2026-03-02', '2026-03-10')], '2026-05-09'],
    ['a meeting moved within its week', [moved('2026-03-02', '2026-03-07')], LAST_DAY],
    ['a meeting moved to an earlier week', [moved('2026-03-09', '2026-03-07')], LAST_DAY],
    [
      'a family’s pause over a meeting that was cancelled: 14 days in all',
      [cancelled('2026-03-11'), pause('familyPause', '2026-03-09', '2026-03-22')],
      '2026-05-16',
    ],
    [
      'a family’s pause over the school’s: no day twice',
      [pause('schoolPause', '2026-03-18', '2026-03-25'), pause('familyPause', '2026-03-16', '2026-03-29')],
      '2026-05-23',
    ],
    [
      'a meeting cancelled on its own and in the pause around it',
      [
        cancelled('2026-03-18'),
        { kind: 'schoolPause', from: '2026-03-16', until: '2026-03-30', meetings: ['2026-03-16'] },
      ],
      '2026-05-16',
    ],
  ])('%s', (_what, changes, day) => {
    expect(lastDay(changes)).toBe(day);
  });

  it('of pauses that overlap counts no day twice', () => {
    const first: CourseChange = {
      kind: 'schoolPause',
      from: '2026-03-05',
      until: '2026-03-19',
      meetings: ['2026-03-11'],
    };
    const longer = { ...first, until: '2026-03-26', meetings: ['2026-03-23'] };
    expect(lastDay([first])).toBe('2026-05-16');
    expect(lastDay([first, longer])).toBe('2026-05-23');
    const family = pause('familyPause', '2026-03-09', '2026-03-22');
    expect(lastDay([family, pause('familyPause', '2026-03-16', '2026-03-29')])).toBe('2026-05-23');
    expect(familyPauseDays([family, pause('familyPause', '2026-03-16', '2026-03-29')])).toBe(21);
  });

  it('a stored decision gives its change back', () => {
    const changes = [
      cancelled('2026-03-02'),
      moved('2026-03-02', '2026-03-10'),
      pause('familyPause', '2026-03-09', '2026-03-22'),
      pause('schoolPause', '2026-03-18', '2026-03-25'),
    ];
    const stored = changes.map((change) =>
      decideExtension(rules2, { lastDay: LAST_DAY, before: [] }, change),
    );
    expect(stored.map((one) => changeOf(JSON.parse(JSON.stringify(one))))).toEqual(changes);
    expect(changeOf({ rule: 'cancel', inputs: {} })).toBeNull();
  });

  it('each change says what it added', () => {
    const one = decideExtension(
      rules2,
      { lastDay: LAST_DAY, before: [] },
      pause('schoolPause', '2026-03-18', '2026-03-25'),
    );
    expect(one).toMatchObject({
      outcome: 'extended',
      rule: 'extend',
      days: 21,
      reason: { key: 'extend.schoolPause', params: { days: 21, meetings: 3, lastDay: '2026-05-23' } },
    });
  });

  it('only grows, whatever comes in whatever order, and never less than under rules 1', () => {
    const day = fc.integer({ min: 0, max: 89 }).map((days) => addDays(FIRST_DAY, days));
    const change: fc.Arbitrary<CourseChange> = fc.oneof(
      day.map(cancelled),
      fc.tuple(day, day).map(([from, to]) => moved(from, to)),
      fc
        .tuple(
          fc.constantFrom('familyPause' as const, 'schoolPause' as const),
          day,
          fc.integer({ min: 0, max: 27 }),
        )
        .map(([kind, from, days]) => pause(kind, from, addDays(from, days))),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let before = LAST_DAY;
        changes.forEach((one, at) => {
          const sofar = changes.slice(0, at);
          const { lastDay: day } = decideExtension(rules2, { lastDay: before, before: sofar }, one);
          expect(day >= before).toBe(true);
          before = day;
        });
        expect(before >= addDays(LAST_DAY, extensionOf(rules2, changes))).toBe(true);
        expect(extensionOf(rules2, changes)).toBeGreaterThanOrEqual(extensionOf(rules1, changes));
      }),
      { numRuns: 500 },
    );
  });
});
