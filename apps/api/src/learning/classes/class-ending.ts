import type { ClassEnding } from '@fasih/school/learning/classes/ending';
import { type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('balance_event', 'b');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');

/** Why a course `e` ended before it was used up: by a refund, or early for another reason; null if it was finished or goes on. */
export const courseEnding = (
  e: Pick<TableAs<'enrolment'>, 'id' | 'state' | 'finished_at'>,
): RawBuilder<ClassEnding | null> => sql<ClassEnding | null>`case when ${e.state} = 'ended' and ${e.finished_at} is null
  then case when exists (select from ${b} where ${b.enrolment_id} = ${e.id} and ${b.kind} = 'refunded' and ${b.meetings} < 0)
    then 'refunded' else 'early' end end`;

/**
 * Why a completed class `c` ended before its courses were used up: by a refund if that ended all of them, else early; null if a
 * course was finished in it or goes on.
 */
export const classEnding = (
  c: Pick<TableAs<'school_class'>, 'id' | 'state'>,
): RawBuilder<ClassEnding | null> => sql<ClassEnding | null>`case when ${c.state} = 'completed' then (
  select case when not coalesce(bool_and(${courseEnding(e)} is not null), false) then null
    when bool_and(${courseEnding(e)} = 'refunded') then 'refunded' else 'early' end
  from ${cm} join ${e} on ${e.id} = ${cm.enrolment_id} where ${cm.class_id} = ${c.id} and ${cm.left_at} is null) end`;

/** The class `c` has this ending; looked for among the classes of courses that ended early. */
export const hasEnding = (
  c: Pick<TableAs<'school_class'>, 'id' | 'state'>,
  ending: ClassEnding,
): RawBuilder<boolean> => sql<boolean>`${c.id} = any(array(
    select ${cm.class_id} from ${e} join ${cm} on ${cm.enrolment_id} = ${e.id} and ${cm.left_at} is null
    where ${e.state} = 'ended' and ${e.finished_at} is null))
  and ${classEnding(c)} = ${ending}`;
