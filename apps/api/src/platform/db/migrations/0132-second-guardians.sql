-- A second guardian: an account that the account which pays for learners (`account_id`) lets look at some of them, or decide
-- their times as well. A row is an invitation until it is accepted. One that ended stays without words, so that an erasure finds
-- whom messages told of a learner; a withdrawn invitation is deleted.
create table guardian (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  -- Null until the invitation is accepted.
  guardian_account_id uuid references account check (guardian_account_id <> account_id),
  name text not null,
  relation text not null check (relation in ('mother', 'father', 'guardian', 'other')),
  may text not null check (may in ('look', 'decide')),
  -- Where the invitation went, in small letters; null once it is accepted.
  email text,
  -- SHA-256 of the link's token; null once the link was used.
  link_hash bytea unique,
  link_ends_at timestamptz,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  check ((accepted_at is null) = (guardian_account_id is null)),
  check ((accepted_at is null) = (email is not null))
);
create unique index guardian_of_accounts on guardian (account_id, guardian_account_id) where ended_at is null;
create index guardian_of_account on guardian (account_id);
create unique index guardian_invited on guardian (account_id, email);
create index guardian_of_guardian on guardian (guardian_account_id);

create table guardian_learner (
  guardian_id uuid not null references guardian on delete cascade,
  learner_id uuid not null references learner,
  primary key (guardian_id, learner_id)
);
create index guardian_learner_of_learner on guardian_learner (learner_id);

-- Whom a second guardian reaches now, and what is allowed.
create view shared_learner as
  select g.id as guardian_id, g.account_id, g.guardian_account_id, gl.learner_id, g.may
  from guardian g
  join guardian_learner gl on gl.guardian_id = g.id
  join learner l on l.id = gl.learner_id and l.account_id = g.account_id and l.erased_at is null
  join account a on a.id = g.account_id and a.active
  where g.accepted_at is not null and g.ended_at is null;
