import { type Expression, sql } from 'kysely';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts } from './facts.ts';

/* Classes are locked before meetings, in the one order of all writes (docs/decisions/035-lock-order.md). */

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const cm = tableAs('class_member', 'cm');

/** The classes of some meetings, and those of which their guests are learners. */
const classesOf = (isOne: (id: Expression<string>) => Expression<boolean>) => sql`(
  select ${m.class_id} from ${m} where ${isOne(m.id)}
  union select ${cm.class_id} from ${s} join ${cm} on ${cm.enrolment_id} = ${s.enrolment_id} and ${cm.left_at} is null
    where ${isOne(s.meeting_id)})`;

const lockOfMeetings = statement(({ meetingIds }: Params<{ meetingIds: readonly string[] }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in ${classesOf((id) => sql<boolean>`${id} = ${anyOf(meetingIds)}`)}
      order by ${c.id} for no key update`,
  ),
);

const lockFree = statement(({ meetingId }: Params<{ meetingId: string }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in ${classesOf((id) => sql<boolean>`${id} = ${meetingId}`)}
      order by ${c.id} for no key update skip locked`,
  ),
);

const lockOfCourse = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in (
        select ${cm.class_id} from ${cm} where ${cm.enrolment_id} = ${enrolmentId}
        union select ${m.class_id} from ${s} join ${m} on ${m.id} = ${s.meeting_id}
          where ${s.enrolment_id} = ${enrolmentId} and ${s.state} in ('planned', 'to_plan'))
      order by ${c.id} for no key update`,
  ),
);

const lockOfLearner = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in (
        select ${cm.class_id} from ${cm} where ${cm.learner_id} = ${learnerId}
        union select ${m.class_id} from ${s} join ${m} on ${m.id} = ${s.meeting_id} where ${s.learner_id} = ${learnerId})
      order by ${c.id} for no key update`,
  ),
);

const lockToPlan = statement(
  ({ enrolmentId, meetingIds }: Params<{ enrolmentId: string | null; meetingIds: readonly string[] }>) => {
    const own = tableAs('school_class', 'own');
    return select(
      [c.id.as('id')],
      sql`from ${c} where ${c.id} in (
          select ${m.class_id} from ${m} where ${m.id} = ${anyOf(meetingIds)}
          union select ${own.id} from ${s} join ${m} on ${m.id} = ${s.meeting_id}
            join ${own} on ${own.id} = ${m.class_id} and ${own.capacity} = 1
            where ${s.enrolment_id} = ${enrolmentId}::uuid)
        order by ${c.id} for no key update`,
    );
  },
);

/**
 * Locks the classes of these meetings, groups too, for a write that gives times or seats but settles nothing; with a course
 * its one-to-one classes as well, as `lockSeries` does. One statement.
 */
export async function lockClassesToPlan(
  db: Queryable,
  meetingIds: readonly string[],
  enrolmentId: string | null,
): Promise<void> {
  await lockToPlan.run(db, { enrolmentId, meetingIds });
}

/**
 * Locks the classes of these meetings, groups too, and those of their guests, for a write that may settle them. One
 * statement.
 */
export async function lockClassesOf(db: Queryable, meetingIds: readonly string[]): Promise<void> {
  await lockOfMeetings.run(db, { meetingIds });
}

/** As `lockClassesOf` for one meeting, without those that another transaction has. Ids of the locked ones. */
export async function lockFreeClassesOf(db: Queryable, meetingId: string): Promise<ReadonlySet<string>> {
  return new Set((await lockFree.all(db, { meetingId })).map(({ id }) => id));
}

/** Locks the classes of a course, for a write that ends or reopens it; their ids. One statement. */
export async function lockClassesOfCourse(db: Queryable, enrolmentId: string): Promise<string[]> {
  return (await lockOfCourse.all(db, { enrolmentId })).map(({ id }) => id);
}

/** Locks the classes in which a learner is or was, for a write that moves all that the learner has. One statement. */
export async function lockClassesOfLearner(db: Queryable, learnerId: string): Promise<void> {
  await lockOfLearner.run(db, { learnerId });
}

/** Ids of a meeting's class and of those of which its guests are learners, each once: what closing it may complete. */
export function classesOfMeeting({ classId, seats }: Pick<MeetingFacts, 'classId' | 'seats'>): string[] {
  return [...new Set([classId, ...seats.flatMap(({ homeClassId }) => homeClassId ?? [])])];
}
