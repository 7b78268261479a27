import { isId } from '@fasih/school/basics/ids';
import type { Erasure } from '@fasih/school/office/students/contract';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const l = tableAs('learner', 'l');
const other = tableAs('learner', 'other');
const r = tableAs('erasure_request', 'r');
const a = tableAs('account', 'a');
const s = tableAs('seat', 's');

/** The learner `l` is the last one of their account who is not erased. */
const isLastOfAccount = sql<boolean>`not exists (select from ${other}
  where ${other.account_id} = ${l.account_id} and ${other.id} <> ${l.id} and ${other.erased_at} is null)`;

/** The request `r` is neither cancelled nor done. */
const isPending = sql<boolean>`${r.called_off_at} is null and ${r.done_at} is null`;

type Ask = { learnerId: string; now: Date };

const selectFacts = statement(({ learnerId, now }: Params<Ask>) =>
  select(
    [
      isLastOfAccount.as('accountToo'),
      orNull(
        scalar(
          jsonBuildObject({ by: shownNameOf(a), askedAt: r.asked_at, reason: r.reason, dueAt: r.due_at }),
          sql`from ${r} join ${a} on ${a.id} = ${r.asked_by} where ${r.learner_id} = ${l.id} and ${isPending}`,
        ),
      ).as('request'),
      sql<number>`(select count(*)::integer from ${s} where ${s.learner_id} = ${l.id} and ${s.state} = 'planned'
        and upper(${s.during}) > ${now})`.as('meetingsAhead'),
      sql<Erasure['goes']>`json_build_object(
        'notes', (select count(*) from learner_note n where n.learner_id = l.id and n.removed_at is null),
        'tests', (select count(*) from placement_attempt p where p.learner_id = l.id),
        'reports', (select count(*) from report p join enrolment e on e.id = p.enrolment_id where e.learner_id = l.id),
        'messages', (select count(*) from notification n where n.account_id = l.account_id))`.as('goes'),
      sql<Erasure['stays']>`json_build_object(
        'orders', (select count(*) from orders o where o.learner_id = l.id),
        'courses', (select count(*) from enrolment e where e.learner_id = l.id),
        'receipts', (select count(*) from receipt r join orders o on o.id = r.order_id where o.learner_id = l.id))`.as(
        'stays',
      ),
    ],
    sql`from ${l} where ${l.id} = ${learnerId} and ${l.erased_at} is null`,
  ),
);

export type ErasureFacts = RowOf<typeof selectFacts>;

/**
 * What is erased and what stays, coming meetings, and the pending request; null for an erased learner. One
 * statement.
 */
export async function erasureOf(db: Queryable, learnerId: string, now: Date): Promise<ErasureFacts | null> {
  return isId(learnerId) ? selectFacts.first(db, { learnerId, now }) : null;
}

type NewRequest = { learnerId: string; by: string; at: Date; reason: string; dueAt: Date };

const insert = statement((request: Params<NewRequest>) =>
  build
    .insertInto('erasure_request')
    .values({
      learner_id: request.learnerId,
      asked_by: request.by,
      asked_at: request.at,
      reason: request.reason,
      due_at: request.dueAt,
    })
    .onConflict((on) =>
      on.column('learner_id').where('called_off_at', 'is', null).where('done_at', 'is', null).doNothing(),
    ),
);

/** Inserts a request; false if one is pending. */
export async function insertRequest(db: Queryable, request: NewRequest): Promise<boolean> {
  return (await insert.run(db, request)) === 1;
}

type Ended = { learnerId: string; by: string; at: Date; reason: string };

const end = statement(({ learnerId, by, at, reason }: Params<Ended>) =>
  build
    .updateTable('erasure_request')
    .set({ called_off_at: at, called_off_by: by, called_off_reason: reason })
    .where('learner_id', '=', learnerId)
    .where('called_off_at', 'is', null)
    .where('done_at', 'is', null),
);

/** Cancels a request; false if none is pending. */
export async function endRequest(db: Queryable, request: Ended): Promise<boolean> {
  return (await end.run(db, request)) === 1;
}

const isDue = (now: Expression<Date>) => sql<boolean>`${r.due_at} <= ${now} and ${isPending}`;

