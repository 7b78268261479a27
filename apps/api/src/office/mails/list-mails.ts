import type { LetterKind, LetterWords } from '@fasih/messages/letter';
import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listMails, MailRow } from '@fasih/school/office/mails/contract';
import { mailFault, maskedAddress } from '@fasih/school/office/mails/rules';
import type { Pool } from 'pg';
import { hasLetters, type Page, readPage, sortedFirst } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Row = {
  id: string;
  kind: string;
  params: unknown;
  to: string;
  account: MailRow['account'];
  sentAt: Date | null;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  nextTryAt: Date;
  givenUpAt: Date | null;
  givenUpReason: string | null;
  expired: boolean;
};

const name = shownName('a');
const select = `o.id, o.kind, o.params, o.to_address as "to", o.sent_at as "sentAt", o.created_at as "createdAt", o.attempts,
  o.last_error as "lastError", o.next_try_at as "nextTryAt", o.given_up_at as "givenUpAt",
  o.given_up_reason as "givenUpReason", o.expired,
  case when a.id is not null then json_build_object('id', a.id, 'name', ${name}, 'role', a.role, 'version', a.version,
    'learnerId', (select l.id from learner l where l.account_id = a.id order by l.created_at, l.id limit 1)) end as account`;
const stateOf = `case when o.given_up_at is not null then 'givenUp' when o.attempts > 0 then 'failed' else 'waiting' end`;

const NEWEST = 'o.created_at desc, o.id desc';

/** A page of undelivered mails, newest first, including those that need a person. */
export async function pageOfMails(
  pool: Pool,
  query: Accepted<typeof listMails>['query'],
  lang: Lang,
): Promise<Page<MailRow> | Refusal> {
  const words = query.q?.trim().toLowerCase() ?? '';
  const values: unknown[] = [query.state ?? null];
  const unsent = `outbox o where o.sent_at is null and ($1::text is null or ${stateOf} = $1)`;
  const matches = words === '' ? 'true' : hasLetters('o.words', words, (value) => `$${values.push(value)}`);
  const found = await readPage<Row>(pool, query, {
    select,
    from: `${unsent} and ${matches}`,
    orderBy: NEWEST,
    values,
    keys: { columns: 'o.*', as: 'o', joins: 'left join account a on a.id = o.account_id' },
    ...(words === ''
      ? {}
      : { singlePass: true, cap: SEARCH_CAP, inOrder: sortedFirst('o', unsent, NEWEST, matches) }),
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map((row) => present(row, lang)) };
}

/** One mail in any state, or null. */
export async function findMail(db: Queryable, mailId: string, lang: Lang): Promise<MailRow | null> {
  if (!isId(mailId)) return null;
  const { rows } = await db.query<Row>(
    `select ${select} from outbox o left join account a on a.id = o.account_id where o.id = $1`,
    [mailId],
  );
  return rows[0] ? present(rows[0], lang) : null;
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
