import type { ClassEnding } from '@fasih/school/learning/classes/contract';
import { type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('balance_event', 'b');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');

const isRefunded = sql<boolean>`exists (select from ${b} where ${b.enrolment_id} = ${e.id}
  and ${b.kind} = 'refunded' and ${b.meetings} < 0)`;

/**
 * Why a completed class `c` ended before its courses were used up, as the families read it of their own ones: by a refund if
 * that ended all of them, else early; null if a course was finished in it or goes on.
 */
export const classEnding = (
  c: Pick<TableAs<'school_class'>, 'id' | 'state'>,
): RawBuilder<ClassEnding | null> => sql<ClassEnding | null>`case when ${c.state} = 'completed' then (
  select case when not coalesce(bool_and(${e.state} = 'ended' and ${e.finished_at} is null), false) then null
    when bool_and(${isRefunded}) then 'refunded' else 'early' end
  from ${cm} join ${e} on ${e.id} = ${cm.enrolment_id} where ${cm.class_id} = ${c.id} and ${cm.left_at} is null) end`;
