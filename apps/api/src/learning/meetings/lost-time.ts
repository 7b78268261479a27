import type { LostTime } from '@fasih/school/learning/meetings/lost-time';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const x = tableAs('meeting_change', 'x');
/** A family's pause is kept as an excuse, with the rule that granted it. */
const kind = sql`case when ${x.decision} ->> 'rule' = 'familyPause' then 'ownPause' else ${x.kind} end`;

/**
 * How a meeting that waits for a time lost the one that it had; null where it never had one. A family reads the words of a
 * cancellation, not those of a pause.
 */
export const lostTimeOf = (meetingId: Expression<string>): RawBuilder<LostTime | null> =>
  sql`(select json_build_object('kind', ${kind},
      'startsAt', to_char(lower(${x.was}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'reason', case when ${x.kind} = 'cancelled' then ${x.reason} else '' end)
    from ${x} where ${x.meeting_id} = ${meetingId} and ${x.kind} in ('cancelled', 'excused', 'paused', 'stopped') and ${x.was} is not null
    order by ${x.id} desc limit 1)`;
