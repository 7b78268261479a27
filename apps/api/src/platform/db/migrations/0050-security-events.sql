-- Failed, refused and held up sign-ins and refused accesses, alike ones of a minute in one row. Never a password, nor a name
-- that nobody has: people type passwords into the wrong field. Kept for 90 days by a job.
create table security_event (
  id uuid primary key default uuidv7(),
  minute timestamptz not null,
  kind text not null check (kind in ('signInFailed', 'signInRefused', 'heldUp', 'accessRefused')),
  account_id uuid references account on delete set null,
  address text,
  device text,
  call text,
  code text,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique nulls not distinct (minute, kind, account_id, address, device, call, code)
);
create index security_event_account on security_event (account_id, minute desc) where account_id is not null;
create index security_event_address on security_event (address, minute desc);
