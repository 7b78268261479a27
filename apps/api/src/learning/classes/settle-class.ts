import { finishCoursesSql } from '../../courses/enrolments/finish-courses.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Completes classes whose last meeting is closed with none to plan, reopens those that got a meeting back (a
 * waived absence), and finishes their courses. Classes are locked first, so that of two meetings closed at
 * once the later one sees the other. Two statements.
 */
export async function settleClasses(db: Queryable, classIds: readonly string[], now: Date): Promise<void> {
  await db.query('select from school_class where id = any($1::uuid[]) order by id for no key update', [
    classIds,
  ]);
  await db.query(
    `with settled as (
       select c.id, case when exists (select from meeting m where m.class_id = c.id and m.closed_at is null
           and m.state in ('planned', 'to_plan')) then 'active' else 'completed' end as becomes
       from school_class c where c.id = any($1::uuid[]) and c.state <> 'cancelled'
     ), finished as (${finishCoursesSql('select m.enrolment_id from class_member m where m.class_id = any($1::uuid[])')})
     update school_class c set state = s.becomes, ended_at = case s.becomes when 'completed' then $2::timestamptz end,
       version = c.version + 1
     from settled s where c.id = s.id and (s.becomes = 'completed') <> (c.state = 'completed')`,
    [classIds, now],
  );
}
