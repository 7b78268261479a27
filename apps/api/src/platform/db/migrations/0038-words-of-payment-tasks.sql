-- Payment tasks are searched by names that stand in other tables: their words are kept with them, as those of requests for
-- refunds are. A space comes first, so that every word begins after one.

alter table payment_task add column words text not null default '';

create function task_words(order_id uuid) returns text stable language sql as $$
  select lower(' ' || a.name || ' ' || a.display_username || ' ' || a.email::text || ' ' || l.name || ' ' || o.package_name)
  from orders o join account a on a.id = o.account_id join learner l on l.id = o.learner_id
  where o.id = order_id
$$;

create function payment_task_words() returns trigger language plpgsql as $$
begin
  new.words := coalesce(task_words(new.order_id), '');
  return new;
end $$;
create trigger payment_task_words before insert or update of order_id on payment_task
  for each row execute function payment_task_words();

create function task_words_of_account() returns trigger language plpgsql as $$
begin
  update payment_task t set words = task_words(o.id) from orders o where o.account_id = new.id and t.order_id = o.id;
  return null;
end $$;
create trigger task_words_account after update of name, display_username, email on account
  for each row when (new.role = 'student'
    and (new.name, new.display_username, new.email) is distinct from (old.name, old.display_username, old.email))
  execute function task_words_of_account();

create function task_words_of_learner() returns trigger language plpgsql as $$
begin
  update payment_task t set words = task_words(o.id) from orders o where o.learner_id = new.id and t.order_id = o.id;
  return null;
end $$;
create trigger task_words_learner after update of name on learner
  for each row when (new.name is distinct from old.name) execute function task_words_of_learner();

create function task_words_of_order() returns trigger language plpgsql as $$
begin
  update payment_task set words = task_words(new.id) where order_id = new.id;
  return null;
end $$;
create trigger task_words_order after update of account_id, learner_id, package_name on orders
  for each row when ((new.account_id, new.learner_id, new.package_name)
    is distinct from (old.account_id, old.learner_id, old.package_name))
  execute function task_words_of_order();

update payment_task set words = coalesce(task_words(order_id), '');
create index payment_task_words on payment_task using gin (words gin_trgm_ops);
create index payment_task_order on payment_task (order_id);
