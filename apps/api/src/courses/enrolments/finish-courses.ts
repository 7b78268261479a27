import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

/**
 * Sets or clears `course_finished_at` of some courses (begun, nothing left, nothing open, not refunded; cleared when a
 * meeting comes back), as a part of the statement that settles classes.
 *
 * @param enrolmentIds a select of the courses' ids.
 */
export function finishCourses(enrolmentIds: Expression<unknown>): RawBuilder<unknown> {
  const e = tableAs('enrolment', 'e');
  const c = tableAs('enrolment', 'c');
  return sql`update ${e} set finished_at = f.at
    from (select ${c.id}, course_finished_at(${c.id}) as at from ${c} where ${c.id} = any(array(${enrolmentIds}))) f
    where ${e.id} = f.id and ${e.finished_at} is distinct from f.at`;
}
