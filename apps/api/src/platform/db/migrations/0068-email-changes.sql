-- A person changes their own address: asked for with the password, confirmed from the new mailbox, and stopped or undone from
-- the old one. Links are kept as SHA-256, so that nobody who reads the table can use them.
create table email_change (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  -- Where it was asked for: this session stays when the change ends all others.
  session_id uuid not null,
  from_email citext not null,
  to_email citext not null,
  -- Null where the address belongs to another account, which the caller is not told.
  confirm_hash bytea unique,
  -- The link in the mail that tells of the request, and the one in the mail that tells of the change.
  stop_hash bytea not null unique,
  undo_hash bytea unique,
  asked_at timestamptz not null default now(),
  changed_at timestamptz,
  -- Stopped, undone, or replaced by a later request.
  ended_at timestamptz,
  -- After this nothing can be confirmed or undone any more.
  ends_at timestamptz not null
);
create index email_change_account on email_change (account_id);
create unique index email_change_one_waits on email_change (account_id) where changed_at is null and ended_at is null;
create index email_change_ends on email_change (ends_at);
