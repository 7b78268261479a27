import { later } from '@fasih/school/basics/instants';
import { isFrozen } from '@fasih/school/catalogue/policy/numbering';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingChange } from './changes.ts';
import { lockCourses } from './course-changes.ts';
import { openMeetingsOfEnrolment } from './facts.ts';
import { numbersBefore, renumber, type TimeChange } from './numbers.ts';
import { freezeAsTheyAre, lockSeries } from './store-numbers.ts';

/** Locks a course for new rules, with its class before it. */
export async function lockCourse(db: Queryable, enrolmentId: string): Promise<void> {
  await lockSeries(db, { enrolmentId });
  await lockCourses(db, [enrolmentId]);
}

/**
 * Numbers of a course that takes up rules 2: meetings within 24 hours keep theirs, the others follow their times from now
 * on (docs/product/course-rules-2.md#numbers). The course must be locked (`lockCourse`).
 *
 * @param takeUp gives the course its new rules; numbers that are due are frozen before.
 * @returns what the history of each changed meeting says.
 */
export async function takeUpNumbers(
  db: Queryable,
  enrolmentId: string,
  now: Date,
  takeUp: () => Promise<void>,
): Promise<MeetingChange[]> {
  await freezeAsTheyAre(db, { enrolmentId, now, until: later(now, RULES_2.freeze) });
  await takeUp();
  const courses = await numbersBefore(db, await openMeetingsOfEnrolment(db, enrolmentId), now);
  // A meeting that keeps its time puts all open ones in order.
  const changes = courses.flatMap(({ meetings }): TimeChange[] => {
    const open = meetings.find(({ start }) => start !== null && start > now && !isFrozen(start, now));
    return open?.start ? [{ meetingId: open.id, was: open.start, to: open.start, by: 'learner' }] : [];
  });
  return (await renumber(db, courses, changes, now)).changes;
}
