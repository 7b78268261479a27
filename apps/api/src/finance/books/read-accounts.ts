import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { accountLines, listAccounts } from '@fasih/school/finance/books/accounts-contract';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { firstRowOf, given } from '../../platform/db/built-query.ts';
import { countUpTo, pageWithTotal } from '../../platform/db/page.ts';
import { allOf } from '../../platform/db/search-words.ts';
import { coalesce, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Accounts = Reply<typeof listAccounts>;
type Lines = Reply<typeof accountLines>;

const a = tableAs('ledger_account', 'a');
const b = tableAs('account_balance', 'b');
const l = tableAs('ledger_line', 'l');
const e = tableAs('ledger_entry', 'e');

const zero = sql<number>`0`;
const columns = [
  a.code.as('code'),
  a.kind.as('kind'),
  jsonBuildObject({ id: a.name_id, en: a.name_en }).as('name'),
  coalesce(b.debit, zero).as('debit'),
  coalesce(b.credit, zero).as('credit'),
  sql<number>`coalesce(case when ${a.kind} in ('asset', 'expense') then ${b.debit} - ${b.credit}
    else ${b.credit} - ${b.debit} end, 0)`.as('balance'),
] as const;

const from = sql`from ${a} left join ${b} on ${b.account_code} = ${a.code}`;

const selectAccounts = statement(() =>
  select(
    columns,
    sql`${from} order by array_position(array['asset', 'liability', 'equity', 'income', 'expense'], ${a.kind}), ${a.code}`,
  ),
);

/** All accounts with their balances; both sides must be equal. */
export async function readAccounts(db: Queryable): Promise<Accounts> {
  const rows = await selectAccounts.all(db, {});
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, account) => total + account[side], 0);
  return { data: rows, debit: sum('debit'), credit: sum('credit') };
}

const ofEntry = <T>(value: Expression<T>) => scalar(value, sql`from ${e} where ${e.id} = ${l.entry_id}`);

const lineColumns = [
  sql<string>`${l.entry_id} || ':' || ${l.position}`.as('id'),
  l.entry_id.as('entryId'),
  l.debit.as('debit'),
  l.credit.as('credit'),
  ofEntry(e.school_day).as('date'),
  ofEntry(e.category).as('category'),
  ofEntry(e.description).as('description'),
] as const;

/** A page of an account's lines, latest booking first; for a range of days, latest day first. */
export async function readAccountLines(
  db: Queryable,
  account: string,
  query: Accepted<typeof accountLines>['query'],
): Promise<Lines | Refusal<'common.narrow' | 'finance.noAccount'>> {
  const list = linesOf(account, query);
  const found = await firstRowOf(
    db,
    select([...columns, countUpTo(list.from).as('lines')], sql`${from} where ${a.code} = ${account}`),
  );
  if (!found) return refuse('finance.noAccount');
  const { lines: total, ...balance } = found;
  const page = await pageWithTotal(db, query, { ...list, columns: lineColumns, total });
  return isRefusal(page) ? page : { ...page, account: balance };
}

/** The index on the account's lines is in booking order, that on entry days in day order. */
function linesOf(account: string, query: Accepted<typeof accountLines>['query']) {
  const code = given(account);
  const direction = query.sort === 'booked' ? sql`asc` : sql`desc`;
  if (query.from === undefined && query.to === undefined)
    return {
      from: sql`${l} where ${l.account_code} = ${code}`,
      orderBy: sql`${l.entry_id} ${direction}, ${l.position}`,
    };
  const isWithin = allOf([
    sql<boolean>`${l.account_code} = ${code}`,
    query.from !== undefined && sql<boolean>`${e.school_day} >= ${query.from}`,
    query.to !== undefined && sql<boolean>`${e.school_day} <= ${query.to}`,
  ]);
  return {
    from: sql`${l} join ${e} on ${e.id} = ${l.entry_id} where ${isWithin}`,
    orderBy: sql`${e.school_day} ${direction}, ${e.id} ${direction}, ${l.position}`,
  };
}
