import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, HOUR, later } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, endOfDay, instantOf, weekOf } from '../../catalogue/policy/validity.ts';
import { overlaps } from '../meetings/plan.ts';
import { type MeetingToRepair, type PlanToRepair, REPAIR, repairPlan } from './repair-plan.ts';

/** Tuesdays and Thursdays at 16:00; it is Monday, 31 August 2026, 09:00. */
const now = instantOf('2026-08-31', 540);
const at = (day: string, minute = 960): Span => {
  const start = instantOf(day, minute);
  return { start, end: later(start, HOUR) };
};
const meeting = (
  number: number,
  day: string | null,
  change: Partial<MeetingToRepair> = {},
): MeetingToRepair => ({
  id: String(number),
  number,
  isSeries: true,
  span: day === null ? null : at(day),
  courses: ['Budi'],
  isFixed: false,
  isDue: day === null,
  isOutsideHours: false,
  takenBack: [],
  ...change,
});
const plan = (meetings: MeetingToRepair[], change: Partial<PlanToRepair> = {}): PlanToRepair => ({
  meetings,
  courses: [{ id: 'Budi', lastDay: '2026-10-31', perWeek: 2 }],
  free: ['2026-09-08', '2026-09-10', '2026-09-15', '2026-09-17', '2026-09-22'].map((day) => at(day)),
  othersInWeek: () => 0,
  numbersFollow: false,
  ...change,
});
const repaired = (meetings: MeetingToRepair[], change: Partial<PlanToRepair> = {}) =>
  repairPlan(plan(meetings, change), now).map(
    ({ meetingId, cause, to }) => `${meetingId} ${cause} ${dayIn(to.start).slice(5)}`,
  );

describe('a plan that is not whole', () => {
  const cases: [string, MeetingToRepair[], Partial<PlanToRepair>, string[]][] = [
    ['is left alone when it is whole', [meeting(1, '2026-09-08'), meeting(2, '2026-09-10')], {}, []],
    [
      'a meeting that waits gets the first time that is free',
      [meeting(1, null), meeting(2, '2026-09-10')],
      {},
      ['1 waiting 09-08'],
    ],
    ['one that others look after stays', [meeting(1, null, { isDue: false })], {}, []],
    [
      'a full week is passed over, with what the learner has elsewhere',
      [meeting(1, null), meeting(2, '2026-09-17')],
      { othersInWeek: (_, monday) => (monday === '2026-09-07' ? 2 : 1), numbersFollow: true },
      ['1 waiting 09-22'],
    ],
    [
      'nothing is planned nearer than 49 hours',
      [meeting(1, null)],
      { free: [at('2026-09-02', 599), at('2026-09-02', 600)] },
      ['1 waiting 09-02'],
    ],
    [
      'nor after the last day',
      [meeting(1, null)],
      { courses: [{ id: 'Budi', lastDay: '2026-09-07', perWeek: 2 }] },
      [],
    ],
    [
      'a time after the last day is brought forward',
      [meeting(1, '2026-09-08'), meeting(2, '2026-11-03')],
      {},
      ['2 pastLastDay 09-10'],
    ],
    [
      'a time that the planning chose is replaced when the teacher no longer works then',
      [meeting(1, '2026-09-09', { isOutsideHours: true })],
      {},
      ['1 outsideHours 09-08'],
    ],
    [
      'where numbers do not follow, lessons behind the Final Test move up in their order',
      [
        meeting(9, '2026-09-15'),
        meeting(10, '2026-09-17'),
        meeting(11, '2026-09-08'),
        meeting(8, '2026-09-03'),
      ],
      {},
      ['9 finalFirst 09-08', '10 finalFirst 09-15', '11 finalFirst 09-17'],
    ],
    [
      'what waited and is planned behind the Final Test takes its time',
      [meeting(9, null), meeting(10, '2026-09-08')],
      { free: [at('2026-09-10')] },
      ['9 waiting 09-08', '10 finalFirst 09-10'],
    ],
    [
      'the Final Test stays if the family chose one of these times',
      [meeting(9, '2026-09-15', { isFixed: true }), meeting(10, '2026-09-08')],
      {},
      [],
    ],
    ['or one of them is near', [meeting(9, '2026-09-08'), meeting(10, '2026-09-01')], {}, []],
    [
      'where a learner’s course ends before the new time of the Final Test, it stays',
      [
        meeting(9, '2026-09-15', { courses: ['Budi'] }),
        meeting(10, '2026-09-08', { courses: ['Budi', 'Sari'] }),
      ],
      {
        courses: [
          { id: 'Budi', lastDay: '2026-10-31', perWeek: 2 },
          { id: 'Sari', lastDay: '2026-09-10', perWeek: 2 },
        ],
      },
      [],
    ],
    [
      'what was taken back is not done again',
      [
        meeting(1, null, { takenBack: ['waiting'] }),
        meeting(2, '2026-09-15', { takenBack: ['finalFirst'] }),
        meeting(3, '2026-09-08'),
      ],
      {},
      [],
    ],
  ];
  it.each(cases)('%s', (_, meetings, change, expected) => {
    expect(repaired(meetings, change)).toEqual(expected);
  });
});

