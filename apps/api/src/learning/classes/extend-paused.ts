import { dayIn } from '@fasih/school/basics/instants';
import { decideExtension } from '@fasih/school/catalogue/policy/growth';
import { addEvents, extendCourses } from '../../courses/balance/balance.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { changesOfCourses } from '../meetings/course-changes.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { withPolicies } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';

/**
 * Extends the courses of a class that the school pauses by the days of the pause or by 7 for each of its meetings,
 * whichever is more (docs/product/course-rules-2.md#validity). Three statements, none under course rules 1.
 *
 * @param meetings the class's open meetings as they were, `given` those that the pause took their times from.
 * @param source of the balance events; one for each course is made of it.
 */
export async function extendPaused(
  db: Queryable,
  meetings: readonly MeetingFacts[],
  given: readonly MeetingFacts[],
  { from, until }: { from: string; until: string },
  source: string,
  now: Date,
): Promise<void> {
  const all = await withPolicies(
    db,
    meetings.flatMap(({ seats }) => seats),
  );
  const courses = new Map(
    all
      .filter(({ policy, enrolmentState }) => policy.rules === 2 && enrolmentState === 'active')
      .map((seat) => [seat.enrolmentId, seat]),
  );
  if (courses.size === 0) return;
  const before = await changesOfCourses(db, [...courses.keys()]);
  const extended = [...courses.values()].map((seat) => {
    const { enrolmentId } = seat;
    const days = given.flatMap(({ span, seats }) =>
      span && seats.some((one) => one.enrolmentId === enrolmentId) ? [dayIn(span.start)] : [],
    );
    const change = { kind: 'schoolPause', from, until, meetings: days } as const;
    const { lastDay: _, ...decision } = decideExtension(
      seat.policy,
      { lastDay: lastDayOfSeat(seat), before: before(enrolmentId) },
      change,
    );
    return { enrolmentId, decision };
  });
  const longer = extended.filter(({ decision }) => decision.days > 0);
  await addEvents(
    db,
    longer.map(({ enrolmentId, decision: { days, ...decision } }) => ({
      enrolmentId,
      kind: 'extended' as const,
      days,
      decision,
      source: `${source}:${enrolmentId}`,
    })),
    now,
  );
  for (const days of new Set(longer.map(({ decision }) => decision.days))) {
    const ids = longer.filter(({ decision }) => decision.days === days).map((one) => one.enrolmentId);
    await extendCourses(db, ids, days);
  }
}
