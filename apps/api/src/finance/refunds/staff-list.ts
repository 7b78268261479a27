import type { Accepted } from '@fasih/school/basics/contract';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listRefunds } from '@fasih/school/finance/refunds/staff-contract';
import { foundUpTo, hasLetters, type Page, readPage, sortedFirst } from '../../platform/db/read-page.ts';
import { columnList, textOf } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { refundColumns, refundJoins, type StaffRow, shown } from './staff-columns.ts';

/** SQL: where a request stands for the family, for statements that are still text. */
const shownSql = textOf(shown);

/**
 * SQL: the money of an approved request may still be on its way; returned money stays so, and the family is notified
 * once.
 */
const ON_ITS_WAY = `r.state = 'approved' and r.told <> 'returned'`;

/** SQL conditions of the filters; the stored state comes first, so that an index finds the few open ones. */
const STATES: Record<string, string> = {
  all: 'true',
  open: `(r.state = 'asked' or ${ON_ITS_WAY}) and ${shownSql} in ('asked', 'approved', 'returning')`,
  asked: `r.state = 'asked'`,
  rejected: `r.state = 'rejected'`,
  withdrawn: `r.state = 'withdrawn'`,
  approved: `${ON_ITS_WAY} and ${shownSql} = 'approved'`,
  returning: `${ON_ITS_WAY} and ${shownSql} = 'returning'`,
  returned: `r.state = 'approved' and ${shownSql} = 'returned'`,
};

const SORTS: Record<string, string> = { askedAt: 'r.asked_at', amount: 'r.amount' };

type Counts = { asked: number; approved: number; returning: number };

/** A page of requests, the longest waiting first by default, and the number of requests per state. */
export async function pageOfRefunds(
  db: Queryable,
  query: Accepted<typeof listRefunds>['query'],
): Promise<(Page<StaffRow> & { counts: Counts }) | Refusal<'common.narrow'>> {
  const { state, sort } = query;
  const words = query.q?.trim().toLowerCase() ?? '';
  const column = SORTS[sort?.replace(/^-/, '') ?? ''] ?? 'r.asked_at';
  const newestFirst = state !== 'open' && state !== 'asked' && state !== 'approved' && state !== 'returning';
  const descending = sort === undefined ? newestFirst : sort.startsWith('-');
  const values: unknown[] = [];
  const isSearch = words !== '';
  const hasWords = isSearch ? hasLetters('r.words', words, (value) => `$${values.push(value)}`) : 'true';
  const stands = `refund_request r left join refund f on f.id = r.refund_id where ${STATES[state]}`;
  const orderBy = `${column} ${descending ? 'desc' : 'asc'}, r.id`;
  const counted = countRefunds(db, isSearch ? null : stands);
  const [page, { counts }] = await Promise.all([
    readPage<StaffRow>(db, query, {
      select: textOf(columnList(refundColumns)),
      from: `${stands} and ${hasWords}`,
      orderBy,
      // Course, people and class are read only for the rows on the page.
      keys: { columns: 'r.*', as: 'r', joins: textOf(refundJoins) },
      ...(isSearch
        ? { singlePass: true, cap: SEARCH_CAP, inOrder: sortedFirst('r', stands, orderBy, hasWords) }
        : { total: () => counted.then(({ total }) => total) }),
      values,
    }),
    counted,
  ]);
  return isRefusal(page) ? page : { ...page, counts };
}

/** The number of requests per state, and of `listed`. */
async function countRefunds(
  db: Queryable,
  listed: string | null,
): Promise<{ counts: Counts; total: number }> {
  const { rows } = await db.query<Counts & { total: number }>(
    `select count(*) filter (where shown = 'asked')::integer as asked,
       count(*) filter (where shown = 'approved')::integer as approved,
       count(*) filter (where shown = 'returning')::integer as returning,
       ${listed === null ? '0' : foundUpTo(listed)} as total
     from (select ${shownSql} as shown from refund_request r left join refund f on f.id = r.refund_id
       where r.state = 'asked' or ${ON_ITS_WAY}) s`,
  );
  const { total = 0, ...counts } = rows[0] ?? { asked: 0, approved: 0, returning: 0 };
  return { counts, total };
}
