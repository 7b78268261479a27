-- All mails of an account, sent ones too, in the order in which they were written.
create index concurrently outbox_account on outbox (account_id, id) where account_id is not null;
