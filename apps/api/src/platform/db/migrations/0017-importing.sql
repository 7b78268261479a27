-- Bulk import, the admin's work with students, and the school's list of them.

-- A file of students or teachers that was checked, and then taken over or not. Rows are kept only in between.
create table import_run (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('students', 'teachers')),
  file_name text not null,
  -- SHA-256 of the file: the same file is taken over once.
  file_hash text not null,
  state text not null default 'checked' check (state in ('checked', 'done', 'over')),
  row_count integer not null check (row_count >= 0),
  error_count integer not null default 0 check (error_count >= 0),
  -- What was read, without errors; null once it was taken over or its time was over.
  rows jsonb,
  -- The first errors, as a list of {row, column, code, value}; null with the rows.
  errors jsonb,
  -- How many accounts, learners and asked-for consents came of it; null before.
  made jsonb,
  made_by uuid not null references account,
  made_at timestamptz not null,
  applied_by uuid references account,
  applied_at timestamptz,
  -- When the last of its mails is due.
  mails_until timestamptz
);
create unique index import_run_once on import_run (kind, file_hash) where state = 'done';
create index import_run_newest on import_run (made_at desc, id desc);
create index import_run_waiting on import_run (made_at) where rows is not null;

-- A learner who was the same person as another one points to the one that was kept.
alter table learner
  add column merged_into uuid references learner,
  add column merged_at timestamptz;
create index learner_merged on learner (merged_into) where merged_into is not null;

-- A learner who is gone does not stand in the way of a new one of the same account.
drop index learner_one_self;
create unique index learner_one_self on learner (account_id) where kind = 'self' and erased_at is null;

-- What staff note about a learner; never shown to the family.
create table learner_note (
  id uuid primary key default uuidv7(),
  learner_id uuid not null references learner,
  author_id uuid not null references account,
  text text not null,
  written_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references account
);
create index learner_note_learner on learner_note (learner_id, written_at desc) where removed_at is null;

-- Somebody asked to be forgotten: done when it is due, unless it was called off.
create table erasure_request (
  id uuid primary key default uuidv7(),
  learner_id uuid not null references learner,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  reason text not null,
  due_at timestamptz not null,
  -- Whether the account goes too, because nobody else learns with it; known when it is done.
  account_too boolean,
  called_off_at timestamptz,
  called_off_by uuid references account,
  called_off_reason text,
  done_at timestamptz
);
create unique index erasure_request_one_open on erasure_request (learner_id)
  where called_off_at is null and done_at is null;
create index erasure_request_due on erasure_request (due_at) where called_off_at is null and done_at is null;

