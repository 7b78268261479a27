-- What self-repair gave or changed in the plan of one class at one moment, told to each family by one message. An admin can take
-- it back for a day; what was taken back is not done again.
create table plan_repair (
  id uuid primary key default uuidv7(),
  class_id uuid not null references school_class,
  made_at timestamptz not null,
  taken_back_at timestamptz,
  taken_back_by uuid references account,
  check ((taken_back_at is null) = (taken_back_by is null))
);
create index plan_repair_made on plan_repair (made_at, id);

create table repaired_time (
  repair_id uuid not null references plan_repair,
  meeting_id uuid not null references meeting,
  cause text not null check (cause in ('waiting', 'outsideHours', 'pastLastDay', 'finalFirst')),
  -- Null for a meeting that waited for a time.
  was tstzrange,
  becomes tstzrange not null,
  decision jsonb not null,
  primary key (repair_id, meeting_id),
  check ((cause = 'waiting') = (was is null))
);
create index repaired_time_of on repaired_time (meeting_id);

-- When self-repair last looked at the plan of a class.
alter table school_class add column repair_looked_at timestamptz;
