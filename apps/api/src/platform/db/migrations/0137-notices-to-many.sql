-- An erasure reads all that the school wrote to many families; in the notices of years these are few.
create index concurrently notification_to_many on notification (account_id) where kind = 'school.message';
