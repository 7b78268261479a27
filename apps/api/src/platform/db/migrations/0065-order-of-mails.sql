-- Due mails by priority, read in that order; the index by time alone has no reader left. Apart from the new columns, so
-- that while these are built the table can be read.
create index outbox_in_order on outbox (priority, next_try_at, id) where sent_at is null and given_up_at is null;
create index outbox_expiring on outbox (expires_at)
  where sent_at is null and given_up_at is null and expires_at is not null;
drop index outbox_due;
