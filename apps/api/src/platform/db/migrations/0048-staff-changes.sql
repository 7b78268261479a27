-- What somebody wants to change about a finance or admin account and another approver decides.
create table staff_change (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('invite', 'address', 'reactivate', 'twoStep')),
  -- Null while an account is still to be made.
  account_id uuid references account,
  -- Of `invite`: who it is for; `email` is the new address of `address` too.
  name text,
  username citext,
  email citext,
  role text check (role in ('admin', 'finance')),
  reason text not null,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  -- Undecided until then, it comes to nothing.
  ends_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'expired')),
  decided_by uuid references account,
  decided_at timestamptz,
  decided_reason text,
  check (case kind when 'invite' then name is not null and username is not null and email is not null and role is not null
    when 'address' then account_id is not null and email is not null else account_id is not null end)
);
create unique index staff_change_one on staff_change (account_id, kind) where state = 'waiting';
create index staff_change_waiting on staff_change (asked_at) where state = 'waiting';
