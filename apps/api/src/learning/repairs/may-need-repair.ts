import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';
import type { Params } from '../../platform/db/statement.ts';
import { isChosenOnce, lostAtOf } from '../offered-times/store.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');
const f = tableAs('offered_time', 'f');
const last = tableAs('meeting', 'last');

/**
 * SQL condition: `repairPlan` may have something to repair in the plan of a class `c`. It misses none, and also selects some plans
 * that stay as they are: times that a family chose, the teacher's hours, pauses and undone changes are only checked under the lock.
 * `near` and `waits` are the limits of `REPAIR`, counted from now.
 */
export const mayNeedRepair = (
  c: TableAs<'school_class'>,
  { near, waits }: Params<{ near: Date; waits: Date }>,
): RawBuilder<boolean> => {
  const lostAt = lostAtOf(m.id);
  const isOffered = sql`exists (select from ${f} where ${f.meeting_id} = ${m.id} and ${f.offered_at} >= ${lostAt})`;
  const isLeft = sql`(${c.capacity} > 1 or not (${isChosenOnce(m.decision)} or ${isOffered}))`;
  const isChosen = sql`${m.chosen_for} = lower(${m.during}) and ${m.confirmed_for} is distinct from lower(${m.during})`;
  const isPastLastDay = sql`exists (select from ${s} join ${e} on ${e.id} = ${s.enrolment_id} and ${e.state} = 'active'
    where ${s.meeting_id} = ${m.id} and (${e.last_day} is null
      or upper(${m.during}) > (${e.last_day} + 1)::timestamp at time zone ${sql.lit(SCHOOL_ZONE)}))`;
  const isAfterFinal = sql`${m.kind} = 'series' and lower(${m.during}) > (select lower(${last.during}) from ${last}
    where ${last.class_id} = ${c.id} and ${last.kind} = 'series' and ${last.state} in ('planned', 'to_plan')
    order by ${last.number} desc limit 1)`;
  return sql<boolean>`(exists (select from ${m} where ${m.class_id} = ${c.id} and ${m.state} = 'to_plan'
      and ${lostAt} <= ${waits} and ${isLeft})
    or exists (select from ${m} where ${m.class_id} = ${c.id} and ${m.state} = 'planned' and lower(${m.during}) >= ${near}
      and (${isChosen} or ${isPastLastDay} or ${isAfterFinal})))`;
};
