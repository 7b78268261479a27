-- The books of finance: more accounts, what is posted from balance events, manual entries, months, and the rows and sums that
-- the screens read.
comment on table ledger_account is 'Accounts of the journal; every expense category is booked to `expense.<category>`.';
comment on table ledger_entry is 'One balanced record of the books; never changed or deleted. `school_day` is the day it counts on.';
comment on table ledger_line is 'The lines of an entry: debit or credit in whole rupiah.';

insert into ledger_account values
  ('salaries.payable', 'liability', 'Gaji terutang', 'Salaries payable'),
  ('expense.teachers', 'expense', 'Gaji guru/tutor', 'Teacher/tutor salaries'),
  ('expense.staff', 'expense', 'Gaji staf administrasi', 'Administrative staff salaries'),
  ('expense.marketing', 'expense', 'Pemasaran dan promosi', 'Marketing and promotion'),
  ('expense.maintenance', 'expense', 'Pemeliharaan dan perbaikan sistem', 'System maintenance and repair'),
  ('expense.other', 'expense', 'Beban lain-lain', 'Other expenses'),
  ('expense.lost', 'expense', 'Pembayaran yang ditarik kembali', 'Payments taken back');

-- The books as a whole: one row. Whoever posts holds it `for share`, whoever closes or opens a month changes it, so that no
-- entry slips into a month that is being closed.
create table books (
  only_row boolean primary key default true check (only_row),
  -- The last day of the last closed month; null while none is closed.
  closed_through date
    check (closed_through = (date_trunc('month', closed_through) + interval '1 month' - interval '1 day')::date)
);
comment on table books is 'The state of the books, one row: through which day they are closed.';
insert into books default values;

create table closed_month (
  id uuid primary key default uuidv7(),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by uuid not null references account,
  reopened_at timestamptz,
  reopened_by uuid references account,
  reopen_reason text,
  check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reopen_reason is null))
);
comment on table closed_month is 'Each closing of a month, and its reopening where there was one; the past ones stay.';
create unique index closed_month_standing on closed_month (month) where reopened_at is null;

alter table ledger_entry
  -- The day that was meant, where its month was closed already.
  add column meant_for date check (meant_for < school_day);

alter table balance_event
  -- Whole rupiah. `refunded`: what is owed back to the family. `money`: the signed change of the money that stands for the
  -- course. 0 of all others.
  add column amount bigint not null default 0,
  -- When the books took it in; null: still to be posted.
  add column posted_at timestamptz;
comment on table balance_event is 'Every change of what a family has left; a balance is the fold over these. Posted to the journal by a job.';
create index balance_event_unposted on balance_event (number) where posted_at is null;

-- What finance enters by hand. Its journal entries have the source kind `manual` and the source id `<id>:<n>`: odd n book
-- it, even n take the one before back. Nothing is booked for Rp 0.
create table manual_entry (
  id uuid primary key default uuidv7(),
  -- Made by the form: the same key again is the same entry.
  key text not null unique,
  type text not null check (type in ('revenue', 'expense')),
  category text not null,
  amount bigint not null check (amount >= 0),
  -- As it was typed.
  day date not null,
  description text not null default '',
  -- The receipt's picture among the files.
  receipt_key text unique,
  created_by uuid not null references account,
  created_at timestamptz not null,
  voided_at timestamptz,
  voided_by uuid references account,
  void_reason text,
  postings integer not null default 0,
  version integer not null default 1,
  check ((voided_at is null) = (voided_by is null))
);
comment on table manual_entry is 'Revenue and expenses entered by hand, voided ones too.';

-- What the screens list: how each entry counts. `received`: when money comes and goes. `earned`: when a meeting is held and a
-- cost arises. Only `hidden` ever changes.
create table money_row (
  id uuid primary key default uuidv7(),
  -- Null for a manual entry of Rp 0, which moves no account.
  entry_id uuid references ledger_entry,
  manual_id uuid references manual_entry,
  basis text not null check (basis in ('received', 'earned')),
  type text not null check (type in ('revenue', 'expense')),
  -- A package's slug or an expense category.
  category text not null,
  -- What happened: payment, refund, fee, manual, pay, lost, or the balance event's kind.
  kind text not null,
  -- Whole rupiah; a refund is a negative revenue.
  amount bigint not null,
  school_day date not null,
  description text not null default '',
  -- A voided manual entry and what takes it back, both on the same day.
  hidden boolean not null default false,
  check (entry_id is not null or (manual_id is not null and amount = 0)),
  unique (entry_id, basis, type)
);
comment on table money_row is 'How every entry counts on the finance screens, in both bases; made from the entry in its transaction.';
create unique index money_row_of_nothing on money_row (manual_id, basis) where entry_id is null;
create index money_row_manual on money_row (manual_id) where manual_id is not null;
create index money_row_day on money_row (basis, school_day, id);
create index money_row_type on money_row (basis, type, school_day, id);
create index money_row_category on money_row (basis, category, school_day, id);
create index money_row_amount on money_row (basis, amount, id);
create index money_row_words on money_row using gin (description gin_trgm_ops);

