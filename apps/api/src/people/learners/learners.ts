import { isId } from '@fasih/school/basics/ids';
import type { Learner, Relation } from '@fasih/school/people/learners/contract';
import { notSetAside } from '../../platform/db/set-aside.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type LearnerRow = {
  id: string;
  kind: Learner['kind'];
  name: string;
  birth_date: string | null;
  relation: Relation | null;
  version: number;
  /** 'I am 18 or older' was ticked. */
  adult_declared: boolean;
  /** A guardian's consent is active. */
  consented: boolean;
};

const columns = `l.id, l.kind, l.name, l.birth_date, l.relation, l.version,
  l.adult_declared_at is not null as adult_declared,
  exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null) as consented`;

/** The account's learners, oldest first, without erased ones. */
export async function learnersOf(db: Queryable, accountId: string): Promise<LearnerRow[]> {
  const { rows } = await db.query<LearnerRow>({
    name: 'learners-of',
    text: `select ${columns} from learner l where l.account_id = $1 and l.erased_at is null order by l.created_at, l.id`,
    values: [accountId],
  });
  return rows;
}

/** One learner of this account; `lock` for a write. */
export async function learnerOf(
  db: Queryable,
  accountId: string,
  learnerId: string,
  lock?: 'lock',
): Promise<LearnerRow | null> {
  if (!isId(learnerId)) return null;
  const { rows } = await db.query<LearnerRow>(
    `select ${columns} from learner l where l.account_id = $1 and l.id = $2 and l.erased_at is null
     ${lock ? 'for update of l' : ''}`,
    [accountId, learnerId],
  );
  return rows[0] ?? null;
}

/** Creates the account's self learner with the account's name, or returns the existing one. One per account. */
export async function insertSelf(db: Queryable, accountId: string, now: Date): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with made as (
       insert into learner (account_id, kind, name, created_at)
       select id, 'self', ${shownName('account')}, $2 from account where id = $1
       on conflict (account_id) where kind = 'self' and erased_at is null do nothing
       returning id
     )
     select id from made union all
       select id from learner where account_id = $1 and kind = 'self' and erased_at is null limit 1`,
    [accountId, now],
  );
  if (rows[0]) return rows[0].id;
  // A concurrent transaction created it after this statement began; a new statement sees it.
  const again = await db.query<{ id: string }>(
    `select id from learner where account_id = $1 and kind = 'self' and erased_at is null`,
    [accountId],
  );
  const id = again.rows[0]?.id;
  if (id === undefined) throw new Error('the learner of this account is missing');
  return id;
}

/** Locks the account, so that its learners are created one after another, and returns the existing ones. */
export async function lockLearnersOf(db: Queryable, accountId: string): Promise<LearnerRow[]> {
  await db.query('select from account where id = $1 for no key update', [accountId]);
  return learnersOf(db, accountId);
}

/** Records that the self learner is 18 or older. */
export async function declareAdult(db: Queryable, learnerId: string, now: Date): Promise<void> {
  await db.query('update learner set adult_declared_at = coalesce(adult_declared_at, $2) where id = $1', [
    learnerId,
    now,
  ]);
}

/** Creates a child of the account. */
export async function insertChild(
  db: Queryable,
  child: { accountId: string; name: string; birthDate: string; relation: Relation; now: Date },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into learner (account_id, kind, name, birth_date, relation, created_at)
     values ($1, 'child', $2, $3, $4, $5) returning id`,
    [child.accountId, child.name, child.birthDate, child.relation, child.now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the learner was not written');
  return id;
}

/** Changes name and birth date; false when the version is stale. */
export async function updateLearner(
  db: Queryable,
  change: { learnerId: string; version: number; name: string; birthDate: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update learner set name = $3, birth_date = $4, version = version + 1 where id = $1 and version = $2`,
    [change.learnerId, change.version, change.name, change.birthDate],
  );
  return rowCount === 1;
}

export type NewLearner = {
  accountId: string;
  name: string;
  birthDate: string | null;
  relation: Relation | null;
};

/** Creates many learners: the account's own adult when there is no relation. Consent is never written with them. */
export async function insertLearners(
  db: Queryable,
  learners: readonly NewLearner[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into learner (account_id, kind, name, birth_date, relation, created_at)
     select "accountId", case when relation is null then 'self' else 'child' end, name, "birthDate", relation, $2
     from jsonb_to_recordset($1) as n ("accountId" uuid, name text, "birthDate" date, relation text)`,
    [JSON.stringify(learners), now],
  );
}

