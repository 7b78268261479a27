import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { accountLines, listAccounts } from '@fasih/school/finance/books/contract';
import { foundUpTo, readPage } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Accounts = Reply<typeof listAccounts>;
type Account = Accounts['data'][number];
type Lines = Reply<typeof accountLines>;

const columns = `a.code, a.kind, json_build_object('id', a.name_id, 'en', a.name_en) as name,
  coalesce(b.debit, 0) as debit, coalesce(b.credit, 0) as credit,
  coalesce(case when a.kind in ('asset', 'expense') then b.debit - b.credit else b.credit - b.debit end, 0) as balance`;

/** All accounts with their balances; both sides must be equal. */
export async function readAccounts(db: Queryable): Promise<Accounts> {
  const { rows } = await db.query<Account>(
    `select ${columns} from ledger_account a left join account_balance b on b.account_code = a.code
     order by array_position(array['asset', 'liability', 'equity', 'income', 'expense'], a.kind), a.code`,
  );
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, account) => total + account[side], 0);
  return { data: rows, debit: sum('debit'), credit: sum('credit') };
}

/** A page of an account's lines, latest booking first; for a range of days, latest day first. */
export async function readAccountLines(
  db: Queryable,
  code: string,
  query: Accepted<typeof accountLines>['query'],
): Promise<Lines | Refusal<'common.narrow' | 'finance.noAccount'>> {
  const direction = query.sort === 'booked' ? 'asc' : 'desc';
  const days = [query.from ?? null, query.to ?? null];
  const lines = days.every((day) => day === null)
    ? { from: OF_ALL, orderBy: `l.entry_id ${direction}, l.position`, values: [code] }
    : {
        from: OF_DAYS,
        orderBy: `e.school_day ${direction}, e.id ${direction}, l.position`,
        values: [code, ...days],
      };
  const { rows } = await db.query<Account & { lines: number }>(
    `select ${columns}, ${foundUpTo(lines.from)} as lines
     from ledger_account a left join account_balance b on b.account_code = a.code where a.code = $1`,
    lines.values,
  );
  if (!rows[0]) return refuse('finance.noAccount');
  const { lines: total, ...account } = rows[0];
  const found = await readPage<Lines['data'][number]>(db, query, {
    ...lines,
    select: `l.entry_id || ':' || l.position as id, l.entry_id as "entryId", l.debit, l.credit, (select e.school_day
      from ledger_entry e where e.id = l.entry_id) as date, (select e.category from ledger_entry e where e.id = l.entry_id)
      as category, (select e.description from ledger_entry e where e.id = l.entry_id) as description`,
    total: async () => total,
  });
  return isRefusal(found) ? found : { ...found, account };
}

/** The index on the account's lines is in booking order. */
const OF_ALL = 'ledger_line l where l.account_code = $1';

/** The index on entry days is in day order; in booking order all newer lines would be read first. */
const OF_DAYS = `ledger_line l join ledger_entry e on e.id = l.entry_id where l.account_code = $1
  and ($2::date is null or e.school_day >= $2) and ($3::date is null or e.school_day <= $3)`;
