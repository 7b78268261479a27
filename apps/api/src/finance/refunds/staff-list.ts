import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { listRefunds } from '@fasih/school/finance/refunds/staff-contract';
import { type RawBuilder, sql } from 'kysely';
import { firstRowOf } from '../../platform/db/built-query.ts';
import { countUpTo, pageWithTotal, searchedPage } from '../../platform/db/page.ts';
import { allOf, hasLetters } from '../../platform/db/search-words.ts';
import { wordsOfAccount } from '../../platform/db/shown-name.ts';
import { select } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { a, e, f, l, p, r, refundColumns, refundJoins, shown } from './staff-columns.ts';

type Query = Accepted<typeof listRefunds>['query'];

/** The money of an approved request may still be on its way; returned money stays so, and the family is notified once. */
const isOnItsWay = sql<boolean>`${r.state} = 'approved' and ${r.told} <> 'returned'`;

/** Conditions of the filters; the stored state comes first, so that an index finds the few open ones. */
const STATES: Record<Query['state'], RawBuilder<boolean>> = {
  all: sql`true`,
  open: sql`(${r.state} = 'asked' or ${isOnItsWay}) and ${shown} in ('asked', 'approved', 'returning')`,
  asked: sql`${r.state} = 'asked'`,
  rejected: sql`${r.state} = 'rejected'`,
  withdrawn: sql`${r.state} = 'withdrawn'`,
  approved: sql`${isOnItsWay} and ${shown} = 'approved'`,
  returning: sql`${isOnItsWay} and ${shown} = 'returning'`,
  returned: sql`${r.state} = 'approved' and ${shown} = 'returned'`,
};

/** Payer and package of a request `r`, as its words have them: an accountant, who reads initials, does not search learners' names. */
const wordsOfPayer = sql<string>`(select ' ' || ${wordsOfAccount(a)} || ' ' || lower(${p.name}) from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${a} on ${a.id} = ${l.account_id}
    join ${p} on ${p.id} = ${e.package_id} where ${e.id} = ${r.enrolment_id})`;

/** A page of requests, the longest waiting first by default, and the number of requests per state. */
export async function pageOfRefunds(db: Queryable, query: Query, { readsOnly }: Person) {
  const { state, sort } = query;
  const words = query.q?.trim().toLowerCase() ?? '';
  const column = sort === 'amount' || sort === '-amount' ? r.amount : r.asked_at;
  const newestFirst = state !== 'open' && state !== 'asked' && state !== 'approved' && state !== 'returning';
  const descending = sort === undefined ? newestFirst : sort.startsWith('-');
  const from = sql`${r} left join ${f} on ${f.id} = ${r.refund_id} where ${STATES[state]}`;
  const list = {
    columns: refundColumns,
    from,
    orderBy: sql`${column} ${descending ? sql`desc` : sql`asc`}, ${r.id}`,
    // Course, people and class are read only for the rows on the page.
    limitFirst: { as: 'r', joins: refundJoins },
  };
  const matches = allOf([hasLetters(r.words, words), readsOnly && hasLetters(wordsOfPayer, words)]);
  const counted = countRefunds(db, words === '' ? from : null);
  const [page, { counts }] = await Promise.all([
    words === ''
      ? pageWithTotal(db, query, { ...list, total: counted.then(({ total }) => total) })
      : searchedPage(db, query, { ...list, matches }),
    counted,
  ]);
  return isRefusal(page) ? page : { ...page, counts };
}

/** The number of requests per state, and of `listed`. */
async function countRefunds(db: Queryable, listed: RawBuilder<unknown> | null) {
  const row = await firstRowOf(
    db,
    select(
      [
        sql<number>`count(*) filter (where shown = 'asked')::integer`.as('asked'),
        sql<number>`count(*) filter (where shown = 'approved')::integer`.as('approved'),
        sql<number>`count(*) filter (where shown = 'returning')::integer`.as('returning'),
        (listed === null ? sql<number>`0` : countUpTo(listed)).as('total'),
      ],
      sql`from (select ${shown} as shown from ${r} left join ${f} on ${f.id} = ${r.refund_id}
        where ${r.state} = 'asked' or ${isOnItsWay}) s`,
    ),
  );
  const { total = 0, ...counts } = row ?? { asked: 0, approved: 0, returning: 0 };
  return { counts, total };
}
