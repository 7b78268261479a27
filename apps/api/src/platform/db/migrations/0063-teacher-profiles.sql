-- What families may read about a teacher. The draft is what stands to be approved; what is published stays as it was
-- approved, with a copy of the picture, until an admin approves anew or takes it down.
create table teacher_profile (
  teacher_id uuid primary key references account (id),
  draft jsonb,
  published jsonb,
  photo_file text,
  -- Written since an admin last approved or took it down.
  waits boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (photo_file is null or published is not null),
  check (draft is not null or (published is null and not waits))
);
create index teacher_profile_waits on teacher_profile (teacher_id) where waits;

-- Public pages change with what is published, with the ages a teacher teaches, and when a teacher leaves or returns.
create trigger teacher_profile_published after update on teacher_profile
  for each row when (old.published is distinct from new.published or old.photo_file is distinct from new.photo_file)
  execute function raise_content_version();
create trigger teacher_profile_deleted after delete on teacher_profile
  for each row when (old.published is not null) execute function raise_content_version();
create trigger teacher_ages_changed after update of age_groups on teacher
  for each row when (old.age_groups is distinct from new.age_groups) execute function raise_content_version();
create trigger teacher_active_changed after update of active on account
  for each row when (new.role = 'teacher' and old.active is distinct from new.active)
  execute function raise_content_version();
