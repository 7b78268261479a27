import { personPattern, wordsOf } from '../../platform/db/person-pattern.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Whom an erasure is about, and everything in which something may be written about them. */
export type Whom = {
  /** The learner, and those who turned out to be the same person. */
  learners: string[];
  /** Accounts that go too, because nobody else learns with them. */
  accounts: string[];
  /** The account that the learner learns with. */
  family: string;
  /** Everybody the school told about the learner: the family's account and the teachers. */
  told: string[];
  /** Others whose records may speak of the learner: the account's learners and those of the same classes. */
  others: string[];
  teachers: string[];
  enrolments: string[];
  orders: string[];
  /** Classes in which nobody else ever was. */
  ownClasses: string[];
  sharedClasses: string[];
  /** Ids and names of all these classes, as messages name them. */
  classMarks: string[];
  /** Meetings in which nobody else has a seat. */
  ownMeetings: string[];
  sharedMeetings: string[];
  seats: string[];
  refundRequests: string[];
  certificates: string[];
  sittings: string[];
  mails: string[];
  paymentTasks: string[];
  materials: string[];
  sharedMaterials: string[];
  /** Finds the person among the people who know them. */
  near: string;
  /** Finds the person wherever it is; leaves out words that somebody else of the school has in the name. */
  anywhere: string;
};

/** A pattern that fits nothing. */
const NOTHING = '(?!)';

type Found = Omit<Whom, 'near' | 'anywhere' | 'family'> & {
  names: string[];
  othersNames: string[];
  addresses: string[];
  phones: string[];
};

/** Reads it while the rows still have their names. */
export async function readWhom(
  db: Queryable,
  due: { learnerId: string; accountId: string; accountToo: boolean },
): Promise<Whom> {
  const { names, othersNames, addresses, phones, ...whom } = await found(db, due);
  const shared = new Set(othersNames.flatMap(wordsOf));
  const words = [...new Set(names.flatMap(wordsOf))].filter((word) => !shared.has(word));
  const onlyTheirs = await wordsOfNobodyElse(db, words, whom.learners);
  // A whole name of one word is looked for everywhere only where nobody else is called so.
  const wholeNames = names.filter((name) => /\s/.test(name.trim()));
  return {
    ...whom,
    family: due.accountId,
    near: personPattern({ names, words, addresses, phones }) ?? NOTHING,
    anywhere: personPattern({ names: wholeNames, words: onlyTheirs, addresses, phones }) ?? NOTHING,
  };
}

async function found(
  db: Queryable,
  due: { learnerId: string; accountId: string; accountToo: boolean },
): Promise<Found> {
  const { rows } = await db.query<Found>(
    `with them as (
       select id, account_id from learner where id = $1::uuid or merged_into = $1::uuid
     ), gone as (
       select $2::uuid as id where $3::boolean
       union
       -- The other account of somebody who was registered twice, when nobody learns with it any more.
       select t.account_id from them t join account a on a.id = t.account_id
       where t.account_id <> $2::uuid and a.role = 'student'
         and not exists (select from learner o where o.account_id = t.account_id and o.erased_at is null)
     ), courses as (
       select id, order_id from enrolment where learner_id in (select id from them)
     ), bought as (
       select id from orders where learner_id in (select id from them) or account_id in (select id from gone)
     ), rooms as (
       select c.id, c.name, c.teacher_id, not exists (
         select from class_member o where o.class_id = c.id and o.learner_id not in (select id from them)
       ) as own
       from school_class c
       where c.id in (select class_id from class_member where learner_id in (select id from them)
         union select class_id from waiting_place where learner_id in (select id from them))
     ), hours as (
       select m.id, m.teacher_id, not exists (
         select from seat o where o.meeting_id = m.id and o.learner_id not in (select id from them)
       ) and exists (select from seat s where s.meeting_id = m.id) as own
       from meeting m
       where m.class_id in (select id from rooms)
         or m.id in (select meeting_id from seat where learner_id in (select id from them))
     ), teaching as (
       select teacher_id as id from rooms union select teacher_id from hours
       union select teacher_was from meeting_change where meeting_id in (select id from hours) and teacher_was is not null
     ), mates as (
       select learner_id as id from class_member where class_id in (select id from rooms)
       union select learner_id from seat where meeting_id in (select id from hours)
       union select id from learner where account_id = $2::uuid
       except select id from them
     )
     select array(select id::text from them) as learners, array(select id::text from gone) as accounts,
       array(select id::text from teaching union select ($2::uuid)::text) as told, array(select id::text from mates) as others,
       array(select id::text from teaching) as teachers,
       array(select id::text from courses) as enrolments, array(select id::text from bought) as orders,
       array(select id::text from rooms where own) as "ownClasses",
       array(select id::text from rooms where not own) as "sharedClasses",
       array(select unnest(array[id::text, name]) from rooms) as "classMarks",
       array(select id::text from hours where own) as "ownMeetings",
       array(select id::text from hours where not own) as "sharedMeetings",
       array(select id::text from seat where learner_id in (select id from them)) as seats,
       array(select id::text from refund_request where enrolment_id in (select id from courses)) as "refundRequests",
       array(select id::text from certificate where enrolment_id in (select id from courses)) as certificates,
       array(select id::text from placement_attempt where learner_id in (select id from them)) as sittings,
       array(select id::text from outbox where account_id in (select id from gone)) as mails,
       array(select id::text from payment_task where order_id in (select id from bought)) as "paymentTasks",
       array(select id::text from material where class_id in (select id from rooms where own)) as materials,
       array(select id::text from material where class_id in (select id from rooms where not own)) as "sharedMaterials",
       array(
         select name from learner where id in (select id from them) and name <> ''
         union select learner_name from certificate where enrolment_id in (select id from courses)
         union select name from account where id in (select id from gone) and name <> ''
         union select guardian_name from consent
           where learner_id in (select id from them) and exists (select from gone) and guardian_name <> ''
         union select payer_name from receipt
           where order_id in (select id from bought) and exists (select from gone) and payer_name <> ''
       ) as names,
       array(
         select name from learner where id in (select id from mates)
         union select name from account where id in (select id from teaching)
         union select name from account where id = $2::uuid and not $3::boolean
       ) as "othersNames",
       array(
         select email::text from account where id in (select id from gone)
         union select display_username from account where id in (select id from gone)
         union select to_address from outbox where account_id in (select id from gone) and to_address <> ''
       ) as addresses,
       array(select phone from account where id in (select id from gone) and phone is not null) as phones`,
    [due.learnerId, due.accountId, due.accountToo],
  );
  const row = rows[0];
  if (!row) throw new Error('a statement without a table answered no row');
  return row;
}

/** Those of the words that no other learner and nobody of the staff has in the name. */
async function wordsOfNobodyElse(
  db: Queryable,
  words: readonly string[],
  learners: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>(
    `select word from unnest($1::text[]) as word
     where not exists (select from student_line s where s.words like '%' || word || '%' and s.learner_id <> all($2))
       and not exists (select from account a where a.role <> 'student' and lower(a.name) like '%' || word || '%')`,
    [words, learners],
  );
  return rows.map(({ word }) => word);
}
