import { dayIn } from '@fasih/school/basics/instants';
import { type CourseChange, changeOf, decideExtension } from '@fasih/school/catalogue/policy/growth';
import { addExtensions, type ExplainedExtension } from '../../courses/balance/balance.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { changesOfCourses, lockCourses } from '../meetings/course-changes.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { type SeatWithPolicy, withPolicies } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';

/** A class that the school pauses. */
type Pausing = {
  /** Its open meetings as they were. */
  meetings: readonly MeetingFacts[];
  /** Those that the pause took their times from. */
  given: readonly MeetingFacts[];
  /** Of the balance events; one for each course is made of it. */
  source: string;
};

/**
 * Extends the courses of classes that the school pauses by the days of the pause or by 7 for each of their meetings,
 * whichever is more (docs/product/course-rules-2.md#validity). Four statements, none under course rules 1.
 */
export async function extendPaused(
  db: Queryable,
  classes: readonly Pausing[],
  { from, until }: { from: string; until: string },
  now: Date,
): Promise<void> {
  const pausing: (Pausing & { courses: SeatWithPolicy[] })[] = [];
  for (const one of classes)
    pausing.push({
      ...one,
      courses: coursesOf(
        await withPolicies(
          db,
          one.meetings.flatMap(({ seats }) => seats),
        ),
      ),
    });
  const ids = [...new Set(pausing.flatMap(({ courses }) => courses.map(({ enrolmentId }) => enrolmentId)))];
  if (ids.length === 0) return;
  await lockCourses(db, ids);
  const before = await changesOfCourses(db, ids);
  // A guest's course has meetings in two classes; the days of the one count for the other.
  const added = new Map<string, CourseChange[]>();
  const extensions: ExplainedExtension[] = [];
  for (const { courses, given, source } of pausing) {
    for (const seat of courses) {
      const { enrolmentId } = seat;
      const meetings = given.flatMap(({ span, seats }) =>
        span && seats.some((one) => one.enrolmentId === enrolmentId) ? [dayIn(span.start)] : [],
      );
      const earlier = added.get(enrolmentId) ?? [];
      const {
        days,
        lastDay: _,
        ...decision
      } = decideExtension(
        seat.policy,
        { lastDay: lastDayOfSeat(seat), before: [...before(enrolmentId), ...earlier] },
        { kind: 'schoolPause', from, until, meetings },
      );
      if (days === 0) continue;
      extensions.push({ enrolmentId, days, decision, source: `${source}:${enrolmentId}` });
      const change = changeOf(decision);
      if (change) added.set(enrolmentId, [...earlier, change]);
    }
  }
  await addExtensions(db, extensions, now);
}

/** The seats by course, those that a pause makes longer. */
function coursesOf(seats: readonly SeatWithPolicy[]): SeatWithPolicy[] {
  const active = seats.filter(
    ({ policy, enrolmentState }) => policy.rules >= 2 && enrolmentState === 'active',
  );
  return [...new Map(active.map((seat) => [seat.enrolmentId, seat])).values()];
}
