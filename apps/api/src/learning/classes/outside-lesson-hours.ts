import {
  type LessonHoursForm,
  OUTSIDE_SHOWN,
  type OutsideLessonHours,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { joinHours } from '@fasih/school/learning/meetings/join-hours';
import { type Expression, sql } from 'kysely';
import type { Pool } from 'pg';
import { policyAt } from '../../catalogue/policy/read-policy.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { recordsAs, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { titleOfClass } from './class-title.ts';

const c = tableAs('school_class', 'c');
const s = tableAs('class_slot', 's');
const a = tableAs('account', 'a');
const w = tableAs('availability', 'w');

/** The number of rows with `id` and `name`, and the first of them by name. */
const named = sql<OutsideLessonHours['classes']>`json_build_object('count', count(*)::integer, 'first',
  coalesce((array_agg(json_build_object('id', id, 'name', name) order by name, id))[1:${sql.lit(OUTSIDE_SHOWN)}], '{}'))`;

const selectOutside = statement(({ week, minutes }: Params<{ week: string; minutes: number }>) => {
  const o = recordsAs(week, 'o', { weekday: 'smallint', from: 'integer', to: 'integer' });
  const isInside = (weekday: Expression<number>, from: Expression<number>, to: Expression<number>) =>
    sql`exists (select from ${o} where ${o.weekday} = ${weekday} and ${o.from} <= ${from} and ${to} <= ${o.to})`;
  const slotEnd = sql<number>`${s.minute} + ${minutes}::integer`;
  const [from, to] = [sql<number>`lower(${w.minutes})`, sql<number>`upper(${w.minutes})`];
  const isOutside = sql`exists (select from ${w}
    where ${w.teacher_id} = ${a.id} and not ${isInside(w.weekday, from, to)})`;
  return select(
    [
      scalar(
        named,
        sql`from (select ${c.id}, ${titleOfClass(c)} as name from ${c}
          where ${c.state} in ('scheduled', 'active', 'paused') and exists (select from ${s}
            where ${s.class_id} = ${c.id} and not ${isInside(s.weekday, s.minute, slotEnd)})) k`,
      ).as('classes'),
      scalar(
        named,
        sql`from (select ${a.id}, ${shownNameOf(a)} as name from ${a}
          where ${a.role} = 'teacher' and ${a.active} and ${isOutside}) t`,
      ).as('teachers'),
    ],
    sql``,
  );
});

/**
 * Running classes with weekly hours, and teachers with availability, outside the given lesson hours. Reads
 * both tables once.
 */
export async function outsideLessonHours(
  pool: Pool,
  { week }: LessonHoursForm,
  call: SignedInCall,
): Promise<OutsideLessonHours> {
  const { meetingMinutes } = (await policyAt(pool, call.now)).values;
  const outside = { week: JSON.stringify(joinHours(week)), minutes: meetingMinutes };
  return requireRow(await selectOutside.all(pool, outside));
}
