import { LOST_TIME_KINDS, type LostTime } from '@fasih/school/learning/meetings/lost-time';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const x = tableAs('meeting_change', 'x');
const KINDS = sql.join(LOST_TIME_KINDS.map((kind) => sql.lit(kind)));

/**
 * How a meeting that waits for a time lost the one that it had; null where it never had one. A family reads the words of a
 * cancellation, not those of a pause.
 */
export const lostTimeOf = (meetingId: Expression<string>): RawBuilder<LostTime | null> =>
  sql`(select json_build_object('kind', ${x.kind},
      'startsAt', to_char(lower(${x.was}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'reason', case when ${x.kind} = 'cancelled' then ${x.reason} else '' end)
    from ${x} where ${x.meeting_id} = ${meetingId} and ${x.kind} in (${KINDS}) and ${x.was} is not null
    order by ${x.id} desc limit 1)`;
