-- When and with whom a family wants the lessons of one course; no row: nobody has said so yet. Hours are lists of
-- {weekday, from, to} in minutes of the school's day, so that one read answers for a thousand who wait.
create table wishes (
  enrolment_id uuid primary key references enrolment,
  possible jsonb not null,
  preferred jsonb not null,
  earliest_start date,
  periods jsonb not null,
  teacher_ids uuid[] not null,
  goal text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
