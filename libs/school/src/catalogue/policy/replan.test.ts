import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later, MINUTE } from '../../basics/instants.ts';
import type { Span } from './attendance.ts';
import { DAYS, evening, LAST_DAY, rules2, spanOn, weekNumber } from './example-course.fixtures.ts';
import { type MeetingToPlan, replan } from './replan.ts';
import { addDays, endOfDay } from './validity.ts';

const now = evening('2026-02-27');
type Course = Parameters<typeof replan>[1];
const planned = (...days: string[]): MeetingToPlan[] => days.map((day) => ({ id: day, span: spanOn(day) }));
const waiting = (...ids: string[]): MeetingToPlan[] => ids.map((id) => ({ id, span: null }));
const saying = (course: Partial<Course>) =>
  replan(rules2, { meetings: [], free: [], perWeek: 2, lastDay: LAST_DAY, ...course }, now).map(
    ({ id, outcome, span }) => `${id} ${outcome} ${span?.start.toISOString().slice(0, 13) ?? ''}`.trim(),
  );

describe('planning a course anew', () => {
  const rest = planned(...DAYS.slice(9));

  it('gives what lost its time the first free one, and moves nothing else', () => {
    const free = [spanOn('2026-04-13'), spanOn('2026-03-06')];
    expect(saying({ meetings: [...waiting('9'), ...rest], free })).toEqual(['9 planned 2026-03-06T12']);
  });

  it('keeps each week’s limit: two a week and one that was given back, never above three', () => {
    const free = [spanOn('2026-03-05'), spanOn('2026-03-06'), spanOn('2026-03-13')];
    // The week of 2 March has lost its first meeting; the next one has both of its own.
    expect(saying({ meetings: [...waiting('9', '8', '7', '6'), ...rest], free })).toEqual([
      '9 planned 2026-03-05T12',
      '8 planned 2026-03-06T12',
      '7 planned 2026-03-13T12',
      '6 waits',
    ]);
    expect(saying({ meetings: [...waiting('9', '8'), ...rest], free: free.slice(0, 2), perWeek: 1 })).toEqual(
      ['9 planned 2026-03-05T12', '8 waits'],
    );
  });

  it('plans nothing less than 48 hours ahead, nor after the last day', () => {
    const soon = { start: evening('2026-03-01', 18), end: evening('2026-03-01') };
    expect(saying({ meetings: waiting('9'), free: [soon, spanOn('2026-05-03')] })).toEqual(['9 waits']);
    expect(saying({ meetings: waiting('9'), free: [soon, spanOn(LAST_DAY)] })).toEqual([
      '9 planned 2026-05-02T12',
    ]);
  });

  it('moves another one only where that makes room for one more', () => {
    const half = (day: string, hour: number) => {
      const start = later(evening(day, hour), 30 * MINUTE);
      return { start, end: later(start, HOUR) };
    };
    const free = [half('2026-03-11', 18), half('2026-03-11', 19)];
    const meetings = [...waiting('9'), ...planned('2026-03-11')];
    expect(saying({ meetings, free })).toEqual(['9 planned 2026-03-11T11', '2026-03-11 moved 2026-03-11T12']);
    expect(saying({ meetings, free: [...free, spanOn('2026-03-13')] })).toEqual(['9 planned 2026-03-13T12']);
  });
});

/** The best of all ways: most placed, then fewest moved. */
function bruteForce({ meetings, free, perWeek, lastDay }: Course): { placed: number; moved: number } {
  const earliest = later(now, 48 * HOUR);
  const times = free.filter(({ start, end }) => start >= earliest && end <= endOfDay(lastDay));
  let best = { placed: -1, moved: 0 };
  const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
  const taken: { span: Span; isNew: boolean }[] = [];
  const allowed = () =>
    taken.every(({ span, isNew }, at) => {
      if (taken.some((other, to) => to < at && overlaps(other.span, span))) return false;
      if (!isNew) return true;
      const inWeek = taken.filter((one) => weekNumber(one.span.start) === weekNumber(span.start)).length;
      return inWeek <= Math.min(3, perWeek + 1);
    });
  const visit = (at: number, placed: number, moved: number) => {
    const meeting = meetings[at];
    if (!meeting) {
      if ((placed > best.placed || (placed === best.placed && moved < best.moved)) && allowed())
        best = { placed, moved };
      return;
    }
    const with_ = (span: Span, isNew: boolean, more: [number, number]) => {
      if (isNew && taken.some((one) => one.span === span)) return;
      taken.push({ span, isNew });
      if (allowed()) visit(at + 1, placed + more[0], moved + more[1]);
      taken.pop();
    };
    if (meeting.span) with_(meeting.span, false, [0, 0]);
    else visit(at + 1, placed, moved);
    if (meeting.span && meeting.span.start < earliest) return;
    for (const time of times) with_(time, true, meeting.span ? [0, 1] : [1, 0]);
  };
  visit(0, 0, 0);
  return best;
}

describe('up to eight meetings', () => {
  /** Half hours of evenings in two weeks, so that times overlap and weeks fill up. */
  const timeOn = (days: readonly number[]) =>
    fc.tuple(fc.constantFrom(...days), fc.integer({ min: 0, max: 4 })).map(([day, half]): Span => {
      const start = later(evening(addDays('2026-02-28', day), 18), half * 30 * MINUTE);
      return { start, end: later(start, HOUR) };
    });
  const times = (days: readonly number[]) =>
    fc.uniqueArray(timeOn(days), { selector: ({ start }) => start.getTime(), maxLength: 5 });

  it('are planned as well as by trying all ways, with as few moved', () => {
    let moves = 0;
    fc.assert(
      fc.property(
        fc.constantFrom([3], [3, 9], [3, 4, 9, 10]).chain((days) => fc.tuple(times(days), times(days))),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        ([standing, free], lost, perWeek) => {
          const spans: Span[] = [];
          for (const span of standing)
            if (!spans.some((one) => one.start < span.end && span.start < one.end)) spans.push(span);
          const meetings = [
            ...waiting(...Array.from({ length: lost }, (_, at) => `lost ${at}`)),
            ...spans.map((span, at) => ({ id: `at ${at}`, span })),
          ];
          const course = { meetings, free, perWeek, lastDay: '2026-03-09' };
          const found = replan(rules2, course, now);
          const count = (outcome: string) => found.filter((one) => one.outcome === outcome).length;
          expect({ placed: count('planned'), moved: count('moved') }).toEqual(bruteForce(course));
          moves += count('moved');
          // Nothing is in two places, and each change has its reason.
          const after = meetings.flatMap(
            ({ id, span }) => found.find((one) => one.id === id)?.span ?? span ?? [],
          );
          expect(
            after.some((a, at) => after.some((b, to) => to < at && a.start < b.end && b.start < a.end)),
          ).toBe(false);
          expect(found.every(({ reason, outcome }) => reason.key === `replan.${outcome}`)).toBe(true);
        },
      ),
      { numRuns: 400, endOnFailure: true },
    );
    // About thirteen of 400 random plans need a move; without any the comparison would prove nothing.
    expect(moves).toBeGreaterThan(0);
  });
});
