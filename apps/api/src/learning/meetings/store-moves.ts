import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { sql } from 'kysely';
import { recordsAs, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A meeting's new time with the decision that allowed it, and its teacher if that is another one then. */
export type NewTime = { meetingId: string; to: Span; decision: Decision | null; teacherId?: string };

const moveTo = statement(({ times }: Params<{ times: string }>) => {
  const m = tableAs('meeting', 'm');
  const s = tableAs('seat', 's');
  const t = recordsAs(times, 't', {
    id: 'uuid',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    decision: 'jsonb',
    teacher_id: 'uuid',
  });
  const moved = sql`update ${m} set state = 'planned', during = tstzrange(${t.starts_at}, ${t.ends_at}),
      teacher_id = coalesce(${t.teacher_id}, ${m.teacher_id}), checked_in_at = null, delay_minutes = 0, decision = ${t.decision}, reminded_day_for = null,
      reminded_hour_for = null, version = ${m.version} + 1
    from ${t} where ${m.id} = ${t.id} returning ${m.id}, ${m.during}, ${m.decision}`;
  return withCtes(
    { moved },
    sql`update ${s} set state = 'planned', during = moved.during, told_late_at = null, decision = moved.decision,
        version = ${s.version} + 1
      from moved where ${s.meeting_id} = moved.id and ${s.state} in ('planned', 'to_plan')`,
  );
});

/**
 * Sets the times of meetings and their open seats, and clears their reminders. Fails with an exclusion
 * constraint if somebody is busy (`refuseWhenBusy`). One statement.
 */
export async function setTimes(db: Queryable, times: readonly NewTime[]): Promise<void> {
  const rows = times.map(({ meetingId, to, decision, teacherId = null }) => ({
    id: meetingId,
    starts_at: to.start,
    ends_at: to.end,
    decision,
    teacher_id: teacherId,
  }));
  await moveTo.run(db, { times: JSON.stringify(rows) });
}
