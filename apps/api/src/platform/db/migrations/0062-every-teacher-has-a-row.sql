-- Whoever teaches can be found, planned for and locked from the first day, also before any hours are set.
create function account_teaches() returns trigger language plpgsql as $$
begin
  insert into teacher (account_id) values (new.id) on conflict (account_id) do nothing;
  return null;
end $$;
create trigger account_teaches after insert or update of role on account
  for each row when (new.role = 'teacher') execute function account_teaches();
insert into teacher (account_id) select id from account where role = 'teacher' on conflict (account_id) do nothing;
