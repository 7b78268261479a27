import { isId } from '@fasih/school/basics/ids';
import { INVITATION_DAYS, type May } from '@fasih/school/people/guardians/guardian';
import type { Relation } from '@fasih/school/people/learners/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonList, orNull, scalar, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { forgetMailsTo } from '../../platform/outbox/erase.ts';

const g = tableAs('guardian', 'g');
const gl = tableAs('guardian_learner', 'gl');
const l = tableAs('learner', 'l');
const first = tableAs('account', 'first');
const second = tableAs('account', 'second');

const hashOf = (token: Expression<string>) => sql<Buffer>`sha256(convert_to(${token}, 'UTF8'))`;
const linkEnd = sql<Date>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`;

/** What they call themselves in their account, else what the first guardian typed. */
const name = sql<string>`coalesce(nullif(${second.name}, ''), nullif(${g.name}, ''), ${shownNameOf(second)})`;

const columns = [
  g.id.as('id'),
  g.account_id.as('accountId'),
  g.guardian_account_id.as('guardianAccountId'),
  shownNameOf(first).as('firstName'),
  first.email.as('firstEmail'),
  first.active.as('firstActive'),
  name.as('name'),
  sql<string>`coalesce(${second.email}, ${g.email})`.as('email'),
  g.relation.as('relation'),
  g.may.as('may'),
  g.link_ends_at.as('linkEndsAt'),
  sql<boolean>`${g.link_ends_at} is not null and ${g.link_ends_at} <= now()`.as('isOver'),
  g.accepted_at.as('acceptedAt'),
  scalar(
    jsonList({ id: l.id, name: l.name }, sql`${l.created_at}, ${l.id}`),
    sql`from ${gl} join ${l} on ${l.id} = ${gl.learner_id} and ${l.erased_at} is null
      where ${gl.guardian_id} = ${g.id}`,
  ).as('learners'),
] as const;

const from = sql`from ${g} join ${first} on ${first.id} = ${g.account_id}
  left join ${second} on ${second.id} = ${g.guardian_account_id}`;

const rows = (where: RawBuilder<unknown>) =>
  select(columns, sql`${from} where ${g.ended_at} is null and ${where}`);

const selectOf = statement(({ accountId }: Params<{ accountId: string }>) =>
  rows(
    sql`(${g.account_id} = ${accountId} or ${g.guardian_account_id} = ${accountId}) order by ${g.invited_at}, ${g.id}`,
  ),
);

/** An open invitation to be a second guardian, or one that was accepted. */
export type GuardianRow = RowOf<typeof selectOf>;

/** The second guardians and invitations of an account, and those by which others share with it; the oldest first. */
export function guardiansOf(db: Queryable, accountId: string): Promise<GuardianRow[]> {
  return selectOf.all(db, { accountId });
}

// Each is locked by itself and then read: the account that accepted it joins only a statement that begins after that.
const locked = (where: RawBuilder<unknown>) =>
  select([g.id.as('id')], sql`from ${g} where ${where} order by ${g.id} for update`);

const lockOne = statement(({ id }: Params<{ id: string }>) => locked(sql`${g.id} = ${id}`));
const selectOne = statement(({ id }: Params<{ id: string }>) => rows(sql`${g.id} = ${id}`));

/** One of them, locked until the transaction ends. */
export async function lockGuardian(db: Queryable, id: string): Promise<GuardianRow | null> {
  return isId(id) && (await lockOne.run(db, { id })) > 0 ? selectOne.first(db, { id }) : null;
}

const sharesOnly = (learnerId: Expression<string>) =>
  sql`${g.id} in (select guardian_id from guardian_learner where learner_id = ${learnerId})
    and not exists (select from ${gl} where ${gl.guardian_id} = ${g.id} and ${gl.learner_id} <> ${learnerId})`;
const lockOfOnly = statement(({ learnerId }: Params<{ learnerId: string }>) => locked(sharesOnly(learnerId)));
const selectOfOnly = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  rows(sql`${sharesOnly(learnerId)} order by ${g.id}`),
);

/** Those who share this learner and no other one, locked until the transaction ends. */
export async function lockGuardiansOfOnly(db: Queryable, learnerId: string): Promise<GuardianRow[]> {
  return (await lockOfOnly.run(db, { learnerId })) > 0 ? selectOfOnly.all(db, { learnerId }) : [];
}

const byToken = (token: Expression<string>) =>
  rows(sql`${g.link_hash} = ${hashOf(token)} and ${g.link_ends_at} > now() and ${first.active}`);

const selectByToken = statement(({ token }: Params<{ token: string }>) => byToken(token));
const lockByToken = statement(({ token }: Params<{ token: string }>) =>
  locked(sql`${g.link_hash} = ${hashOf(token)}`),
);

/** The invitation of a link; null if it was used, ended or is over. `lock` for accepting it. */
export async function invitationOf(db: Queryable, token: string, lock?: 'lock'): Promise<GuardianRow | null> {
  if (lock) await lockByToken.run(db, { token });
  return selectByToken.first(db, { token });
}

type Invitation = {
  accountId: string;
  name: string;
  relation: Relation;
  may: May;
  email: string;
  token: string;
  now: Date;
};

const insertOne = statement((one: Params<Invitation>) =>
  build
    .insertInto('guardian')
    .values({
      account_id: one.accountId,
      name: one.name,
      relation: one.relation,
      may: one.may,
      email: one.email,
      link_hash: hashOf(one.token),
      link_ends_at: linkEnd,
      invited_at: one.now,
    })
    .returning('id'),
);

/** Stores an invitation, of whose link only the hash is kept; its id. */
export async function insertInvitation(db: Queryable, invitation: Invitation): Promise<string> {
  const row = await insertOne.first(db, invitation);
  if (!row) throw new Error('the invitation was not stored');
  return row.id;
}

const renew = statement(({ id, token }: Params<{ id: string; token: string }>) =>
  build
    .updateTable('guardian')
    .set({ link_hash: hashOf(token), link_ends_at: linkEnd })
    .where('id', '=', id)
    .where('accepted_at', 'is', null),
);

/** Gives an invitation another link; the one before ends. */
export async function renewLink(db: Queryable, id: string, token: string): Promise<void> {
  await renew.run(db, { id, token });
}

const accept = statement(({ id, by, now }: Params<{ id: string; by: string; now: Date }>) =>
  build
    .updateTable('guardian')
    .set({
      guardian_account_id: by,
      accepted_at: now,
      email: null,
      link_hash: null,
      link_ends_at: null,
    })
    .where('id', '=', id),
);

/** Accepts an invitation for this account, whose own address counts from now on. */
export async function acceptInvitation(
  db: Queryable,
  accepted: { id: string; by: string; now: Date },
): Promise<void> {
  await accept.run(db, accepted);
}

type Grant = { id: string; may: May; learnerIds: readonly string[] };

const setGrant = statement(({ id, may, learnerIds }: Params<Grant>) =>
  withCtes(
    {
      dropped: sql`delete from guardian_learner where guardian_id = ${id} and learner_id <> all(${learnerIds}::uuid[])`,
      added: sql`insert into guardian_learner (guardian_id, learner_id)
        select ${id}::uuid, one from unnest(${learnerIds}::uuid[]) one on conflict do nothing`,
    },
    build.updateTable('guardian').set({ may }).where('id', '=', id),
  ),
);

/** Sets which learners are shared, and for what. */
export async function grantLearners(db: Queryable, grant: Grant): Promise<void> {
  await setGrant.run(db, grant);
}

const endOne = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
  withCtes(
    { withdrawn: build.deleteFrom('guardian').where('id', '=', id).where('accepted_at', 'is', null) },
    build
      .updateTable('guardian')
      .set({ ended_at: now, name: '' })
      .where('id', '=', id)
      .where('accepted_at', 'is not', null),
  ),
);

/** Ends sharing, or withdraws an invitation. */
export async function markEnded(db: Queryable, id: string, now: Date): Promise<void> {
  await endOne.run(db, { id, now });
}

/** The second guardians of learner `l`'s account that this learner is shared with, for staff. */
export const guardiansOfLearner = (learnerId: Expression<string>) =>
  scalar(
    jsonList(
      {
        id: g.id,
        name,
        email: second.email,
        phone: orNull(second.phone),
        relation: g.relation,
        may: g.may,
        acceptedAt: g.accepted_at.$notNull(),
      },
      sql`${g.accepted_at}, ${g.id}`,
    ),
    sql`from ${gl} join ${g} on ${g.id} = ${gl.guardian_id} join ${second} on ${second.id} = ${g.guardian_account_id}
      where ${gl.learner_id} = ${learnerId} and ${g.ended_at} is null`,
  );

type Erased = { learners: readonly string[]; accounts: readonly string[] };

const deleteOf = statement(({ learners, accounts }: Params<Erased>) =>
  withCtes(
    {
      // Whoever no longer has a learner to look at is no guardian any more.
      left: sql`select guardian_id from guardian_learner where guardian_id in (
          select guardian_id from guardian_learner where learner_id = any(${learners}::uuid[]))
        group by guardian_id having bool_and(learner_id = any(${learners}::uuid[]))`,
      unshared: sql`delete from guardian_learner where learner_id = any(${learners}::uuid[])`,
    },
    build.deleteFrom('guardian').where(
      sql<boolean>`account_id = any(${accounts}::uuid[]) or guardian_account_id = any(${accounts}::uuid[])
          or id in (select guardian_id from "left")`,
    ),
  ),
);

const selectAddresses = statement(({ accounts }: Params<{ accounts: readonly string[] }>) =>
  select([second.email.as('email')], sql`from ${second} where ${second.id} = any(${accounts}::uuid[])`),
);

/**
 * Deletes what is shared of erased learners, and everything that an erased account shared or was shared with; the invitation that was
 * mailed to it belongs to the account that shared.
 */
export async function eraseGuardians(db: Queryable, { learners, accounts }: Erased): Promise<void> {
  const addresses = (await selectAddresses.all(db, { accounts })).map(({ email }) => email);
  await forgetMailsTo(db, 'guardians.invited', addresses);
  await deleteOf.run(db, { learners, accounts });
}

type Merge = { from: string; to: string };

const move = statement(({ from, to }: Params<Merge>) =>
  withCtes(
    {
      added: sql`insert into guardian_learner (guardian_id, learner_id)
        select ${gl.guardian_id}, ${to}::uuid from ${gl} join ${g} on ${g.id} = ${gl.guardian_id}
          join ${l} on ${l.id} = ${to} and ${l.account_id} = ${g.account_id}
        where ${gl.learner_id} = ${from} on conflict do nothing`,
    },
    build.deleteFrom('guardian_learner').where('learner_id', '=', from),
  ),
);

/**
 * Moves sharing to the record that remains of a merge, within one account; what another account shared of the record that goes
 * ends, because the learner is no longer its own.
 */
export async function reassignGuardians(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}
