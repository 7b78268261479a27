import { FORFEITS_TO_CALL } from '@fasih/school/learning/attendance/family-call';
import { type Expression, sql } from 'kysely';
import { anyOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const k = tableAs('family_call', 'k');
const s = tableAs('seat', 's');
const h = tableAs('seat', 'h');

/** How many meetings of a course were forfeited in a row up to now: since the last one that was attended. */
export const forfeitsRunning = (enrolmentId: Expression<string>) =>
  sql<number>`(select count(*)::int from ${s} where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'absent'
    and lower(${s.during}) > coalesce((select max(lower(${h.during})) from ${h}
      where ${h.enrolment_id} = ${enrolmentId} and ${h.state} in ('present', 'late')), '-infinity'))`;

/** Of call `k` of a family nobody has noted an outcome, and the run of forfeits has not ended. */
export const isOpenCall = sql<boolean>`(${k.settled_at} is null and ${k.ended_at} is null)`;

const end = statement(
  ({ enrolmentIds, now }: Params<{ enrolmentIds: readonly string[]; now: Date }>) =>
    sql`update ${k} set ended_at = ${now} where ${k.enrolment_id} = ${anyOf(enrolmentIds)} and ${isOpenCall}
      and ${forfeitsRunning(k.enrolment_id)} < ${sql.lit(FORFEITS_TO_CALL)}`,
);

/**
 * Ends the open calls of these courses whose run is over, because a meeting was attended or a forfeit came back. One
 * statement, none for no course.
 */
export async function endFamilyCalls(
  db: Queryable,
  enrolmentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (enrolmentIds.length > 0) await end.run(db, { enrolmentIds, now });
}
