create index concurrently outbox_of_family on outbox ((params -> 'params' ->> 'family'))
  where params ? 'learnerName' and params -> 'params' ->> 'family' is not null;
