-- Mails are sent under a lease instead of a row lock: whoever sends one says until when, and no transaction stays open
-- meanwhile. New columns only, so that the table is locked for a moment however long it is.
alter table outbox
  -- 0 goes first: sign-in and invitations, then money, then notices, then lots of many.
  add column priority smallint not null default 2,
  -- Not to be sent after this (real time); null where it is never too late.
  add column expires_at timestamptz,
  -- Given up by the school itself, because `expires_at` had passed.
  add column expired boolean not null default false,
  add column leased_until timestamptz,
  -- Another value with every lease, so that a sender whose lease was taken over cannot write its result.
  add column leased_by uuid,
  -- Why the last try failed ('connection', 'login', 'later', 'refused', 'ours'), and how often in a row for that reason.
  add column failure text,
  add column same_failures integer not null default 0;

-- What waits now goes in the same order as what comes later.
update outbox set priority = case
    when kind in ('accounts.teacherImported', 'accounts.familyImported') then 3
    when kind like 'accounts.%' or params ->> 'kind' in ('staff.changeAsked', 'staff.changed') then 0
    when kind like 'orders.%' or params ->> 'kind' ~ '^(refund|payment|pay)\.' then 1
    else 2 end
where sent_at is null;
