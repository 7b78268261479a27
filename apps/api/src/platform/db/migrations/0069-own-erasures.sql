-- A family asks for the erasure of its own account: for each of its learners, or for the account alone where nobody learns with it.
alter table erasure_request
  alter column learner_id drop not null,
  add column account_id uuid references account,
  add constraint erasure_request_of_one check (num_nonnulls(learner_id, account_id) = 1);
create unique index erasure_request_one_open_of_account on erasure_request (account_id)
  where called_off_at is null and done_at is null;
-- What a family asked for, read on its account's page.
create index erasure_request_asked_by on erasure_request (asked_by) where called_off_at is null and done_at is null;