export type NewConsent = {
  learnerId: string;
  accountId: string;
  guardianName: string;
  relation: Relation;
  textVersion: string;
  lang: string;
  address: string;
  now: Date;
};

/** Records a guardian's consent; keeps an active one and returns false. */
export async function insertConsent(db: Queryable, consent: NewConsent): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into consent (learner_id, account_id, guardian_name, relation, text_version, lang, given_at, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (learner_id) where withdrawn_at is null do nothing`,
    [
      consent.learnerId,
      consent.accountId,
      consent.guardianName,
      consent.relation,
      consent.textVersion,
      consent.lang,
      consent.now,
      consent.address,
    ],
  );
  return rowCount === 1;
}

/** Ends the active consent; false when there is none. */
export async function endConsent(db: Queryable, learnerId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update consent set withdrawn_at = $2 where learner_id = $1 and withdrawn_at is null',
    [learnerId, now],
  );
  return rowCount === 1;
}

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
  const { rows } = await db.query<{ id: string }>(
    `select l.id from learner l where ${consentGone} and ${notSetAside('learners.erase', 'l.id', '$2')}
     order by l.id limit $3`,
    [until, now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks one of them; null when consent was given again or another process is erasing the child. */
export async function lockLearnerToErase(
  db: Queryable,
  learnerId: string,
  until: Date,
): Promise<{ learnerId: string; accountId: string } | null> {
  const { rows } = await db.query<{ learnerId: string; accountId: string }>(
    `select l.id as "learnerId", l.account_id as "accountId" from learner l
     where l.id = $2 and ${consentGone} for update of l skip locked`,
    [until, learnerId],
  );
  return rows[0] ?? null;
}

/** SQL: learner `l` has no active consent, and the last one was withdrawn by `$1`. */
const consentGone = `l.erased_at is null and l.id in (select c.learner_id from consent c where c.withdrawn_at <= $1)
  and not exists (select from consent c where c.learner_id = l.id and (c.withdrawn_at is null or c.withdrawn_at > $1))`;

/** Removes name, birth date and relation from learner rows, which stay, because orders and books refer to them. */
export async function blankLearners(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update learner set name = '', birth_date = null, relation = null, erased_at = coalesce(erased_at, $2),
       version = version + 1
     where id = any($1)`,
    [ids, now],
  );
}

/** Removes the guardian's name and address from the consents of erased learners; the fact of consent stays. */
export async function forgetGuardians(db: Queryable, learnerIds: readonly string[]): Promise<void> {
  await db.query(`update consent set guardian_name = '', address = null where learner_id = any($1)`, [
    learnerIds,
  ]);
}

/** Marks a learner as a duplicate of `to`: the row stays, blank, and refers there. */
export async function markMerged(db: Queryable, from: string, to: string, now: Date): Promise<void> {
  await db.query(
    `update learner set name = '', birth_date = null, relation = null, erased_at = $3, merged_into = $2, merged_at = $3,
       version = version + 1
     where id = $1`,
    [from, to, now],
  );
  // Learners merged into the removed one now refer to the remaining one.
  await db.query('update learner set merged_into = $2 where merged_into = $1', [from, to]);
}

/** Moves the consent of a guardian of the same account, unless the remaining learner has an active one. */
export async function moveConsent(db: Queryable, from: string, to: string): Promise<void> {
  await db.query(
    `update consent c set learner_id = $2
     from learner f, learner k
     where f.id = $1 and k.id = $2 and f.account_id = k.account_id and c.learner_id = $1 and c.withdrawn_at is null
       and not exists (select from consent s where s.learner_id = $2 and s.withdrawn_at is null)`,
    [from, to],
  );
}
