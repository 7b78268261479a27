-- What a check of published profiles found: one that names a learner is a task of the admins, and only who may teach minors today
-- is shown as a teacher of kids and teens.
alter table teacher_profile add column names_learner boolean not null default false;
alter table teacher_profile add column for_minors boolean not null default false;
update teacher_profile p set for_minors = true from teacher_clearance c
  where c.teacher_id = p.teacher_id and c.identity_on is not null and c.certificate_until >= current_date;
create trigger teacher_profile_ages after update of for_minors on teacher_profile
  for each row when (new.published is not null and old.for_minors is distinct from new.for_minors)
  execute function raise_content_version();
