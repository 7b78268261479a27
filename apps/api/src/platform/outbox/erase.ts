import type { LetterKind } from '@fasih/messages/letter';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { anyOf, tableAs, withCtes } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

/** A list of names (`Sekar, Bagas`) without one of them. */
export const withoutName = (
  names: Expression<string | null>,
  name: Expression<string>,
): RawBuilder<string | null> =>
  sql<
    string | null
  >`trim(both ', ' from replace(', ' || (${names}) || ', ', ', ' || ${name}::text || ', ', ', '))`;

/** An erased learner: the family's account, the name that goes, and the ids of the classes they were in. */
export type ErasedName = { accountId: string; name: string; classIds: readonly string[] };

/**
 * What tells of a learner, for an account and parameters that may name a class: everything that the family got, what others
 * (teachers) got about the learner's classes, and what a second guardian got.
 */
export const tellsOfLearner = (
  accountId: Expression<string | null>,
  params: Expression<unknown>,
  { accountId: family, classIds }: Pick<Params<ErasedName>, 'accountId' | 'classIds'>,
): RawBuilder<boolean> =>
  sql<boolean>`(${accountId} = ${family} or ${params} ->> 'classId' = any(${classIds}::text[])
    or ${params} ->> 'family' = ${family}::text)`;

const forgetLearner = statement((of: Params<ErasedName>) => {
  const o = tableAs('outbox', 'o');
  const without = (names: RawBuilder<string | null>) => withoutName(names, of.name);
  const inner = sql<string>`coalesce(${o.params} #>> '{params,learnerName}', '')`;
  const meetings = sql`coalesce((select jsonb_agg(one || jsonb_build_object('learnerName',
      ${without(sql`one ->> 'learnerName'`)})) from jsonb_array_elements(${o.params} -> 'meetings') one), '[]')`;
  return sql<never>`update ${o} set params = jsonb_set(
      ${o.params} || jsonb_build_object('learnerName', ${without(sql`${o.params} ->> 'learnerName'`)}),
      '{params,learnerName}', to_jsonb(${without(inner)}), false)
      || case when ${o.params} ? 'meetings' then jsonb_build_object('meetings', ${meetings}) else '{}' end
    where ${o.params} ? 'learnerName' and ${tellsOfLearner(o.account_id, sql`(${o.params} -> 'params')`, of)}`;
});

/**
 * Takes the names of erased learners out of the mails that are kept, those of their teachers and the attached calendars
 * included.
 */
export async function forgetLearnersInMails(db: Queryable, learners: readonly ErasedName[]): Promise<void> {
  // One after the other: a mail to a teacher can name several.
  for (const learner of learners) if (learner.name !== '') await forgetLearner.run(db, learner);
}

type Erased = {
  told: readonly string[];
  /** The first id of a mail that may be about them. */
  since: string;
  family: string;
  marks: readonly string[];
  near: string;
  anywhere: string;
};

const forgetWords = statement(({ told, since, family, marks, near }: Params<Omit<Erased, 'anywhere'>>) => {
  const o = tableAs('outbox', 'o');
  return build
    .updateTable('outbox as o')
    .set({ params: sql<string>`without_words(${o.params}, ${near})` })
    .where('o.account_id', '=', anyOf(told))
    .where('o.id', '>=', since)
    .where(sql<boolean>`${o.params}::text ~* ${near}`)
    .where(
      sql<boolean>`(${o.account_id} = ${family} or exists (
        select from unnest(${marks}::text[]) mark where position(mark in ${o.params}::text) > 0))`,
    );
});

/**
 * Finds an erased person in what an admin wrote to many families, and takes them out of its title and text. Such a message names
 * no class: it is searched more closely where its reader was in one with the person. The names of the reader's own learners stay.
 *
 * Each of its texts is searched once, however many got it: an index of their fingerprints leads from one to the next.
 *
 * @param messages the table of messages with the condition that its index has, between `from` and the end of `where`
 */
