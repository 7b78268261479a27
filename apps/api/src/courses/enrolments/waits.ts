import { type Expression, type RawBuilder, sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** An appeal or a refund request that the school has not answered. */
export type Wait = { id: string; enrolmentId: string; kind: 'appeal' | 'refund'; answerBy: Date };

const insert = statement((wait: Params<Wait & { now: Date }>) =>
  build.insertInto('course_wait').values({
    id: wait.id,
    enrolment_id: wait.enrolmentId,
    kind: wait.kind,
    since: wait.now,
    answer_by: wait.answerBy,
  }),
);

/** From now on the course waits for the school's answer, so nothing of it expires (docs/product/course-rules-2.md#appeal). */
export async function beginWait(db: Queryable, wait: Wait, now: Date): Promise<void> {
  await insert.run(db, { ...wait, now });
}

const end = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
  build.updateTable('course_wait').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null),
);

/** The appeal or refund request was answered or withdrawn; without a wait nothing changes. */
export async function endWait(db: Queryable, id: string, now: Date): Promise<void> {
  await end.run(db, { id, now });
}

const w = tableAs('course_wait', 'w');

/** SQL condition: this course waits for an answer of the school. */
export const waitsForAnswer = (enrolmentId: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${w} where ${w.enrolment_id} = ${enrolmentId} and ${w.ended_at} is null)`;

/** SQL condition: a refund of this course was asked for, so its meetings are held back. */
export const isRefundAsked = (enrolmentId: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${w} where ${w.enrolment_id} = ${enrolmentId} and ${w.ended_at} is null
    and ${w.kind} = 'refund')`;

const isOpen = statement(({ enrolmentId, kind }: Params<Pick<Wait, 'enrolmentId' | 'kind'>>) =>
  select(
    [sql<number>`1`.as('one')],
    sql`from ${w} where ${w.enrolment_id} = ${enrolmentId} and ${w.kind} = ${kind} and ${w.ended_at} is null`,
  ),
);

/** Whether this course waits for an answer of this kind; a write must have locked the course. */
export async function isWaiting(db: Queryable, enrolmentId: string, kind: Wait['kind']): Promise<boolean> {
  return (await isOpen.first(db, { enrolmentId, kind })) !== null;
}
