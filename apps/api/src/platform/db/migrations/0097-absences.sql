-- When a teacher is away. Which meetings are without a teacher follows from it: those that the teacher still holds in these spans.
create table absence (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references teacher,
  -- Empty once everything was taken back.
  during tstzmultirange not null,
  kind text not null check (kind in ('sick', 'leave', 'other')),
  marked_by uuid not null references account,
  marked_at timestamptz not null
);
create index absence_of on absence (teacher_id, upper(during));
create index absence_ends on absence (upper(during));
-- Hours away that belong to an absence; taking them back makes it shorter.
alter table availability_exception add column absence_id uuid references absence;
