import { dayIn, MINUTE } from '../../basics/instants.ts';
import { DAY_MINUTES } from '../../basics/week-minutes.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, instantOf } from '../../catalogue/policy/validity.ts';

/** Minutes `[from, to)` of a school day. */
export type DayHours = { day: string; from: number; to: number };

/** How far ahead an absence may be marked, in days. */
export const MAX_DAYS_AHEAD = 92;

/** Hours of days as sorted spans, those that touch or overlap joined. */
export function spansOfHours(hours: readonly DayHours[]): Span[] {
  const joined: Span[] = [];
  const sorted = hours
    .map(({ day, from, to }) => ({ start: instantOf(day, from), end: instantOf(day, to) }))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  for (const span of sorted) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = span.end > last.end ? span.end : last.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** Spans as hours of days, from a day on; begun minutes count as whole ones. */
export function hoursOfSpans(spans: readonly Span[], fromDay: string): DayHours[] {
  return spans.flatMap(({ start, end }) => {
    const first = dayIn(start) > fromDay ? dayIn(start) : fromDay;
    return wholeDays(first, dayIn(end)).flatMap(({ day }) => {
      const midnight = instantOf(day, 0).getTime();
      const from = Math.max(0, Math.floor((start.getTime() - midnight) / MINUTE));
      const to = Math.min(DAY_MINUTES, Math.ceil((end.getTime() - midnight) / MINUTE));
      return from < to ? [{ day, from, to }] : [];
    });
  });
}

/** These hours without the known ones, so that no two absences of a teacher overlap. */
export function hoursWithout(hours: readonly DayHours[], known: readonly DayHours[]): DayHours[] {
  return hours.flatMap((one) => {
    let rest = [{ from: one.from, to: one.to }];
    for (const { day, from, to } of known) {
      if (day === one.day)
        rest = rest.flatMap((piece) => [
          { from: piece.from, to: Math.min(piece.to, from) },
          { from: Math.max(piece.from, to), to: piece.to },
        ]);
      rest = rest.filter((piece) => piece.from < piece.to);
    }
    return rest.map((piece) => ({ day: one.day, ...piece }));
  });
}

/** Whole days from one to another, both included. */
export function wholeDays(from: string, until: string): DayHours[] {
  const days: DayHours[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push({ day, from: 0, to: DAY_MINUTES });
  return days;
}

/** Why these hours cannot be an absence; null if they can. */
export function faultOfAway(
  hours: readonly DayHours[],
  now: Date,
): 'datePast' | 'tooFar' | 'required' | null {
  const spans = spansOfHours(hours);
  const last = spans.at(-1);
  if (!last) return 'required';
  if (last.end <= now || hours.some(({ day }) => day < dayIn(now))) return 'datePast';
  return last.end > instantOf(addDays(dayIn(now), MAX_DAYS_AHEAD + 1), 0) ? 'tooFar' : null;
}

/** Whether a meeting lies, at least in part, in these spans. */
export const isDuring = (meeting: Span, away: readonly Span[]): boolean =>
  away.some(({ start, end }) => start < meeting.end && meeting.start < end);
