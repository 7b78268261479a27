-- The same in the mails.
create index concurrently outbox_of_class on outbox ((params -> 'params' ->> 'classId'))
  where params ? 'learnerName' and params -> 'params' ->> 'classId' is not null;
