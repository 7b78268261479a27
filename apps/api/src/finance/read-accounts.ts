import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { accountLines, listAccounts } from '@fasih/school/finance/contract';
import { readPage } from '../db/read-page.ts';
import type { Queryable } from '../db/transaction.ts';

type Accounts = Reply<typeof listAccounts>;
type Account = Accounts['data'][number];
type Lines = Reply<typeof accountLines>;

const columns = `a.code, a.kind, json_build_object('id', a.name_id, 'en', a.name_en) as name,
  coalesce(b.debit, 0) as debit, coalesce(b.credit, 0) as credit,
  coalesce(case when a.kind in ('asset', 'expense') then b.debit - b.credit else b.credit - b.debit end, 0) as balance`;

/** Every account with what it holds; the sums of both sides are equal, or the books are broken. */
export async function readAccounts(db: Queryable): Promise<Accounts> {
  const { rows } = await db.query<Account>(
    `select ${columns} from ledger_account a left join account_balance b on b.account_code = a.code
     order by array_position(array['asset', 'liability', 'equity', 'income', 'expense'], a.kind), a.code`,
  );
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, account) => total + account[side], 0);
  return { data: rows, debit: sum('debit'), credit: sum('credit') };
}

/** A page of an account's lines, the newest booking first. */
export async function readAccountLines(
  db: Queryable,
  code: string,
  query: Accepted<typeof accountLines>['query'],
): Promise<Lines | Refusal> {
  const { rows } = await db.query<Account>(
    `select ${columns} from ledger_account a left join account_balance b on b.account_code = a.code where a.code = $1`,
    [code],
  );
  const account = rows[0];
  if (!account) return refuse('finance.noAccount');
  // Entries are only looked up one by one for the page, unless days are asked for.
  const ofDays = query.from === undefined && query.to === undefined ? '' : OF_DAYS;
  const direction = query.sort === 'booked' ? '' : ' desc';
  const found = await readPage<Lines['data'][number]>(db, query, {
    select: `l.entry_id || ':' || l.position as id, l.entry_id as "entryId", l.debit, l.credit, (select e.school_day
      from ledger_entry e where e.id = l.entry_id) as date, (select e.category from ledger_entry e where e.id = l.entry_id)
      as category, (select e.description from ledger_entry e where e.id = l.entry_id) as description`,
    from: `ledger_line l where l.account_code = $1${ofDays}`,
    orderBy: `l.entry_id${direction}, l.position`,
    values: ofDays === '' ? [code] : [code, query.from ?? null, query.to ?? null],
  });
  return isRefusal(found) ? found : { ...found, account };
}

const OF_DAYS = ` and exists (select from ledger_entry e where e.id = l.entry_id
  and ($2::date is null or e.school_day >= $2) and ($3::date is null or e.school_day <= $3))`;
