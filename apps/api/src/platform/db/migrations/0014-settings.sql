-- The admin's settings, the audit log as a page, and mails that somebody has to look at.

-- A mail that will never arrive is given up by a person, with a reason; it stays as a record and is not tried again.
alter table outbox
  add column given_up_at timestamptz,
  add column given_up_reason text,
  add constraint outbox_given_up check (given_up_at is null or (sent_at is null and given_up_reason is not null));
create index outbox_unsent on outbox (created_at desc, id desc) where sent_at is null;
create index outbox_of_account on outbox (account_id) where sent_at is null;

-- The log is read newest first, a page after another by its key: whole, by person, by group of actions (`class` of
-- `class.opened`). What it is about has its index from the beginning.
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_person on audit_entry (account_id, at desc, id desc);
create index audit_entry_group on audit_entry (split_part(action, '.', 1), at desc, id desc);
-- Words are looked for where there are any; signing in has none.
create index audit_entry_words on audit_entry
  using gin ((coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops)
  where reason is not null or before is not null or after is not null;