const selectDue = statement(({ now, limit }: Params<{ now: Date; limit: number }>) => {
  const id = sql<string>`coalesce(${r.learner_id}, ${r.account_id})`;
  return build
    .selectFrom('erasure_request as r')
    .where(isDue(now))
    .where(isNotSetAside('students.erase', id, now))
    .select(id.as('id'))
    .orderBy('r.due_at')
    .limit(limit);
});

/** Learners (or accounts without one) with a due request, oldest first, without those set aside after a failure. */
export async function dueErasures(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await selectDue.all(db, { now, limit });
  return rows.map(({ id }) => id);
}

const lockAccount = statement(({ id }: Params<{ id: string }>) =>
  build
    .selectFrom('account')
    .where(
      'id',
      '=',
      sql<string>`coalesce((select l.account_id from learner l where l.id = ${id}::uuid), ${id}::uuid)`,
    )
    .select('id')
    .forUpdate(),
);

/**
 * Locks the account of a learner, or itself, before what it has: it may go with its last learner. `for update`, because nothing
 * may be bought or asked for until then.
 */
export async function lockAccountOf(db: Queryable, id: string): Promise<void> {
  await lockAccount.run(db, { id });
}

type Due = { id: string; now: Date };

const lockDue = statement(({ id, now }: Params<Due>) =>
  build
    .selectFrom('erasure_request as r')
    .innerJoin('learner as l', 'l.id', 'r.learner_id')
    .where('l.id', '=', id)
    .where(isDue(now))
    .select([
      'r.id',
      sql<string | null>`${l.id}`.as('learnerId'),
      'l.account_id as accountId',
      isLastOfAccount.as('accountToo'),
    ])
    .forUpdate(['r', 'l'])
    .skipLocked(),
);

const lockDueAccount = statement(({ id, now }: Params<Due>) =>
  build
    .selectFrom('erasure_request as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .where('a.id', '=', id)
    .where(isDue(now))
    .select(['r.id', 'a.id as accountId'])
    .forUpdate(['r', 'a'])
    .skipLocked(),
);

export type DueErasure = RowOf<typeof lockDue>;

/**
 * The due request of a learner, or of an account without one, locked with it; null if it was cancelled or is locked by
 * another process.
 */
export async function lockDueErasure(db: Queryable, id: string, now: Date): Promise<DueErasure | null> {
  const ofLearner = await lockDue.first(db, { id, now });
  if (ofLearner) return ofLearner;
  const ofAccount = await lockDueAccount.first(db, { id, now });
  return ofAccount && { ...ofAccount, learnerId: null, accountToo: true };
}

type Done = { id: string; accountToo: boolean; at: Date };

const finish = statement(({ id, accountToo, at }: Params<Done>) =>
  build.updateTable('erasure_request').set({ done_at: at, account_too: accountToo }).where('id', '=', id),
);

/** Marks a request as done. */
export async function finishRequest(db: Queryable, done: Done): Promise<void> {
  await finish.run(db, done);
}

const forgetReasons = statement(({ learners }: Params<{ learners: readonly string[] }>) =>
  build
    .updateTable('erasure_request')
    .set({ reason: '', called_off_reason: null })
    .where(sql<boolean>`learner_id = any(${learners})`),
);

const forgetWords = statement(({ others, pattern }: Params<{ others: readonly string[]; pattern: string }>) =>
  build
    .updateTable('erasure_request')
    .set({
      reason: sql<string>`without_words(reason, ${pattern})`,
      called_off_reason: sql<string | null>`without_words(called_off_reason, ${pattern})`,
    })
    .where(
      sql<boolean>`learner_id = any(${others}) and concat_ws(' ', reason, called_off_reason) ~* ${pattern}`,
    ),
);

/**
 * Deletes the reasons in erased learners' requests, and removes their name (regular expression `pattern`)
 * from others'.
 */
export async function forgetRequests(
  db: Queryable,
  learners: readonly string[],
  others: readonly string[],
  pattern: string,
): Promise<void> {
  await forgetReasons.run(db, { learners });
  await forgetWords.run(db, { others, pattern });
}
