import {
  type LessonHoursForm,
  OUTSIDE_SHOWN,
  type OutsideLessonHours,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { joinHours } from '@fasih/school/learning/meetings/join-hours';
import type { Pool } from 'pg';
import { policyAt } from '../../catalogue/policy/read-policy.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

type Named = OutsideLessonHours['classes'];

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
  const inside = (weekday: string, from: string, to: string) => `exists (
    select from jsonb_to_recordset($1) as o (weekday smallint, "from" integer, "to" integer)
    where o.weekday = ${weekday} and o."from" <= ${from} and ${to} <= o."to")`;
  const named = `json_build_object('count', count(*)::integer, 'first', coalesce((array_agg(
    json_build_object('id', id, 'name', name) order by name, id))[1:${OUTSIDE_SHOWN}], '{}'))`;
  const { rows } = await pool.query<{ classes: Named; teachers: Named }>(
    `select (select ${named} from school_class c where c.state in ('scheduled', 'active', 'paused') and exists (
         select from class_slot s
         where s.class_id = c.id and not ${inside('s.weekday', 's.minute', 's.minute + $2::integer')})) as classes,
       (select ${named} from (select a.id, ${shownName('a')} as name from account a
         where a.role = 'teacher' and a.active and exists (select from availability w
           where w.teacher_id = a.id and not ${inside('w.weekday', 'lower(w.minutes)', 'upper(w.minutes)')})) t) as teachers`,
    [JSON.stringify(joinHours(week)), meetingMinutes],
  );
  return requireRow(rows);
}
