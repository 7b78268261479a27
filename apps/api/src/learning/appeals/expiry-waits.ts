import { DAY, later } from '@fasih/school/basics/instants';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { waitsForAnswer } from '../../courses/enrolments/waits.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const s = tableAs('seat', 's');
const a = tableAs('appeal', 'a');
const e = tableAs('enrolment', 'e');

/** Forfeits since then can still be questioned. */
const questionableSince = (now: Date): Date => later(now, -RULES_2.appealDays * DAY);

/**
 * SQL condition: nothing of this course may expire, because an appeal or a refund request waits for its answer, or a
 * forfeit can still be questioned. Only for courses under rules 2.
 */
const expiryWaits = (enrolmentId: Expression<string>, since: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`(${waitsForAnswer(enrolmentId)} or exists (select from ${s} where ${s.enrolment_id} = ${enrolmentId}
    and ${s.state} = 'absent' and ${s.marked_at} >= ${since} and not exists (
      select from ${a} where ${a.seat_id} = ${s.id} and ${a.forfeited_at} = ${s.marked_at})))`;

const selectWaits = statement(({ enrolmentId, since }: Params<{ enrolmentId: string; since: Date }>) =>
  select([expiryWaits(e.id, since).as('waits')], sql`from ${e} where ${e.id} = ${enrolmentId}`),
);

/**
 * Whether the expiry of a course under rules 2 waits: an appeal or a refund request has no answer yet, or a forfeit of
 * the last 7 days can still be questioned (docs/product/course-rules-2.md#appeal). One statement.
 */
export async function doesExpiryWait(db: Queryable, enrolmentId: string, now: Date): Promise<boolean> {
  return (await selectWaits.first(db, { enrolmentId, since: questionableSince(now) }))?.waits ?? false;
}
