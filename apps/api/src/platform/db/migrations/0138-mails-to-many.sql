-- The same in the mails.
create index concurrently outbox_to_many on outbox (account_id) where params ->> 'kind' = 'school.message';
