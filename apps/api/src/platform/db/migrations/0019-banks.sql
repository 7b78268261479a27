-- What admins change of the question banks. The first version of every item is the one of the content files; a version that
-- has gone live is never changed or deleted, because sittings name it.
create table item_version (
  -- The item's id, a dot and the number, e.g. `K01.2`: what a sitting keeps of a drawn question.
  id text primary key,
  bank text not null check (bank in ('kids', 'teen', 'adult', 'kids_pretest', 'teen_pretest')),
  item_id text not null,
  number smallint not null check (number > 1),
  state text not null check (state in ('draft', 'live', 'replaced')),
  -- The whole item as the content files have it, under its plain id.
  item jsonb not null,
  -- What the checks found when the draft was last saved.
  findings jsonb not null default '[]',
  version integer not null default 1,
  written_by uuid references account,
  written_at timestamptz not null,
  live_at timestamptz,
  unique (item_id, number)
);
create unique index item_version_one_draft on item_version (item_id) where state = 'draft';
create unique index item_version_one_live on item_version (item_id) where state = 'live';
create index item_version_bank on item_version (bank) where state = 'live';

-- Items that are drawn no more; their versions stay.
create table item_retired (
  item_id text primary key,
  bank text not null,
  retired_by uuid references account,
  retired_at timestamptz not null,
  reason text not null
);

-- Which version of its item an answer of the pretest was scored by.
alter table pretest_answer add column version smallint not null default 1;

-- Sittings of a month, for the numbers of each item.
create index placement_attempt_finished on placement_attempt (finished_at) where finished_at is not null;
