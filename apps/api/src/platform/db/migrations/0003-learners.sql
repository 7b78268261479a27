-- Who studies. The account belongs to the adult who pays; it holds one or more learners.
create table learner (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  kind text not null check (kind in ('self', 'child')),
  name text not null,
  birth_date date,
  relation text,
  -- 'For myself, I am 18 or older' was ticked; says the age group where the birth date is not known.
  adult_declared_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  erased_at timestamptz
);
create index learner_account on learner (account_id);
create unique index learner_one_self on learner (account_id) where kind = 'self';

-- Proof of a guardian's consent (UU 27/2022 art. 22-25): who, relation, which text, when, from where.
create table consent (
  id uuid primary key default uuidv7(),
  learner_id uuid not null references learner,
  account_id uuid not null references account,
  guardian_name text not null,
  relation text not null,
  text_version text not null,
  lang text not null,
  given_at timestamptz not null,
  address text,
  withdrawn_at timestamptz
);
create unique index consent_one_standing on consent (learner_id) where withdrawn_at is null;
-- Withdrawn consents whose child's data waits to be erased.
create index consent_withdrawn on consent (withdrawn_at) where withdrawn_at is not null;
