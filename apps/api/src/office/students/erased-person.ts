import { DAY } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { learnerNames } from '../../people/learners/facts.ts';
import { idEarlier } from '../../platform/db/id-time.ts';
import { personPattern, wordsOf } from '../../platform/db/person-pattern.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const l = tableAs('learner', 'l');

/** A regular expression that matches nothing. */
const NOTHING = '(?!)';

/** So long before somebody is registered, a message about a class may speak of them already. */
const SPOKEN_OF_BEFORE = 90 * DAY;

type DueErasure = { learnerId: string | null; accountId: string; accountToo: boolean };

type PersonRecords = Omit<ErasedPerson, 'near' | 'anywhere' | 'family' | 'since'> & {
  /** The earliest id of their records and accounts. */
  firstId: string;
  names: string[];
  othersNames: string[];
  addresses: string[];
  phones: string[];
};

const selectRecords = statement(
  ({ learnerId, accountId, accountToo }: Params<DueErasure>) =>
    sql<PersonRecords>`with them as (
     select id, account_id from learner where id = ${learnerId}::uuid or merged_into = ${learnerId}::uuid
   ), gone as (
     select ${accountId}::uuid as id where ${accountToo}::boolean
     union
     -- The other account of a person registered twice, if nobody learns with it any more.
     select t.account_id from them t join account a on a.id = t.account_id
     where t.account_id <> ${accountId}::uuid and a.role = 'student'
       and not exists (select from learner o where o.account_id = t.account_id and o.erased_at is null)
   ), courses as (
     select id, order_id from enrolment where learner_id in (select id from them)
   ), bought as (
     select id from orders where learner_id in (select id from them)
     union select id from orders where account_id in (select id from gone)
   ), rooms as (
     select c.id, c.name, c.teacher_id, coalesce((select bool_and(o.learner_id in (select id from them))
       from class_member o where o.class_id = c.id), true) as own
     from school_class c
     where c.id in (select class_id from class_member where learner_id in (select id from them)
       union select class_id from waiting_place where learner_id in (select id from them))
   ), hours as (
     select m.id, m.teacher_id, coalesce((select bool_and(o.learner_id in (select id from them))
       from seat o where o.meeting_id = m.id), false) as own
     from meeting m
     -- As arrays: the planner would think that they are half of the school and read all its meetings and seats.
     where m.id = any(array(select id from meeting where class_id = any(array(select id from rooms))
       union select meeting_id from seat where learner_id in (select id from them)))
   ), teaching as (
     select teacher_id as id from rooms union select teacher_id from hours
     -- Also who was a substitute for a while, and was told whom to teach.
     union select unnest(array_remove(array[teacher_was, teacher_becomes], null)) from meeting_change
     where meeting_id = any(array(select id from hours))
   ), guardians as (
     -- Who shared with this account or was shared with, now or before.
     select case when account_id = ${accountId}::uuid then guardian_account_id else account_id end as id from guardian
     where accepted_at is not null and ${accountId}::uuid in (account_id, guardian_account_id)
   ), mates as (
     select learner_id as id from class_member where class_id = any(array(select id from rooms))
     union select learner_id from seat where meeting_id = any(array(select id from hours))
     union select id from learner where account_id = ${accountId}::uuid
     except select id from them
   )
   select (select id::text from (select id from them union select id from gone) first order by id limit 1) as "firstId",
     array(select id::text from them) as learners, array(select id::text from gone) as accounts,
     array(select id::text from teaching union select (${accountId}::uuid)::text union select id::text from guardians
       union select account_id::text from learner where id = any(array(select id from mates))
       -- And the second guardians of classmates' families, now or before.
       union select guardian_account_id::text from guardian where guardian_account_id is not null
         and account_id in (select account_id from learner where id = any(array(select id from mates)))
       union select id::text from account where role in ('admin', 'finance')) as told,
     array(select id::text from mates) as others,
     array(select id::text from teaching) as teachers,
     array(select id::text from courses) as enrolments, array(select id::text from bought) as orders,
     array(select id::text from rooms where own) as "ownClasses",
     array(select id::text from rooms where not own) as "sharedClasses",
     array(select to_jsonb(mark)::text from (select unnest(array[id::text, name]) as mark from rooms
       union select id::text from courses union select ${accountId}::text) marks) as marks,
     array(select id::text from hours where own) as "ownMeetings",
     array(select id::text from hours where not own) as "sharedMeetings",
     array(select id::text from seat where learner_id in (select id from them)) as seats,
     array(select id::text from refund_request where enrolment_id in (select id from courses)) as "refundRequests",
     array(select id::text from certificate where enrolment_id in (select id from courses)) as certificates,
     array(select id::text from placement_attempt where learner_id in (select id from them)) as sittings,
     array(select id::text from outbox where account_id in (select id from gone)) as mails,
     array(select id::text from payment_task where order_id in (select id from bought)) as "paymentTasks",
     array(select id::text from material where class_id in (select id from rooms where own)
       or owed_meeting_id in (select id from hours where own)) as materials,
     array(select id::text from material where class_id in (select id from rooms where not own)
       and (owed_meeting_id is null or owed_meeting_id not in (select id from hours where own))) as "sharedMaterials",
     array(
       select unnest(${learnerNames(l)}) from ${l} where ${l.id} in (select id from them)
       union select learner_name from certificate where enrolment_id in (select id from courses)
       union select name from account where id in (select id from gone) and name <> ''
       union select guardian_name from consent
         where learner_id in (select id from them) and exists (select from gone) and guardian_name <> ''
       union select payer_name from receipt
         where order_id in (select id from bought) and exists (select from gone) and payer_name <> ''
     ) as names,
     array(
       select unnest(${learnerNames(l)}) from ${l} where ${l.id} = any(array(select id from mates))
       union select name from account where id = any(array(select id from teaching))
       union select name from account where id = ${accountId}::uuid and not ${accountToo}::boolean
     ) as "othersNames",
     array(
       select email::text from account where id in (select id from gone)
       union select display_username from account where id in (select id from gone)
       union select to_address from outbox where account_id in (select id from gone) and to_address <> ''
     ) as addresses,
     array(select phone from account where id in (select id from gone) and phone is not null) as phones`,
);

