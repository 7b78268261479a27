-- Students are found by the name of whoever holds the account, too: often a parent's. Refund requests, which are searched
-- by the same people, look into the same words.
create or replace function student_words(learner_name text, account uuid) returns text stable language sql as $$
  select lower(learner_name || ' ' || a.display_username || ' ' || a.email::text
    || case when a.name in ('', learner_name) then '' else ' ' || a.name end)
  from account a where a.id = account
$$;

drop trigger student_line_account on account;
create trigger student_line_account after update of display_username, email, name on account
  for each row when (new.role = 'student'
    and (new.display_username, new.email, new.name) is distinct from (old.display_username, old.email, old.name))
  execute function student_line_of_account();

-- All at once, and the index of words afterwards: a school of a million learners has them in a minute instead of many.
drop index student_line_words;
update student_line s set words = s.words || ' ' || lower(a.name)
from learner l join account a on a.id = l.account_id
where l.id = s.learner_id and a.name not in ('', l.name);
create index student_line_words on student_line using gin (words gin_trgm_ops);