describe('whatever the plan is', () => {
  const day = fc.integer({ min: 0, max: 50 }).map((ahead) => addDays('2026-08-31', ahead));
  const one = fc.record({
    day: fc.option(day),
    minute: fc.constantFrom(600, 660),
    isFixed: fc.boolean(),
    isDue: fc.boolean(),
    isOutsideHours: fc.boolean(),
    isSeries: fc.boolean(),
    courses: fc.constantFrom(['Budi'], ['Sari'], ['Budi', 'Sari']),
  });
  const courses = fc.tuple(day, day).map(([a, b]) => [
    { id: 'Budi', lastDay: addDays(a, 14), perWeek: 3 },
    { id: 'Sari', lastDay: addDays(b, 14), perWeek: 2 },
  ]);
  const arbitrary = fc.record({
    meetings: fc.array(one, { maxLength: 8 }),
    free: fc.array(day, { maxLength: 20 }),
    courses,
    numbersFollow: fc.boolean(),
    others: fc.integer({ min: 0, max: 1 }),
  });

  it('times of families and near ones stay, weeks and last days hold, and the plan is never less whole', () => {
    fc.assert(
      fc.property(arbitrary, (of) => {
        const taken: Span[] = [];
        const meetings = of.meetings.map((each, n): MeetingToRepair => {
          const span = each.day === null ? null : at(each.day, each.minute);
          // No teacher is in two places before either.
          const isFree = span !== null && !taken.some((other) => overlaps(other, span));
          if (isFree) taken.push(span);
          return {
            ...meeting(n + 1, null),
            isFixed: each.isFixed,
            isDue: each.isDue,
            isOutsideHours: each.isOutsideHours,
            isSeries: each.isSeries,
            courses: each.courses,
            span: isFree ? span : null,
          };
        });
        const given = plan(meetings, {
          free: of.free.map((each) => at(each)),
          courses: of.courses,
          numbersFollow: of.numbersFollow,
          othersInWeek: () => of.others,
        });
        const times = repairPlan(given, now);
        const after = new Map(meetings.map(({ id, span }) => [id, span]));
        for (const { meetingId, to } of times) after.set(meetingId, to);
        for (const { meetingId, was, to } of times) {
          const found = meetings.find(({ id }) => id === meetingId);
          expect(found?.span ?? null).toEqual(was);
          expect(was === null || (!found?.isFixed && was.start >= later(now, REPAIR.near))).toBe(true);
          expect(to.start >= later(now, REPAIR.ahead)).toBe(true);
          for (const course of given.courses.filter(({ id }) => found?.courses.includes(id))) {
            expect(to.end <= endOfDay(course.lastDay)).toBe(true);
            const ofWeek = meetings.filter(({ id, courses }) => {
              const span = after.get(id);
              return span && courses.includes(course.id) && weekOf(span.start) === weekOf(to.start);
            });
            expect(ofWeek.length + of.others).toBeLessThanOrEqual(course.perWeek);
          }
        }
        const spans = [...after.values()].filter((span) => span !== null);
        expect(spans.every((a, n) => spans.every((b, other) => n === other || !overlaps(a, b)))).toBe(true);
        const before = flaws(given, new Map(meetings.map(({ id, span }) => [id, span])));
        const rest = flaws(given, after);
        expect(rest.waiting).toBeLessThanOrEqual(before.waiting);
        expect(rest.pastLastDay).toBeLessThanOrEqual(before.pastLastDay);
        expect(rest.total <= before.total || times.length === 0).toBe(true);
        // Run again at once, it finds nothing left to repair.
        const again = repairPlan(
          {
            ...given,
            meetings: meetings.map((each) => ({
              ...each,
              span: after.get(each.id) ?? null,
              isOutsideHours: each.isOutsideHours && !times.some(({ meetingId }) => meetingId === each.id),
            })),
          },
          now,
        );
        expect(again.filter(({ meetingId }) => times.some((each) => each.meetingId === meetingId))).toEqual(
          [],
        );
      }),
      { numRuns: 300 },
    );
  });

  /** What is not whole: meetings without a time, times after the last day, and a Final Test that is not the last. */
  function flaws({ meetings, courses, numbersFollow }: PlanToRepair, times: Map<string, Span | null>) {
    const waiting = meetings.filter(({ id }) => !times.get(id)).length;
    const pastLastDay = meetings.filter((each) => {
      const span = times.get(each.id);
      return (
        span && courses.some(({ id, lastDay }) => each.courses.includes(id) && span.end > endOfDay(lastDay))
      );
    }).length;
    const series = meetings.filter(({ isSeries }) => isSeries);
    const final = series.find(({ number }) => number === Math.max(...series.map((each) => each.number)));
    const end = final && times.get(final.id);
    const isFinalFirst =
      !numbersFollow &&
      end &&
      series.some(({ id }) => {
        const span = times.get(id);
        return span && span.start > end.start;
      });
    return { waiting, pastLastDay, total: waiting + pastLastDay + (isFinalFirst ? 1 : 0) };
  }
});
