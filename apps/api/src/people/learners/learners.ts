import { isId } from '@fasih/school/basics/ids';
import type { Relation } from '@fasih/school/people/learners/contract';
import { type Expression, sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { cteAs, recordsAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import {
  correctedFacts,
  EMPTY_FACTS,
  type LearnerRow,
  learnerColumns,
  type SentFacts,
  type TypedFacts,
  typedColumns,
} from './facts.ts';

type OfAccount = { accountId: string };
type OfLearner = { learnerId: string };

const l = tableAs('learner', 'l');
const c = tableAs('consent', 'c');

const columns = learnerColumns(l);

const selectAll = statement(
  ({ accountId }: Params<OfAccount>) =>
    select(
      columns,
      sql`from ${l} where ${l.account_id} = ${accountId} and ${l.erased_at} is null order by ${l.created_at}, ${l.id}`,
    ),
  'learners-of',
);

/** The account's learners, oldest first, without erased ones. */
export function learnersOf(db: Queryable, accountId: string): Promise<LearnerRow[]> {
  return selectAll.all(db, { accountId });
}

const fromOne = ({ accountId, learnerId }: Params<OfAccount & OfLearner>) =>
  sql`from ${l} where ${l.account_id} = ${accountId} and ${l.id} = ${learnerId} and ${l.erased_at} is null`;

const selectOne = statement((of: Params<OfAccount & OfLearner>) => select(columns, fromOne(of)));
const lockOne = statement((of: Params<OfAccount & OfLearner>) =>
  select(columns, sql`${fromOne(of)} for update of l`),
);

/** One learner of this account; `lock` for a write. */
export async function learnerOf(
  db: Queryable,
  accountId: string,
  learnerId: string,
  lock?: 'lock',
): Promise<LearnerRow | null> {
  if (!isId(learnerId)) return null;
  return (lock ? lockOne : selectOne).first(db, { accountId, learnerId });
}

const ofSelf = (accountId: Expression<string>) =>
  sql<boolean>`${l.account_id} = ${accountId} and ${l.kind} = 'self' and ${l.erased_at} is null`;

const selectSelf = statement(({ accountId }: Params<OfAccount>) =>
  select([l.id.as('id')], sql`from ${l} where ${ofSelf(accountId)} for no key update of l`),
);

const insertOwn = statement(({ accountId, now }: Params<OfAccount & { now: Date }>) => {
  const a = tableAs('account', 'a');
  const made = build
    .insertInto('learner')
    .columns(['account_id', 'kind', 'name', 'created_at'])
    .expression(sql`select ${a.id}, 'self', ${shownNameOf(a)}, ${now} from ${a} where ${a.id} = ${accountId}`)
    .onConflict((on) =>
      on.column('account_id').where('kind', '=', 'self').where('erased_at', 'is', null).doNothing(),
    )
    .returning('id');
  const there = select([l.id.as('id')], sql`from ${l} where ${ofSelf(accountId)} for no key update of l`);
  const m = cteAs(made, 'made', 'm');
  const t = cteAs(there, 'there', 't');
  return withCtes(
    { made, there },
    select([m.id.as('id')], sql`from ${m} union all select ${t.id} from ${t} limit 1`),
  );
});

/** Creates the account's self learner with the account's name, or returns the existing one, locked. One per account. */
export async function insertSelf(db: Queryable, accountId: string, now: Date): Promise<string> {
  // A concurrent transaction may have created it after the first statement began; the second one sees it.
  const row = (await insertOwn.first(db, { accountId, now })) ?? (await selectSelf.first(db, { accountId }));
  if (!row) throw new Error('the learner of this account is missing');
  return row.id;
}

const lockRows = statement(({ accountId }: Params<OfAccount>) =>
  // Not `for update`: a payment that settles holds its order and writes rows that point to the learner.
  select(
    [l.id.as('id')],
    sql`from ${l} where ${l.account_id} = ${accountId} and ${l.erased_at} is null order by ${l.id} for no key update`,
  ),
);

/** Locks the learners of an account, for a write that decides by all of them: nobody merges, places or stops one meanwhile. */
export async function lockLearnersOfAccount(db: Queryable, accountId: string): Promise<void> {
  await lockRows.run(db, { accountId });
}

const declare = statement(({ learnerId, now }: Params<OfLearner & { now: Date }>) =>
  build
    .updateTable('learner')
    .set((eb) => ({ adult_declared_at: eb.fn.coalesce('adult_declared_at', now) }))
    .where('id', '=', learnerId),
);

/** Records that the self learner is 18 or older. */
export async function declareAdult(db: Queryable, learnerId: string, now: Date): Promise<void> {
  await declare.run(db, { learnerId, now });
}

type NewChild = OfAccount & { relation: Relation; now: Date };

const insertOne = statement((child: Params<NewChild & TypedFacts>) =>
  build
    .insertInto('learner')
    .values({
      account_id: child.accountId,
      kind: 'child',
      ...typedColumns(child),
      relation: child.relation,
      created_at: child.now,
    })
    .returning('id'),
);

/** Creates a child of the account. */
export async function insertChild(
  db: Queryable,
  child: NewChild & SentFacts & Pick<TypedFacts, 'name'>,
): Promise<string> {
  const row = await insertOne.first(db, { ...child, ...correctedFacts(EMPTY_FACTS, child) });
  if (!row) throw new Error('the learner was not written');
  return row.id;
}

type Change = OfLearner & TypedFacts & { version: number };

const update = statement((change: Params<Change>) =>
  build
    .updateTable('learner')
    .set((eb) => ({ ...typedColumns(change), version: eb('version', '+', 1) }))
    .where('id', '=', change.learnerId)
    .where('version', '=', change.version),
);

/** Writes corrected facts; false when the version is stale. */
export async function updateLearner(db: Queryable, change: Change): Promise<boolean> {
  return (await update.run(db, change)) === 1;
}

type Identity = Pick<TypedFacts, 'name' | 'birth_date'>;

const updateIdentity = statement(
  ({ learnerId, name, birth_date }: Params<{ learnerId: string } & Identity>) =>
    build
      .updateTable('learner')
      .set((eb) => ({ name, birth_date, version: eb('version', '+', 1) }))
      .where('id', '=', learnerId),
);

/** Writes who a learner is and leaves all other facts; the caller holds the row. */
export async function correctIdentity(db: Queryable, learnerId: string, identity: Identity): Promise<void> {
  await updateIdentity.run(db, { learnerId, ...identity });
}

export type NewLearner = {
  accountId: string;
  name: string;
  birthDate: string | null;
  relation: Relation | null;
};

const insertMany = statement(({ learners, now }: Params<{ learners: string; now: Date }>) => {
  const n = recordsAs(learners, 'n', {
    accountId: 'uuid',
    name: 'text',
    birthDate: 'date',
    relation: 'text',
  });
  return build
    .insertInto('learner')
    .columns(['account_id', 'kind', 'name', 'birth_date', 'relation', 'created_at'])
    .expression(
      sql`select ${n.accountId}, case when ${n.relation} is null then 'self' else 'child' end, ${n.name},
        ${n.birthDate}, ${n.relation}, ${now} from ${n}`,
    );
});

/** Creates many learners: the account's own adult when there is no relation. Consent is never written with them. */
export async function insertLearners(
  db: Queryable,
  learners: readonly NewLearner[],
  now: Date,
): Promise<void> {
  await insertMany.run(db, { learners: JSON.stringify(learners), now });
}

const consentGone = (until: Expression<Date>) =>
  sql<boolean>`${l.erased_at} is null
    and ${l.id} in (select ${c.learner_id} from ${c} where ${c.withdrawn_at} <= ${until})
    and not exists (select from ${c} where ${c.learner_id} = ${l.id}
      and (${c.withdrawn_at} is null or ${c.withdrawn_at} > ${until}))`;

const selectToErase = statement(({ until, now, limit }: Params<{ until: Date; now: Date; limit: number }>) =>
  select(
    [l.id.as('id')],
    sql`from ${l} where ${consentGone(until)} and ${isNotSetAside('learners.erase', l.id, now)}
      order by ${l.id} limit ${limit}`,
  ),
);

/**
 * Children whose consent was withdrawn before `until` and not given again, except those set aside after a failed
 * erasure.
 */
export async function learnersToErase(
  db: Queryable,
  until: Date,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await selectToErase.all(db, { until, now, limit });
  return rows.map(({ id }) => id);
}

const lockToErase = statement(({ learnerId, until }: Params<OfLearner & { until: Date }>) =>
  select(
    [l.id.as('learnerId'), l.account_id.as('accountId')],
    sql`from ${l} where ${l.id} = ${learnerId} and ${consentGone(until)} for update of l skip locked`,
  ),
);

/** Locks one of them; null when consent was given again or another process is erasing the child. */
export function lockLearnerToErase(
  db: Queryable,
  learnerId: string,
  until: Date,
): Promise<RowOf<typeof lockToErase> | null> {
  return lockToErase.first(db, { learnerId, until });
}

const blankMany = statement(({ ids, now }: Params<{ ids: readonly string[]; now: Date }>) =>
  build
    .updateTable('learner')
    .set((eb) => ({
      ...EMPTY_FACTS,
      erased_at: eb.fn.coalesce('erased_at', now),
      version: eb('version', '+', 1),
    }))
    .where(({ eb, fn }) => eb('id', '=', fn.any(ids))),
);

/** Removes the personal data from learner rows, which stay, because orders and books refer to them. */
export async function blankLearners(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await blankMany.run(db, { ids, now });
}

type Merge = { from: string; to: string };

const merge = statement(({ from, to, now }: Params<Merge & { now: Date }>) =>
  build
    .updateTable('learner')
    .set((eb) => ({
      ...EMPTY_FACTS,
      erased_at: now,
      merged_into: to,
      merged_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', from),
);

const followMerge = statement(({ from, to }: Params<Merge>) =>
  build.updateTable('learner').set({ merged_into: to }).where('merged_into', '=', from),
);

/** Marks a learner as a duplicate of `to`: the row stays, blank, and refers there. */
export async function markMerged(db: Queryable, from: string, to: string, now: Date): Promise<void> {
  await merge.run(db, { from, to, now });
  // Learners merged into the removed one now refer to the remaining one.
  await followMerge.run(db, { from, to });
}
