-- The test proposes a level; a teacher or an admin confirms or changes it, and the family may ask once for another look.

alter table enrolment
  add column level_state text check (level_state in ('proposed', 'confirmed', 'changed', 'reopened')),
  -- Since when the level waits for a person; null while nobody has to decide.
  add column level_waits_since timestamptz,
  -- Counts proposals, requests and decisions: of two people who decide at the same instant one is told.
  add column level_version integer not null default 0,
  add constraint enrolment_level_waits
    check ((level_waits_since is not null) = (coalesce(level_state, '') in ('proposed', 'reopened')));

-- Levels of courses that go on were never looked at by anybody; their time counts from today.
update enrolment set level_state = 'proposed', level_waits_since = now()
where level is not null and state <> 'ended';

create index enrolment_level_waiting on enrolment (level_waits_since)
  where level_waits_since is not null and state = 'active';

-- Every decision with its reason and the points of the speaking check; nothing is overwritten.
create table level_decision (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment,
  outcome text not null check (outcome in ('confirmed', 'changed')),
  level_was text not null,
  level text not null,
  -- The family reads it; empty where a level was confirmed without words.
  reason text not null default '',
  -- Points of the tasks of the speaking check in their order; null where it was not done.
  points smallint[] check (cardinality(points) = 3 and 1 <= all (points) and 4 >= all (points)),
  -- For staff only.
  notes text not null default '',
  decision jsonb not null,
  decided_by uuid not null references account,
  decided_at timestamptz not null
);
create index level_decision_enrolment on level_decision (enrolment_id, decided_at desc, id desc);

-- The family's one request for another look.
create table level_look (
  enrolment_id uuid primary key references enrolment,
  words text not null,
  decision jsonb not null,
  asked_by uuid not null references account,
  asked_at timestamptz not null
);

-- The level whose material a meeting keeps although its class has another one by now.
alter table meeting add column level text;

-- By when a level must be decided: the end of the learner's second meeting since it waits (the only one's where there is just
-- one); null while that has no time. The same as `levelDue` of the course rules.
create function level_due(e enrolment) returns timestamptz stable language sql as $$
  select (array_agg(upper(s.during) order by s.during nulls last))[least(2, count(*))]
  from seat s
  where s.enrolment_id = e.id and s.state <> 'lapsed'
    and (s.during is null or upper(s.during) > e.level_waits_since)
$$;
