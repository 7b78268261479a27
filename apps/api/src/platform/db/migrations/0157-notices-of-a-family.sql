-- The same for what second guardians got.
create index concurrently notification_of_family on notification ((params ->> 'family'))
  where params ? 'learnerName' and params ->> 'family' is not null;