create table money_day (
  basis text not null,
  school_day date not null,
  type text not null,
  category text not null,
  amount bigint not null,
  -- Rows that are not hidden.
  count integer not null,
  primary key (basis, school_day, type, category)
);
comment on table money_day is 'Sums of money_row by day and category, kept by its triggers; equal to the full sum.';

create function add_to_money_days() returns trigger language plpgsql as $$
begin
  insert into money_day as d (basis, school_day, type, category, amount, count)
  select basis, school_day, type, category, sum(amount), count(*) filter (where not hidden)
  from added group by basis, school_day, type, category order by basis, school_day, type, category
  on conflict (basis, school_day, type, category)
    do update set amount = d.amount + excluded.amount, count = d.count + excluded.count;
  return null;
end $$;
create trigger money_row_added after insert on money_row referencing new table as added
  for each statement execute function add_to_money_days();

create function count_money_days() returns trigger language plpgsql as $$
begin
  update money_day d set count = d.count + c.change
  from (
    select n.basis, n.school_day, n.type, n.category, sum(case when n.hidden then -1 else 1 end) as change
    from becomes n join was o on o.id = n.id where o.hidden <> n.hidden
    group by n.basis, n.school_day, n.type, n.category
  ) c
  where (d.basis, d.school_day, d.type, d.category) = (c.basis, c.school_day, c.type, c.category);
  return null;
end $$;
create trigger money_row_hidden after update on money_row referencing old table as was new table as becomes
  for each statement execute function count_money_days();

create function only_hidden_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'hidden' = to_jsonb(old) - 'hidden' then return new; end if;
  raise exception 'rows of money are never changed; only whether they are shown'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger money_row_permanent before update or delete on money_row
  for each row execute function only_hidden_changes();

create table account_balance (
  account_code text primary key references ledger_account,
  debit bigint not null,
  credit bigint not null
);
comment on table account_balance is 'Sums of all lines of an account, kept by a trigger; equal to the full sum.';

create function add_to_balances() returns trigger language plpgsql as $$
begin
  insert into account_balance as b (account_code, debit, credit)
  select account_code, sum(debit), sum(credit) from added group by account_code order by account_code
  on conflict (account_code) do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit;
  return null;
end $$;
create trigger ledger_line_added after insert on ledger_line referencing new table as added
  for each statement execute function add_to_balances();

create table books_check (
  -- The school's day.
  day date primary key,
  checked_at timestamptz not null,
  -- What families have left by their balance events and payments, and the account `fees.unearned`.
  owed bigint not null,
  unearned bigint not null,
  -- What did not agree, e.g. {"kind": "unearned", "expected": 1, "found": 2}; empty when all is well.
  findings jsonb not null
);
comment on table books_check is 'Answers of the nightly check of the books.';
create index books_check_findings on books_check (day) where findings <> '[]';

-- What stands in the books already: its sums, its rows, and payments that went back before there were events for it.
insert into account_balance (account_code, debit, credit)
select account_code, sum(debit), sum(credit) from ledger_line group by account_code;

insert into money_row (entry_id, basis, type, category, kind, amount, school_day, description)
select e.id, 'received', 'revenue', coalesce(e.category, 'other'), case when l.revenue > 0 then 'payment' else 'refund' end,
  l.revenue, e.school_day, e.description
from ledger_entry e join (
  select entry_id,
    coalesce(sum(credit - debit) filter (where account_code in ('fees.unearned', 'refunds.payable')), 0) as revenue,
    coalesce(sum(debit - credit) filter (where account_code in ('cash.provider', 'cash.bank', 'unallocated')), 0) as outside
  from ledger_line group by entry_id
) l on l.entry_id = e.id
where l.outside <> 0 and l.revenue <> 0
order by e.id;

insert into balance_event (enrolment_id, kind, amount, source, at)
select e.id, 'money', c.money - e.price_paid, 'money:' || e.order_id, c.at
from enrolment e join (
  select order_id, -sum(coalesce((booked ->> 'fees.unearned')::bigint, 0)) as money, max(updated_at) as at
  from provider_charge group by order_id
) c on c.order_id = e.order_id
where c.money <> e.price_paid;
