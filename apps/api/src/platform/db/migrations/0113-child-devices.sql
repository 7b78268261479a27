-- A child's own device: linked by the family, then signed in as one learner until the family ends it. It is no row of
-- `session`, so that a process of the release before never takes it for the family's own sign-in.
create table child_device (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  learner_id uuid not null references learner,
  name text not null,
  made_at timestamptz not null default now(),
  -- SHA-256 of the link's token; null once the link was used.
  link_hash bytea unique,
  link_ends_at timestamptz not null,
  connected_at timestamptz,
  last_seen_at timestamptz,
  ended_at timestamptz
);
create index child_device_of_account on child_device (account_id) where ended_at is null;
create index child_device_of_learner on child_device (learner_id);
