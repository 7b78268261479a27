import { sql } from 'kysely';
import { finishCourses } from '../../courses/enrolments/finish-courses.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const cm = tableAs('class_member', 'cm');

type Classes = { classIds: readonly string[] };

const settle = statement(({ classIds, now }: Params<Classes & { now: Date }>) => {
  // A learner's number in another class is still one of this class's to come.
  const madeUp = sql`select from ${cm} join ${s} on ${s.enrolment_id} = ${cm.enrolment_id} and ${s.state} <> 'lapsed'
    join ${m} on ${m.id} = ${s.meeting_id} and ${m.class_id} <> ${c.id} and ${m.closed_at} is null
      and ${m.state} in ('planned', 'to_plan')
    where ${cm.class_id} = ${c.id} and ${cm.left_at} is null`;
  const members = sql`select ${cm.enrolment_id} from ${cm} where ${cm.class_id} = any(${classIds}::uuid[])`;
  return sql`with settled as (
      select ${c.id}, case when exists (select from ${m} where ${m.class_id} = ${c.id} and ${m.closed_at} is null
          and ${m.state} in ('planned', 'to_plan')) or exists (${madeUp}) then 'active' else 'completed' end as becomes
      from ${c} where ${c.id} = any(${classIds}::uuid[]) and ${c.state} <> 'cancelled'
    ), finished as (${finishCourses(members)})
    update ${c} set state = s.becomes, ended_at = case s.becomes when 'completed' then ${now}::timestamptz end,
      version = ${c.version} + 1
    from settled s where ${c.id} = s.id and (s.becomes = 'completed') <> (${c.state} = 'completed')`;
}, 'settle-classes');

/**
 * Completes classes whose last meeting is closed with none to plan, their learners' seats in other classes among
 * them, reopens those that got a meeting back (a waived absence), and finishes their courses. The classes must be locked,
 * so that of two meetings closed at once the later one sees the other. One statement.
 */
export async function settleClasses(db: Queryable, classIds: readonly string[], now: Date): Promise<void> {
  await settle.run(db, { classIds, now });
}
