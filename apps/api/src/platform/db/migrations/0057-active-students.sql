-- Whether the family's account may sign in: the list of students is filtered by it. Few accounts are inactive, so only
-- these have an index of their own; who asks for the active ones reads the other indexes.
alter table student_line add column active boolean not null default true;
update student_line s set active = false
from learner l join account a on a.id = l.account_id where l.id = s.learner_id and not a.active;
create index student_line_inactive on student_line (name, learner_id, enrolment_id desc nulls last) where not active;

create function student_active(learner uuid) returns boolean stable language sql as $$
  select a.active from learner l join account a on a.id = l.account_id where l.id = learner
$$;

create function student_line_made() returns trigger language plpgsql as $$
begin
  new.active := coalesce(student_active(new.learner_id), true);
  return new;
end $$;
create trigger student_line_made before insert on student_line for each row execute function student_line_made();

create or replace function student_line_of_learner() returns trigger language plpgsql as $$
begin
  if new.erased_at is not null then
    delete from student_line where learner_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into student_line (learner_id, name, words, status)
    values (new.id, new.name, student_words(new.name, new.account_id), 'noCourse') on conflict do nothing;
  else
    update student_line set name = new.name, words = student_words(new.name, new.account_id), active = student_active(new.id)
    where learner_id = new.id;
  end if;
  return null;
end $$;

create or replace function student_line_of_account() returns trigger language plpgsql as $$
begin
  update student_line s set words = student_words(l.name, new.id), active = new.active
  from learner l where l.account_id = new.id and s.learner_id = l.id;
  return null;
end $$;
drop trigger student_line_account on account;
create trigger student_line_account after update of display_username, email, active on account
  for each row when (new.role = 'student' and (new.display_username, new.email, new.active)
    is distinct from (old.display_username, old.email, old.active))
  execute function student_line_of_account();