-- A named set of filters of a list, kept for one person.
create table saved_view (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  list text not null check (list in ('students')),
  name text not null,
  -- The list's part of the address, e.g. `status=inClass&sort=name`.
  query text not null,
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (account_id, list, lower(name));

-- The school's list of students: one line for each learner and course, or one without a course. Kept by the triggers
-- below, in the transaction of what changed, so that every filter and every order has an index.
create table student_line (
  learner_id uuid not null,
  enrolment_id uuid,
  name text not null,
  -- Name, username and e-mail address in small letters, for searching.
  words text not null,
  package_type text,
  package_name text,
  status text not null,
  due_at timestamptz,
  unique nulls not distinct (learner_id, enrolment_id)
);

create function student_words(learner_name text, account uuid) returns text stable language sql as $$
  select lower(learner_name || ' ' || a.display_username || ' ' || a.email::text) from account a where a.id = account
$$;

-- Where a learner stands with a course.
create function student_status(e enrolment) returns text immutable language sql as $$
  select case when e.state = 'ended' then 'ended' when e.state = 'suspended' then 'suspended'
    when e.starts_on is not null then 'inClass' when e.level is null then 'waitingForTest' else 'waitingForClass' end
$$;

-- By when the class must be there: 24 hours after the level was given.
create function student_due(e enrolment) returns timestamptz immutable language sql as $$
  select case when e.state = 'active' and e.starts_on is null and e.level is not null
    then e.level_given_at + interval '86400 seconds' end
$$;

create function student_line_of_learner() returns trigger language plpgsql as $$
begin
  if new.erased_at is not null then
    delete from student_line where learner_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into student_line (learner_id, name, words, status)
    values (new.id, new.name, student_words(new.name, new.account_id), 'noCourse') on conflict do nothing;
  else
    update student_line set name = new.name, words = student_words(new.name, new.account_id) where learner_id = new.id;
  end if;
  return null;
end $$;
create trigger student_line_learner after insert or update of name, account_id, erased_at on learner
  for each row execute function student_line_of_learner();

create function student_line_of_enrolment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.learner_id <> old.learner_id then
    delete from student_line where enrolment_id = new.id and learner_id = old.learner_id;
  end if;
  insert into student_line (learner_id, enrolment_id, name, words, package_type, package_name, status, due_at)
  select l.id, new.id, l.name, student_words(l.name, l.account_id), p.type, p.name, student_status(new), student_due(new)
  from learner l, package p where l.id = new.learner_id and l.erased_at is null and p.id = new.package_id
  on conflict (learner_id, enrolment_id) do update set status = excluded.status, due_at = excluded.due_at;
  delete from student_line where learner_id = new.learner_id and enrolment_id is null;
  return null;
end $$;
create trigger student_line_enrolment
  after insert or update of state, starts_on, level, level_given_at, learner_id on enrolment
  for each row execute function student_line_of_enrolment();

create function student_line_of_account() returns trigger language plpgsql as $$
begin
  update student_line s set words = student_words(l.name, new.id)
  from learner l where l.account_id = new.id and s.learner_id = l.id;
  return null;
end $$;
create trigger student_line_account after update of display_username, email on account
  for each row when (new.role = 'student' and (new.display_username, new.email) is distinct from (old.display_username, old.email))
  execute function student_line_of_account();

create function student_line_of_package() returns trigger language plpgsql as $$
begin
  update student_line s set package_type = new.type, package_name = new.name
  from enrolment e where e.package_id = new.id and s.enrolment_id = e.id;
  return null;
end $$;
create trigger student_line_package after update of type, name on package
  for each row when ((new.type, new.name) is distinct from (old.type, old.name))
  execute function student_line_of_package();

insert into student_line (learner_id, enrolment_id, name, words, package_type, package_name, status, due_at)
select l.id, e.id, l.name, student_words(l.name, l.account_id), p.type, p.name,
  case when e.id is null then 'noCourse' else student_status(e) end, case when e.id is not null then student_due(e) end
from learner l left join enrolment e on e.learner_id = l.id left join package p on p.id = e.package_id
where l.erased_at is null;

create index student_line_words on student_line using gin (words gin_trgm_ops);
create index student_line_name on student_line (name, learner_id, enrolment_id desc nulls last);
create index student_line_program on student_line (package_name, name, learner_id, enrolment_id desc nulls last);
create index student_line_status on student_line (status, name, learner_id, enrolment_id desc nulls last);
create index student_line_type on student_line (package_type, name, learner_id, enrolment_id desc nulls last);
create index student_line_type_status on student_line (package_type, status, name, learner_id, enrolment_id desc nulls last);
create index student_line_type_program on student_line (package_type, package_name, name, learner_id,
  enrolment_id desc nulls last);
-- Learners without a deadline come last, whichever end is asked for first.
create index student_line_due on student_line (coalesce(due_at, 'infinity'::timestamptz), name, learner_id,
  enrolment_id desc nulls last);
create index student_line_due_last on student_line (coalesce(due_at, '-infinity'::timestamptz) desc, name, learner_id,
  enrolment_id desc nulls last);

-- The list of classes, newest first, and what its search and filters go by.
create index school_class_newest on school_class (created_at desc, id desc);
create index school_class_sort_name on school_class (name, created_at desc, id desc);
create index school_class_starts on school_class (starts_on, created_at desc, id desc);
