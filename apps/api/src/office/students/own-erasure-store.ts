import type { OwnErasure } from '@fasih/school/office/students/own-erasure-contract';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type OfAccount = { accountId: string };

const a = tableAs('account', 'a');
const r = tableAs('erasure_request', 'r');

/** The request `r` is neither cancelled nor done. */
const isOpen = sql<boolean>`${r.called_off_at} is null and ${r.done_at} is null`;

const blockedBy = sql<OwnErasure['blockedBy']>`json_build_object(
  'courses', (select count(*) from enrolment e join learner l on l.id = e.learner_id
    where l.account_id = a.id and e.state <> 'ended'),
  'orders', (select count(*) from orders o where o.account_id = a.id and o.status in ('pending', 'review')),
  'refunds', (select count(*) from refund_request q join enrolment e on e.id = q.enrolment_id
      join learner l on l.id = e.learner_id where l.account_id = a.id and q.state = 'asked')
    + (select count(*) from refund f join orders o on o.id = f.order_id
      where o.account_id = a.id and f.state in ('asked', 'sent')))`;

const selectFacts = statement(({ accountId }: Params<OfAccount>) =>
  select(
    [
      orNull(
        scalar(
          jsonBuildObject({
            askedAt: sql<string>`min(${r.asked_at})`,
            dueAt: sql<string>`max(${r.due_at})`,
          }),
          sql`from ${r} where ${r.asked_by} = ${a.id} and ${isOpen} having count(*) > 0`,
        ),
      ).as('request'),
      blockedBy.as('blockedBy'),
      sql<OwnErasure['goes']>`json_build_object(
        'learners', (select coalesce(json_agg(l.name order by l.created_at, l.id), '[]') from learner l
          where l.account_id = a.id and l.erased_at is null and l.name <> ''),
        'tests', (select count(*) from placement_attempt p join learner l on l.id = p.learner_id where l.account_id = a.id),
        'reports', (select count(*) from report p join enrolment e on e.id = p.enrolment_id
          join learner l on l.id = e.learner_id where l.account_id = a.id),
        'messages', (select count(*) from notification n where n.account_id = a.id))`.as('goes'),
      sql<OwnErasure['stays']>`json_build_object(
        'orders', (select count(*) from orders o where o.account_id = a.id),
        'receipts', (select count(*) from receipt c join orders o on o.id = c.order_id where o.account_id = a.id))`.as(
        'stays',
      ),
    ],
    sql`from ${a} where ${a.id} = ${accountId}`,
  ),
);

export type OwnErasureFacts = RowOf<typeof selectFacts>;

/** What an own erasure deletes and keeps, what stands in its way, and the open request. One statement. */
export function ownErasureOf(db: Queryable, accountId: string): Promise<OwnErasureFacts | null> {
  return selectFacts.first(db, { accountId });
}

type NewRequest = OfAccount & { at: Date; reason: string; dueAt: Date };

const insert = statement(({ accountId, at, reason, dueAt }: Params<NewRequest>) => {
  const learners = sql`select l.id from learner l where l.account_id = ${accountId}::uuid and l.erased_at is null`;
  return build
    .insertInto('erasure_request')
    .columns(['learner_id', 'account_id', 'asked_by', 'asked_at', 'reason', 'due_at'])
    .expression(
      sql`select who.learner_id, who.account_id, ${accountId}::uuid, ${at}::timestamptz, ${reason}::text, ${dueAt}::timestamptz
        from (select id as learner_id, null::uuid as account_id from (${learners}) l
          union all select null, ${accountId}::uuid where not exists (${learners})) who`,
    )
    .onConflict((on) => on.doNothing());
});

/** Requests the erasure of each learner of an account, or of the account alone; where one is open it stays. */
export async function insertOwnRequests(db: Queryable, request: NewRequest): Promise<void> {
  await insert.run(db, request);
}

const end = statement(({ accountId, at, reason }: Params<OfAccount & { at: Date; reason: string }>) =>
  build
    .updateTable('erasure_request')
    .set({ called_off_at: at, called_off_by: accountId, called_off_reason: reason })
    .where('asked_by', '=', accountId)
    .where('called_off_at', 'is', null)
    .where('done_at', 'is', null),
);

/** Cancels what a family asked for itself; false if nothing is open. */
export async function endOwnRequests(
  db: Queryable,
  request: OfAccount & { at: Date; reason: string },
): Promise<boolean> {
  return (await end.run(db, request)) > 0;
}

const selectSelf = statement(({ id }: Params<{ id: string }>) =>
  select(
    [
      a.id.as('accountId'),
      a.username.as('username'),
      blockedBy.as('blockedBy'),
      sql<boolean>`exists (select from learner l where l.account_id = a.id and l.erased_at is null
        and not exists (select from erasure_request other where other.learner_id = l.id
          and other.called_off_at is null and other.done_at is null))`.as('hasNewLearner'),
    ],
    sql`from ${r} left join learner of_learner on of_learner.id = ${r.learner_id}
      join ${a} on ${a.id} = coalesce(${r.account_id}, of_learner.account_id) and ${a.id} = ${r.asked_by}
      where ${r.id} = ${id} for update of a`,
  ),
);

/** The family that asked for this request itself, locked, and what has come since; null where staff asked. */
export function lockOwnRequest(db: Queryable, id: string): Promise<RowOf<typeof selectSelf> | null> {
  return selectSelf.first(db, { id });
}
