import { sql } from 'kysely';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/* Classes are locked before meetings, in the one order of all writes (docs/decisions/035-lock-order.md). */

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const cm = tableAs('class_member', 'cm');

const lockOfMeetings = statement(({ meetingIds }: Params<{ meetingIds: readonly string[] }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in (select ${m.class_id} from ${m} where ${m.id} = ${anyOf(meetingIds)})
      order by ${c.id} for no key update`,
  ),
);

const lockFree = statement(({ meetingId }: Params<{ meetingId: string }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} = (select ${m.class_id} from ${m} where ${m.id} = ${meetingId})
      for no key update skip locked`,
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

/** Locks the classes of these meetings, groups too, for a write that may settle them. One statement. */
export async function lockClassesOf(db: Queryable, meetingIds: readonly string[]): Promise<void> {
  await lockOfMeetings.run(db, { meetingIds });
}

/** Locks the class of a meeting; false if another transaction has it. */
export async function lockFreeClassOf(db: Queryable, meetingId: string): Promise<boolean> {
  return (await lockFree.first(db, { meetingId })) !== null;
}

/** Locks the classes of a course, for a write that ends or reopens it. One statement. */
export async function lockClassesOfCourse(db: Queryable, enrolmentId: string): Promise<void> {
  await lockOfCourse.run(db, { enrolmentId });
}
