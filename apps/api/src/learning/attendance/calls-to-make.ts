import { FORFEITS_TO_CALL } from '@fasih/school/learning/attendance/family-call';
import { sql } from 'kysely';
import { forfeitsRunning, isOpenCall } from '../meetings/family-calls.ts';

/**
 * Call `k` of a family is still to be made: nobody noted an outcome, the course runs, and neither an attended meeting nor a
 * forfeit that came back has ended the run. The run is counted again, because a mark of attendance writes its seat alone and
 * the call ends when that meeting is closed.
 */
export const isToCall = sql<boolean>`${isOpenCall}
  and exists (select from enrolment e where e.id = k.enrolment_id and e.state = 'active')
  and ${forfeitsRunning(sql<string>`k.enrolment_id`)} >= ${sql.lit(FORFEITS_TO_CALL)}`;
