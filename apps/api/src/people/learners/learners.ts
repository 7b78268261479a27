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
  /** A guardian's consent stands. */
  consented: boolean;
};

const columns = `l.id, l.kind, l.name, l.birth_date, l.relation, l.version,
  l.adult_declared_at is not null as adult_declared,
  exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null) as consented`;

/** The account's learners, oldest first; erased ones are gone. */
export async function learnersOf(db: Queryable, accountId: string): Promise<LearnerRow[]> {
  const { rows } = await db.query<LearnerRow>({
    name: 'learners-of',
    text: `select ${columns} from learner l where l.account_id = $1 and l.erased_at is null order by l.created_at, l.id`,
    values: [accountId],
  });
  return rows;
}

/** One learner, reached through the account that holds it; `lock` for a write. */
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

/** The account's own learner record, made with the account's name; the one that is there stays. One per account. */
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
  // Somebody else's transaction made it after this statement began; a new statement sees it.
  const again = await db.query<{ id: string }>(
    `select id from learner where account_id = $1 and kind = 'self' and erased_at is null`,
    [accountId],
  );
  const id = again.rows[0]?.id;
  if (id === undefined) throw new Error('the learner of this account is missing');
  return id;
}

/** Holds the account, so that its learners are made one after another, and answers which there are. */
export async function lockLearnersOf(db: Queryable, accountId: string): Promise<LearnerRow[]> {
  await db.query('select from account where id = $1 for no key update', [accountId]);
  return learnersOf(db, accountId);
}

/** Keeps that the account's own learner was said to be 18 or older. */
export async function declareAdult(db: Queryable, learnerId: string, now: Date): Promise<void> {
  await db.query('update learner set adult_declared_at = coalesce(adult_declared_at, $2) where id = $1', [
    learnerId,
    now,
  ]);
}

/** A child of the account. */
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

/** Changes name and birth date, if nobody else did since; false when the version is stale. */
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

/** Many learners at once, the account's own adult where there is no relation; consent is never written with them. */
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

/** Records a guardian's consent; where one stands already, it stays and false is answered. */
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

/** Ends the standing consent; false when none stood. */
export async function endConsent(db: Queryable, learnerId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update consent set withdrawn_at = $2 where learner_id = $1 and withdrawn_at is null',
    [learnerId, now],
  );
  return rowCount === 1;
}

/**
 * Children whose consent was withdrawn before `until` and never given again, without those whose erasing failed and waits
 * for its next try.
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

/** One of them, held; null when its consent was given again, or another process is at it. */
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

/** SQL: no consent for learner `l` stands, and the last one was withdrawn by `$1`. */
const consentGone = `l.erased_at is null and l.id in (select c.learner_id from consent c where c.withdrawn_at <= $1)
  and not exists (select from consent c where c.learner_id = l.id and (c.withdrawn_at is null or c.withdrawn_at > $1))`;

/** Takes name, birth date and relation out of learner rows, which stay, because orders and books point to them. */
export async function blankLearners(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update learner set name = '', birth_date = null, relation = null, erased_at = coalesce(erased_at, $2),
       version = version + 1
     where id = any($1)`,
    [ids, now],
  );
}

/** Takes the guardian's name and address out of the consents of erased learners; that one was given stays. */
export async function forgetGuardians(db: Queryable, learnerIds: readonly string[]): Promise<void> {
  await db.query(`update consent set guardian_name = '', address = null where learner_id = any($1)`, [
    learnerIds,
  ]);
}

/** A learner who turned out to be `to`: the row stays, blank, and points there. */
export async function markMerged(db: Queryable, from: string, to: string, now: Date): Promise<void> {
  await db.query(
    `update learner set name = '', birth_date = null, relation = null, erased_at = $3, merged_into = $2, merged_at = $3,
       version = version + 1
     where id = $1`,
    [from, to, now],
  );
  // Who pointed to the one that is gone now points to the one that is kept.
  await db.query('update learner set merged_into = $2 where merged_into = $1', [from, to]);
}

/** The consent of a guardian of the same account goes with the learner, unless one stands for the kept one already. */
export async function moveConsent(db: Queryable, from: string, to: string): Promise<void> {
  await db.query(
    `update consent c set learner_id = $2
     from learner f, learner k
     where f.id = $1 and k.id = $2 and f.account_id = k.account_id and c.learner_id = $1 and c.withdrawn_at is null
       and not exists (select from consent s where s.learner_id = $2 and s.withdrawn_at is null)`,
    [from, to],
  );
}
