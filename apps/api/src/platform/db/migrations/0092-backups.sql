-- Backups seal everything into a store outside the database. Here is only what the processes must share about them.

-- The write-ahead log that is being kept without a gap. Another server, timeline or gap begins another series with a base backup.
create table backup_series (
  only_one boolean primary key default true check (only_one),
  id uuid not null,
  system_id text not null,
  timeline integer not null,
  started_at timestamptz not null,
  -- Everything committed until then is in the store.
  kept_until timestamptz
);

-- What the newest objects were sealed with, so that the weekly drill can open them; forgotten after some days.
create table backup_key (
  id uuid primary key,
  key bytea not null,
  made_at timestamptz not null
);

create table backup_run (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('base', 'drill')),
  series_id uuid,
  started_at timestamptz not null,
  -- A run that is no longer seen was killed.
  seen_at timestamptz not null,
  ended_at timestamptz,
  ok boolean,
  found jsonb not null default '{}',
  check ((ended_at is null) = (ok is null))
);
create unique index backup_run_one_at_a_time on backup_run (kind) where ended_at is null;
create index backup_run_by_kind on backup_run (kind, started_at desc);

-- A copy for a rehearsal must never run as the school.
create table rehearsal_mark (since timestamptz primary key);

-- After a restore: payment pages that the provider is asked about once more; order_id is null for those the restored books do not know.
create table recovered_page (
  provider_order_id text primary key,
  order_id uuid references orders on delete cascade,
  restored_at timestamptz not null,
  asked_at timestamptz
);
create index recovered_page_to_ask on recovered_page (restored_at) where asked_at is null;
