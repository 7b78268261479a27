-- One sitting of the placement test. With an enrolment it gives the learner's level; without, it is bound to nobody.
create table placement_attempt (
  id uuid primary key default uuidv7(),
  enrolment_id uuid references enrolment,
  learner_id uuid references learner,
  -- Hash of the device's random key for an anonymous sitting; never with an account.
  device_hash text,
  -- Hash of the network with a salt of the day, only for counting the anonymous sittings of that day.
  address_hash text,
  bank text not null check (bank in ('kids', 'teen', 'adult')),
  seed text not null,
  started_at timestamptz not null,
  deadline timestamptz not null,
  finished_at timestamptz,
  finished_by text check (finished_by in ('person', 'time', 'sweeper')),
  correct integer,
  total integer not null,
  percent integer,
  level text,
  -- The neighbouring level when the result is close to a border.
  borderline_with text,
  too_fast boolean,
  -- One word for each area asked, as reported: `[{"area": "grammar", "word": "growing"}]`.
  areas jsonb,
  retake_allowed_by uuid references account,
  check ((enrolment_id is null) = (learner_id is null)),
  check ((enrolment_id is null) <> (device_hash is null))
);
create unique index placement_one_open on placement_attempt (enrolment_id) where finished_at is null and enrolment_id is not null;
create unique index placement_one_open_device on placement_attempt (device_hash) where finished_at is null and device_hash is not null;
create index placement_attempt_device on placement_attempt (device_hash, started_at desc) where device_hash is not null;
create index placement_attempt_enrolment on placement_attempt (enrolment_id, started_at desc) where enrolment_id is not null;
create index placement_attempt_learner on placement_attempt (learner_id, started_at desc);
create index placement_attempt_address on placement_attempt (address_hash) where address_hash is not null;
create index placement_attempt_open on placement_attempt (deadline) where finished_at is null;

create table placement_question (
  attempt_id uuid not null references placement_attempt on delete cascade,
  position smallint not null,
  item_id text not null,
  -- The bank's letters in the order shown, e.g. 'CADB': shown A is the bank's C.
  option_order char(4) not null,
  -- The bank's letter chosen.
  answer char(1),
  answered_at timestamptz,
  -- Milliseconds on this question so far, as the browser counted them.
  ms integer,
  primary key (attempt_id, position),
  unique (attempt_id, item_id)
);
create index placement_question_item on placement_question (item_id);
