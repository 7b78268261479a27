-- Double entry. Entries are never changed or deleted: voiding posts the opposite.
create table ledger_account (
  code text primary key,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense', 'equity')),
  name_id text not null,
  name_en text not null
);
insert into ledger_account values
  ('cash.provider', 'asset', 'Kas di penyedia pembayaran', 'Cash at the payment provider'),
  ('cash.bank', 'asset', 'Kas di bank', 'Cash at bank'),
  ('fees.unearned', 'liability', 'Uang kursus diterima di muka', 'Unearned course fees'),
  ('refunds.payable', 'liability', 'Pengembalian terutang', 'Refunds payable'),
  ('unallocated', 'liability', 'Penerimaan belum jelas', 'Receipts to be clarified'),
  ('revenue.courses', 'income', 'Pendapatan kursus', 'Course revenue'),
  ('expense.general', 'expense', 'Beban umum', 'General expenses'),
  ('expense.provider', 'expense', 'Biaya penyedia pembayaran', 'Payment provider fees');

create table ledger_entry (
  id uuid primary key default uuidv7(),
  -- What it was posted for, e.g. 'order.paid' and the order's id: booked once.
  source_kind text not null,
  source_id text not null,
  school_day date not null,
  category text,
  description text not null default '',
  last_event bigint,
  reverses uuid unique references ledger_entry,
  posted_at timestamptz not null,
  unique (source_kind, source_id)
);
create index ledger_entry_day on ledger_entry (school_day desc, id desc);

create table ledger_line (
  entry_id uuid not null references ledger_entry,
  position smallint not null,
  account_code text not null references ledger_account,
  debit bigint not null default 0 check (debit >= 0),
  credit bigint not null default 0 check (credit >= 0),
  primary key (entry_id, position),
  check ((debit = 0) <> (credit = 0))
);
create index ledger_line_account on ledger_line (account_code, entry_id);

create function entry_must_balance() returns trigger language plpgsql as $$
declare off bigint;
begin
  select sum(debit) - sum(credit) into off from ledger_line where entry_id = new.entry_id;
  if off is distinct from 0 then
    raise exception 'ledger entry % is out of balance by %', new.entry_id, off using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_line_balanced after insert on ledger_line
  deferrable initially deferred for each row execute function entry_must_balance();

create function entry_needs_lines() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_line where entry_id = new.id) then
    raise exception 'ledger entry % has no lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_has_lines after insert on ledger_entry
  deferrable initially deferred for each row execute function entry_needs_lines();

create function books_are_permanent() returns trigger language plpgsql as $$
begin
  raise exception 'the books are never changed; post the opposite instead' using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entry_permanent before update or delete on ledger_entry
  for each row execute function books_are_permanent();
create trigger ledger_line_permanent before update or delete on ledger_line
  for each row execute function books_are_permanent();
