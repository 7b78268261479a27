-- A learner's place in a bought package; opened once by the paid order.
create table enrolment (
  id uuid primary key default uuidv7(),
  order_id uuid not null unique references orders,
  learner_id uuid not null references learner,
  package_id integer not null references package,
  meetings integer not null,
  meetings_per_week integer not null,
  price_paid integer not null,
  policy_version integer not null references policy_version,
  level text,
  level_given_at timestamptz,
  state text not null default 'active' check (state in ('active', 'suspended', 'ended')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1
);
create index enrolment_learner on enrolment (learner_id, opened_at desc);

-- Every change of what a family has left is an event; a balance is a fold over these and nothing else.
create table balance_event (
  number bigint generated always as identity primary key,
  enrolment_id uuid not null references enrolment,
  kind text not null,
  meetings integer not null default 0,
  minutes integer not null default 0,
  decision jsonb,
  source text not null unique,
  at timestamptz not null
);
create index balance_event_enrolment on balance_event (enrolment_id, number);
