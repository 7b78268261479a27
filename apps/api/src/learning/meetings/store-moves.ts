import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A meeting's new time with the decision that allowed it. */
export type NewTime = { meetingId: string; to: Span; decision: Decision | null };

/**
 * Sets the times of meetings and their open seats, and clears their reminders. Fails with an exclusion
 * constraint if somebody is busy (`refuseWhenBusy`). One statement.
 */
export async function setTimes(db: Queryable, times: readonly NewTime[]): Promise<void> {
  await db.query(
    `with new_time as (
       select * from jsonb_to_recordset($1) as t (id uuid, starts_at timestamptz, ends_at timestamptz, decision jsonb)
     ), moved as (
       update meeting m set state = 'planned', during = tstzrange(t.starts_at, t.ends_at), checked_in_at = null,
         delay_minutes = 0, decision = t.decision, reminded_day_for = null, reminded_hour_for = null,
         version = m.version + 1
       from new_time t where m.id = t.id returning m.id, m.during, m.decision
     )
     update seat s set state = 'planned', during = moved.during, told_late_at = null, decision = moved.decision,
       version = s.version + 1
     from moved where s.meeting_id = moved.id and s.state in ('planned', 'to_plan')`,
    [
      JSON.stringify(
        times.map(({ meetingId, to, decision }) => ({
          id: meetingId,
          starts_at: to.start,
          ends_at: to.end,
          decision,
        })),
      ),
    ],
  );
}
