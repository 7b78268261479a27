-- Requests for refunds and mails that wait are searched by names that stand in other tables: their words are kept with
-- them, so that an index finds the few that fit. A space comes first, so that every word begins after one.

alter table refund_request add column words text not null default '';

create function refund_words(enrolment_id uuid) returns text stable language sql as $$
  select lower(' ' || l.name || ' ' || a.name || ' ' || a.display_username || ' ' || a.email::text || ' ' || p.name)
  from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
    join package p on p.id = e.package_id
  where e.id = enrolment_id
$$;

create function refund_request_words() returns trigger language plpgsql as $$
begin
  new.words := coalesce(refund_words(new.enrolment_id), '');
  return new;
end $$;
create trigger refund_request_words before insert on refund_request
  for each row execute function refund_request_words();

create function refund_words_of_account() returns trigger language plpgsql as $$
begin
  update refund_request r set words = refund_words(r.enrolment_id)
  from learner l join enrolment e on e.learner_id = l.id where l.account_id = new.id and r.enrolment_id = e.id;
  return null;
end $$;
create trigger refund_words_account after update of name, display_username, email on account
  for each row when (new.role = 'student'
    and (new.name, new.display_username, new.email) is distinct from (old.name, old.display_username, old.email))
  execute function refund_words_of_account();

create function refund_words_of_learner() returns trigger language plpgsql as $$
begin
  update refund_request r set words = refund_words(r.enrolment_id)
  from enrolment e where e.learner_id = new.id and r.enrolment_id = e.id;
  return null;
end $$;
create trigger refund_words_learner after update of name, account_id on learner
  for each row when ((new.name, new.account_id) is distinct from (old.name, old.account_id))
  execute function refund_words_of_learner();

create function refund_words_of_enrolment() returns trigger language plpgsql as $$
begin
  update refund_request set words = refund_words(new.id) where enrolment_id = new.id;
  return null;
end $$;
create trigger refund_words_enrolment after update of learner_id, package_id on enrolment
  for each row when ((new.learner_id, new.package_id) is distinct from (old.learner_id, old.package_id))
  execute function refund_words_of_enrolment();

create function refund_words_of_package() returns trigger language plpgsql as $$
begin
  update refund_request r set words = refund_words(r.enrolment_id)
  from enrolment e where e.package_id = new.id and r.enrolment_id = e.id;
  return null;
end $$;
create trigger refund_words_package after update of name on package
  for each row when (new.name is distinct from old.name) execute function refund_words_of_package();

update refund_request set words = coalesce(refund_words(enrolment_id), '');
create index refund_request_words on refund_request using gin (words gin_trgm_ops);

-- Only a mail that waits is searched; one that was sent keeps no words.
alter table outbox add column words text not null default '';

create function mail_words(account uuid, address text) returns text stable language sql as $$
  select lower(' ' || address || ' ' || coalesce(
    (select coalesce(nullif(a.name, ''), a.display_username) from account a where a.id = account), ''))
$$;

create function outbox_words() returns trigger language plpgsql as $$
begin
  new.words := case when new.sent_at is null then mail_words(new.account_id, new.to_address) else '' end;
  return new;
end $$;
create trigger outbox_words before insert or update of to_address, sent_at on outbox
  for each row execute function outbox_words();

create function outbox_words_of_account() returns trigger language plpgsql as $$
begin
  update outbox set words = mail_words(account_id, to_address) where account_id = new.id and sent_at is null;
  return null;
end $$;
create trigger outbox_words_account after update of name, display_username on account
  for each row when ((new.name, new.display_username) is distinct from (old.name, old.display_username))
  execute function outbox_words_of_account();

update outbox set words = mail_words(account_id, to_address) where sent_at is null;
create index outbox_words on outbox using gin (words gin_trgm_ops) where sent_at is null;
