import { FORFEITS_TO_CALL } from '@fasih/school/learning/attendance/family-call';
import { type Expression, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const s = tableAs('seat', 's');
const h = tableAs('seat', 'h');

/** How many meetings of a course were forfeited in a row up to now: since the last one that was attended. */
export const forfeitsRunning = (enrolmentId: Expression<string>) =>
  sql<number>`(select count(*)::int from ${s} where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'absent'
    and lower(${s.during}) > coalesce((select max(lower(${h.during})) from ${h}
      where ${h.enrolment_id} = ${enrolmentId} and ${h.state} in ('present', 'late')), '-infinity'))`;

/**
 * Call `k` of a family is still to be made: nobody noted an outcome, the course runs, and neither an attended meeting nor a
 * forfeit that came back has ended the run.
 */
export const isToCall = sql<boolean>`k.settled_at is null
  and exists (select from enrolment e where e.id = k.enrolment_id and e.state = 'active')
  and ${forfeitsRunning(sql<string>`k.enrolment_id`)} >= ${sql.lit(FORFEITS_TO_CALL)}`;
