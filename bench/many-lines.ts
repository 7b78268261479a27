import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import pg from 'pg';

/** Days over which the made entries lie, so that the longest report, 90 days of revenue earned, has about 100,000 rows. */
const DAYS = 1461;

/**
 * Fills the books of a demo school until the journal has this many lines, two in each entry: meetings, payments, refunds and
 * what was entered by hand, over four years to today. Made by SQL beside the application, with the sums that triggers would
 * have kept.
 */
export async function fillBooks(url: string, lines: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ lines: number }>('select count(*)::int as lines from ledger_line');
    const entries = Math.ceil((lines - (rows[0]?.lines ?? 0)) / 2);
    // No triggers and no foreign keys in this session: they would take longer than the rows.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    const indexes = await dropIndexes(client);
    for (const sql of [...statements(entries), ...indexes, VACUUM]) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Takes the indexes away that rows are not found by while they are made, and answers how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexname as name, i.indexdef as made from pg_indexes i
     where i.tablename in ('ledger_entry', 'ledger_line', 'money_row')
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

/** One of about 100,000 names, each of them a payer a few times, some of their words very often. */
const PAYER = `(array['Sari', 'Budi', 'Dewi', 'Agus', 'Rina', 'Hendra', 'Wati', 'Joko', 'Putri', 'Ahmad', 'Nur', 'Bayu',
    'Ratna', 'Eko', 'Fitri', 'Galih'])[1 + m.n / 20 % 16] || ' ' || (array['Wijaya', 'Santoso', 'Permata', 'Nugroho', 'Lestari',
    'Saputra', 'Hidayat', 'Siregar', 'Tanuwijaya', 'Rahmawati', 'Kusuma', 'Situmorang', 'Halim'])[1 + m.n / 320 % 13]
  || ' ' || m.n / 4160 % 500`;

const VACUUM =
  'vacuum analyze ledger_entry, ledger_line, manual_entry, money_row, money_day, account_balance';

const statements = (entries: number): string[] => [
  `create unlogged table made_entry as
   select n, uuidv7() as id,
     (select offset_day from (select (now() at time zone '${SCHOOL_ZONE}')::date - ${DAYS} + (n::bigint * ${DAYS} / ${entries})::int + 1) d (offset_day)) as day,
     case when n % 20 < 12 then 'held' when n % 20 < 15 then 'payment' when n % 20 < 18 then 'cost'
       when n % 20 < 19 then 'income' else 'refund' end as what,
     (array['general-english-kids', 'conversation-kids', 'conversation-adult', 'ielts-regular', 'toeic-regular',
       'special-course'])[1 + n / 20 % 6] as course,
     (array['marketing', 'maintenance', 'other', 'staff'])[1 + n / 20 % 4] as cost,
     100000 + n::bigint * 7919 % 900000 as amount
   from generate_series(1, ${entries}) n`,
  `insert into ledger_entry (id, source_kind, source_id, school_day, category, description, posted_at)
   select id, 'made', n::text, day, case what when 'cost' then cost else course end,
     case when what in ('cost', 'income') then 'Nota nomor ' || n else initcap(replace(course, '-', ' ')) end, now()
   from made_entry order by n`,
  `insert into ledger_line (entry_id, position, account_code, debit, credit)
   select m.id, s.side, case s.side when 1 then a.debit else a.credit end,
     case s.side when 1 then m.amount else 0 end, case s.side when 2 then m.amount else 0 end
   from made_entry m
   join (values ('held', 'fees.unearned', 'revenue.courses'), ('payment', 'cash.provider', 'fees.unearned'),
     ('cost', 'expense.other', 'cash.bank'), ('income', 'cash.bank', 'revenue.courses'),
     ('refund', 'fees.unearned', 'cash.provider')) a (what, debit, credit) using (what)
   cross join (values (1), (2)) s (side) order by m.n, s.side`,
  `insert into manual_entry (id, key, type, category, amount, day, description, created_by, created_at, postings)
   select m.id, 'made-' || m.n, case what when 'cost' then 'expense' else 'revenue' end,
     case what when 'cost' then cost else course end, m.amount, m.day, 'Nota nomor ' || m.n, a.id, now(), 1
   from made_entry m cross join (select id from account where username = 'finance') a
   where what in ('cost', 'income') order by m.n`,
  `insert into money_row (entry_id, manual_id, basis, type, category, kind, amount, school_day, description, payer)
   select m.id, case when b.kind = 'manual' then m.id end, b.basis, b.type,
     case m.what when 'cost' then m.cost else m.course end, b.kind, b.sign * m.amount, m.day,
     case when b.kind = 'manual' then 'Nota nomor ' || m.n else initcap(replace(m.course, '-', ' ')) end,
     case when b.kind in ('payment', 'refund') then ${PAYER} else '' end
   from made_entry m
   join (values ('held', 'earned', 'revenue', 'held', 1), ('payment', 'received', 'revenue', 'payment', 1),
     ('refund', 'received', 'revenue', 'refund', -1), ('cost', 'received', 'expense', 'manual', 1),
     ('cost', 'earned', 'expense', 'manual', 1), ('income', 'received', 'revenue', 'manual', 1),
     ('income', 'earned', 'revenue', 'manual', 1)) b (what, basis, type, kind, sign) using (what)
   order by m.n`,
  'drop table made_entry',
  'truncate money_day, account_balance',
  `insert into money_day (basis, school_day, type, category, amount, count)
   select basis, school_day, type, category, sum(amount), count(*) filter (where not hidden)
   from money_row group by 1, 2, 3, 4`,
  `insert into account_balance (account_code, debit, credit)
   select account_code, sum(debit), sum(credit) from ledger_line group by 1`,
  'vacuum analyze ledger_entry, ledger_line, manual_entry, money_row, money_day, account_balance',
];
