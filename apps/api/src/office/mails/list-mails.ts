import type { LetterKind, LetterWords } from '@fasih/messages/letter';
import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { maskedAddress } from '@fasih/school/basics/masked-address';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listMails, MailRow } from '@fasih/school/office/mails/contract';
import { mailFault } from '@fasih/school/office/mails/rules';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { countedPage, type Page, searchedPage } from '../../platform/db/page.ts';
import { allOf, hasLetters } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { ifFound, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { mayKnowOfMail } from '../safeguarding/incident-mails.ts';

const o = tableAs('outbox', 'o');
const a = tableAs('account', 'a');

const learnerId = build
  .selectFrom('learner as l')
  .where('l.account_id', '=', a.id)
  .orderBy('l.created_at')
  .orderBy('l.id')
  .limit(1)
  .select('l.id')
  .$asScalar();

const columns = [
  o.id.as('id'),
  o.kind.as('kind'),
  o.params.as('params'),
  o.to_address.as('to'),
  o.sent_at.as('sentAt'),
  o.created_at.as('createdAt'),
  o.attempts.as('attempts'),
  o.last_error.as('lastError'),
  o.next_try_at.as('nextTryAt'),
  o.given_up_at.as('givenUpAt'),
  o.given_up_reason.as('givenUpReason'),
  o.expired.as('expired'),
  ifFound(
    a.id,
    jsonBuildObject({ id: a.id, name: shownNameOf(a), role: a.role, version: a.version, learnerId }),
  ).as('account'),
] as const;
const joins = sql`left join ${a} on ${a.id} = ${o.account_id}`;
const stateOf = sql<string>`case when ${o.given_up_at} is not null then 'givenUp' when ${o.attempts} > 0 then 'failed'
  else 'waiting' end`;
const newestFirst = sql`${o.created_at} desc, ${o.id} desc`;

type Row = Selected<typeof columns>;

/** A page of the undelivered mails that the caller may know of, newest first, including those that need a person. */
export async function pageOfMails(
  pool: Pool,
  query: Accepted<typeof listMails>['query'],
  { lang, person: { accountId } }: SignedInCall,
): Promise<Page<MailRow> | Refusal<'common.narrow'>> {
  const words = query.q?.trim().toLowerCase() ?? '';
  const isUnsent = allOf([
    sql<boolean>`${o.sent_at} is null`,
    query.state && sql<boolean>`${stateOf} = ${query.state}`,
    mayKnowOfMail(o.params, sql.val(accountId)),
  ]);
  const list = {
    columns,
    from: sql`${o} where ${isUnsent}`,
    orderBy: newestFirst,
    // Accounts are looked up only for the rows on the page.
    limitFirst: { as: 'o', joins },
  };
  const found =
    words === ''
      ? await countedPage(pool, query, list)
      : await searchedPage(pool, query, { ...list, matches: hasLetters(o.words, words) });
  return isRefusal(found) ? found : { ...found, data: found.data.map((row) => present(row, lang)) };
}

const selectMail = statement(({ mailId, accountId }: Params<{ mailId: string; accountId: string }>) =>
  select(
    columns,
    sql`from ${o} ${joins} where ${o.id} = ${mailId} and ${mayKnowOfMail(o.params, accountId)}`,
  ),
);

/** One mail in any state; null if there is none, or none that the caller may know of. */
export async function findMail(
  db: Queryable,
  mailId: string,
  { lang, person: { accountId } }: SignedInCall,
): Promise<MailRow | null> {
  const row = isId(mailId) ? await selectMail.first(db, { mailId, accountId }) : null;
  return row && present(row, lang);
}

function present(row: Row, lang: Lang): MailRow {
  const { sentAt, givenUpAt, givenUpReason, lastError } = row;
  const state = sentAt ? 'sent' : givenUpAt ? 'givenUp' : row.attempts > 0 ? 'failed' : 'waiting';
  return {
    id: row.id,
    subject: subjectOf(row, lang),
    to: maskedAddress(row.to),
    account: row.account,
    state,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
    fault: lastError === null ? null : mailFault(lastError),
    faultText: lastError,
    nextTryAt: state === 'failed' || state === 'waiting' ? row.nextTryAt.toISOString() : null,
    givenUp: givenUpAt && {
      at: givenUpAt.toISOString(),
      reason: row.expired ? textsIn(lang).mail.expired : (givenUpReason ?? ''),
    },
  };
}

/**
 * The subject in the reader's language, or the kind if the parameters are from an older version of the texts.
 */
export function subjectOf({ kind, params }: { kind: string; params: unknown }, lang: Lang): string {
  const letters = textsIn(lang).mail.letters as Record<
    string,
    ((params: unknown) => LetterWords) | undefined
  >;
  try {
    return letters[kind as LetterKind]?.(params).subject ?? kind;
  } catch {
    // The current text needs parameters that this mail lacks; the list must stay readable.
    return kind;
  }
}
