import { addDays } from '../../basics/calendar.ts';
import { DAY, dayIn, later, MINUTE, weekTimeOf } from '../../basics/instants.ts';
import type { Span } from './attendance.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { RULES_2, weekLimit } from './rules-2.ts';
import { decideExpire, type ExpireOutcome, endOfDay } from './validity.ts';

/** Weekly hours `[from, to)` in minutes of the school's day, Monday = 1. */
export type Hours = { weekday: number; from: number; to: number };

/** A time that was offered for a meeting without one. */
export type Offer = Span & {
  meeting: string;
  /** When the family was told. */
  at: Date;
  /** Other meetings of the course in that week when it was offered. */
  inWeek: number;
};

/** Wishes are wide with four lesson hours on two days or more. */
export function areWide(wishes: readonly Hours[], lessonHours: readonly Hours[]): boolean {
  const inLessons = wishes.flatMap((wish) =>
    lessonHours
      .filter(({ weekday }) => weekday === wish.weekday)
      .map(({ weekday, from, to }) => ({
        weekday,
        minutes: Math.min(to, wish.to) - Math.max(from, wish.from),
      }))
      .filter(({ minutes }) => minutes > 0),
  );
  const minutes = inLessons.reduce((sum, one) => sum + one.minutes, 0);
  return minutes >= 4 * 60 && new Set(inLessons.map(({ weekday }) => weekday)).size >= 2;
}

/** Whether a meeting lies in these hours. */
export function isWithin(hours: readonly Hours[], { start, end }: Span): boolean {
  const { weekday, minute } = weekTimeOf(start);
  const last = minute + (end.getTime() - start.getTime()) / MINUTE;
  return hours.some((one) => one.weekday === weekday && one.from <= minute && last <= one.to);
}

export type EndingCourse = {
  lastDay: string;
  left: number;
  active: boolean;
  /** A forfeit is questioned, or a refund asked for: expiry waits for the answer. */
  waits: boolean;
  /** Meetings without a time. */
  withoutTime: readonly string[];
  offers: readonly Offer[];
  wishes: readonly Hours[];
  lessonHours: readonly Hours[];
  perWeek: number;
};

/**
 * Whether a course expires (docs/product/course-rules-2.md#nothing-expires-unoffered): only if within the last 21 days
 * three times were offered for each meeting without one; otherwise it goes on for 7 days, again and again. A stopped
 * course is not extended. Under rules 1 the last day decides alone.
 *
 * @returns with the last day afterwards.
 */
export function decideExpireOffered(
  policy: Policy,
  course: EndingCourse,
  now: Date,
): Decision<ExpireOutcome | 'extended' | 'waits'> & { lastDay: string } {
  const { lastDay, left } = course;
  const decision = decideExpire(policy, { lastDay, left }, now);
  if (policy.rules < 2 || decision.outcome !== 'expired') return { ...decision, lastDay };
  const needed = RULES_2.offers * course.withoutTime.length;
  const offered = offeredTo(policy, course);
  const inputs = { ...decision.inputs, needed, offered, active: course.active };
  if (course.waits)
    return { ...decide(policy, 'expire', 'waits', inputs, because('expire.waits', {})), lastDay };
  if (!course.active || offered >= needed) return { ...decision, inputs, lastDay };
  const days = RULES_2.expiryDays;
  const after = addDays(lastDay, days);
  const reason = because('expire.extended', { days, offered, needed, lastDay: after });
  return { ...decide(policy, 'expire', 'extended', inputs, reason), lastDay: after };
}

/**
 * A course that expired by the school's own fault goes on with what was left: until its last day, or where that is past for
 * as long as what comes back by a question.
 *
 * @returns with the last day afterwards.
 */
export function decideUndoExpiry(
  policy: Policy,
  { lastDay, left }: { lastDay: string; left: number },
  now: Date,
): Decision<'running'> & { lastDay: string } {
  const isPast = now >= endOfDay(lastDay);
  const after = isPast ? addDays(dayIn(now), RULES_2.returnedDays) : lastDay;
  const inputs = { now: now.toISOString(), lastDay, left };
  const reason = because('expire.undone', { left, lastDay: after });
  return { ...decide(policy, 'expire', 'running', inputs, reason), lastDay: after };
}

/** Offers that count, at most three for each meeting; one time counts for one meeting only. */
function offeredTo(policy: Policy, course: EndingCourse): number {
  const { lastDay, withoutTime, wishes, lessonHours, perWeek } = course;
  const until = endOfDay(lastDay);
  const from = later(until, -RULES_2.offerDays * DAY);
  const hours = areWide(wishes, lessonHours) ? wishes : lessonHours;
  const taken = new Set<number>();
  const counted = new Map(withoutTime.map((meeting) => [meeting, 0]));
  for (const { meeting, at, start, end, inWeek } of course.offers) {
    const so = counted.get(meeting);
    const counts =
      so !== undefined &&
      so < RULES_2.offers &&
      !taken.has(start.getTime()) &&
      from <= at &&
      later(at, RULES_2.told) <= start &&
      end <= until &&
      inWeek < weekLimit(policy, perWeek) &&
      isWithin(hours, { start, end });
    if (!counts) continue;
    counted.set(meeting, so + 1);
    taken.add(start.getTime());
  }
  return [...counted.values()].reduce((sum, count) => sum + count, 0);
}