const selectRare = statement(
  ({
    words,
    learners,
    accounts,
  }: Params<{ words: readonly string[]; learners: readonly string[]; accounts: readonly string[] }>) =>
    select(
      [sql<string>`word`.as('word')],
      sql`from unnest(${words}::text[]) as word
      where not exists (select from student_line s where s.words like '%' || word || '%'
          and s.learner_id <> all(${learners}))
        and not exists (select from account a where (a.name || ' ' || a.display_username) ilike '%' || word || '%'
          and a.id <> all(${accounts}))`,
    ),
);

/** Collects an erased person's records; must run before their names are erased. */
export async function readErasedPerson(db: Queryable, due: DueErasure): Promise<ErasedPerson> {
  const { names, othersNames, addresses, phones, firstId, ...records } = requireRow(
    await selectRecords.all(db, due),
  );
  const shared = new Set(othersNames.flatMap(wordsOf));
  const words = [...new Set(names.flatMap(wordsOf))].filter((word) => !shared.has(word));
  // Words that occur in no other learner's or account's name.
  const rare = await selectRare.all(db, {
    words,
    learners: records.learners,
    accounts: [...records.accounts, due.accountId],
  });
  const uniqueWords = rare.map(({ word }) => word);
  // A name of one word is searched everywhere only if nobody else has it.
  const wholeNames = names.filter((name) => /\s/.test(name.trim()));
  return {
    ...records,
    family: due.accountId,
    since: idEarlier(firstId, SPOKEN_OF_BEFORE),
    near: personPattern({ names, words, addresses, phones }) ?? NOTHING,
    anywhere: personPattern({ names: wholeNames, words: uniqueWords, addresses, phones }) ?? NOTHING,
  };
}
