import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { waitsForAnswer } from '../../courses/enrolments/waits.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const s = tableAs('seat', 's');
const a = tableAs('appeal', 'a');
const e = tableAs('enrolment', 'e');
const p = tableAs('policy_version', 'p');

/**
 * SQL condition: nothing of this course may expire, because an appeal or a refund request waits for its answer, or a
 * forfeit of the last 7 days can still be questioned. Never true under rules 1
 * (docs/product/course-rules-2.md#nothing-expires-unoffered).
 */
export const expiryWaits = (
  enrolment: { id: Expression<string>; policy_version: Expression<number> },
  now: Expression<Date>,
): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from ${p} where ${p.number} = ${enrolment.policy_version} and ${p.rules} = 2) and (
    ${waitsForAnswer(enrolment.id)} or exists (select from ${s} where ${s.enrolment_id} = ${enrolment.id}
      and ${s.state} = 'absent' and ${s.marked_at} >= ${now}::timestamptz - make_interval(days => ${sql.lit(RULES_2.appealDays)})
      and not exists (select from ${a} where ${a.seat_id} = ${s.id} and ${a.forfeited_at} = ${s.marked_at}))))`;

const selectWaits = statement(({ enrolmentId, now }: Params<{ enrolmentId: string; now: Date }>) =>
  select([expiryWaits(e, now).as('waits')], sql`from ${e} where ${e.id} = ${enrolmentId}`),
);

/** Whether the expiry of a course waits. One statement. */
export async function doesExpiryWait(db: Queryable, enrolmentId: string, now: Date): Promise<boolean> {
  return (await selectWaits.first(db, { enrolmentId, now }))?.waits ?? false;
}
