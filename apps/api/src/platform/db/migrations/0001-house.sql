-- What every feature stands on: settings, policies, the audit trail, the outbox, throttles, the school's clock.
create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- One row. Raised by every change of catalogue, settings or policies; cached pages are kept per version.
create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into content_version default values;

create function raise_content_version() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  return null;
end $$;

create table setting (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create trigger setting_changed after insert or update or delete on setting
  for each statement execute function raise_content_version();

-- Course rules by version; an enrolment keeps the version of its purchase for ever.
create table policy_version (
  number integer primary key,
  "values" jsonb not null,
  valid_from timestamptz not null,
  note text not null default ''
);
create trigger policy_changed after insert or update or delete on policy_version
  for each statement execute function raise_content_version();

-- The school's clock runs ahead of or behind real time by this much (demo mode only).
create table school_clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into school_clock default values;

create table demo_mark (
  only_row boolean primary key default true check (only_row),
  seeded_at timestamptz not null default now()
);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id uuid,
  role text,
  action text not null,
  target_kind text not null,
  target_id text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text
);
create index audit_entry_target on audit_entry (target_kind, target_id, id desc);
create index audit_entry_account on audit_entry (account_id, id desc);

-- A message that leaves the building is a row here first, written in the transaction of what it tells.
create table outbox (
  id uuid primary key default uuidv7(),
  kind text not null,
  account_id uuid,
  to_address text not null,
  lang text not null check (lang in ('id', 'en')),
  params jsonb not null,
  -- Fixed at writing, so that a repeat after a crash carries the same id.
  message_id text not null unique,
  -- At most one message per source, e.g. 'order.paid:<orderId>'.
  source text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text
);
create index outbox_due on outbox (next_try_at) where sent_at is null;

-- Shared between processes: attempts per key (an account, an address, a device) in a window.
create table throttle (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);