export const messageWithout = (
  messages: RawBuilder<unknown>,
  {
    id,
    accountId,
    params,
  }: { id: Expression<string>; accountId: Expression<string | null>; params: Expression<unknown> },
  { told, near, anywhere }: Params<Pick<Erased, 'told' | 'near' | 'anywhere'>>,
): { words: RawBuilder<boolean>; without: RawBuilder<unknown> } => {
  const isNear = sql<boolean>`${accountId} = any(${told}::uuid[])`;
  const pattern = sql`case when ${isNear} then ${near} else ${anywhere} end`;
  const [title, text] = [sql`${params} ->> 'title'`, sql`${params} ->> 'text'`];
  const written = sql`concat_ws(' ', ${title}, ${text})`;
  // As the indexes have it.
  const print = sql`md5(coalesce(${title}, '') || ' ' || coalesce(${text}, ''))`;
  const next = (isNext: RawBuilder<unknown>) =>
    sql`select ${print} as print, ${written} as written from ${messages} ${isNext} order by ${print} limit 1`;
  const has = (person: Expression<string>) => sql<boolean>`${print} = any(array(with recursive message as (
      (${next(sql``)}) union all
      select one.* from message before cross join lateral (${next(sql`and ${print} > before.print`)}) one
    ) select print from message where written ~* ${person}))`;
  const field = (name: string) => sql`without_words(${params} ->> ${sql.lit(name)}, ${pattern})`;
  return {
    // Each way by its own index.
    words: sql`${id} = any(array(select ${id} from ${messages} and ${isNear} and ${has(near)}
      union select ${id} from ${messages} and ${has(anywhere)})) and ${written} ~* ${pattern}`,
    without: sql`${params} || jsonb_build_object('title', ${field('title')}, 'text', ${field('text')})`,
  };
};

const forgetInMessages = statement((subject: Params<Pick<Erased, 'told' | 'near' | 'anywhere'>>) => {
  const o = tableAs('outbox', 'o');
  const isMessage = sql<boolean>`${o.params} ->> 'kind' = 'school.message'`;
  const { words, without } = messageWithout(
    sql`outbox o where ${isMessage}`,
    { id: o.id, accountId: o.account_id, params: sql`(${o.params} -> 'params')` },
    subject,
  );
  return build
    .updateTable('outbox as o')
    .set({ params: sql<string>`jsonb_set(${o.params}, '{params}', ${without})` })
    .where(isMessage)
    .where(words);
});

const forgetFailures = statement(({ anywhere }: Params<{ anywhere: string }>) => {
  const o = tableAs('outbox', 'o');
  return build
    .updateTable('outbox as o')
    .set({
      last_error: sql<string | null>`without_words(${o.last_error}, ${anywhere})`,
      given_up_reason: sql<string | null>`without_words(${o.given_up_reason}, ${anywhere})`,
    })
    .where('o.sent_at', 'is', null)
    .where(sql<boolean>`concat_ws(' ', ${o.last_error}, ${o.given_up_reason}) ~* ${anywhere}`);
});

/** Takes an erased person out of the mails that others got about their classes and courses, and out of messages to many. */
async function forgetWordsInMails(db: Queryable, erased: Erased): Promise<void> {
  const { told, since, family, marks, near, anywhere } = erased;
  await forgetWords.run(db, { told, since, family, marks, near });
  await forgetInMessages.run(db, { told, near, anywhere });
  await forgetFailures.run(db, { anywhere });
}

const forgetAccount = statement(({ accountId }: Params<{ accountId: string }>) => {
  const unsent = build.deleteFrom('outbox').where('account_id', '=', accountId).where('sent_at', 'is', null);
  const sent = build
    .updateTable('outbox')
    .set({ to_address: '', params: '{}', last_error: null })
    .where('account_id', '=', accountId)
    .where('sent_at', 'is not', null);
  return withCtes({ unsent }, sql<never>`${sent}`);
});

/** Takes an erased account's address and everything told to it out of the mails; those not sent yet are never sent. */
async function forgetAccountInMails(db: Queryable, accountId: string): Promise<void> {
  await forgetAccount.run(db, { accountId });
}

/** Removes an erased person from mails to others, and with their account its mails. */
export async function eraseMails(
  db: Queryable,
  person: Erased & { accounts: readonly string[] },
): Promise<void> {
  await forgetWordsInMails(db, person);
  for (const accountId of person.accounts) await forgetAccountInMails(db, accountId);
}

const forgetSentTo = statement(
  ({ kind, addresses }: Params<{ kind: LetterKind; addresses: readonly string[] }>) =>
    build
      .updateTable('outbox')
      .set({
        to_address: '',
        params: '{}',
        last_error: null,
        given_up_at: sql<Date>`coalesce(given_up_at, now())`,
      })
      .where('kind', '=', kind)
      .where('to_address', '=', anyOf(addresses)),
);

/** Removes an erased person's address from mails of this kind that belong to other accounts. */
export async function forgetMailsTo(
  db: Queryable,
  kind: LetterKind,
  addresses: readonly string[],
): Promise<void> {
  await forgetSentTo.run(db, { kind, addresses });
}
