-- An erasure takes a learner's name out of the notices about their classes, which it found by reading all notices.
create index concurrently notification_of_class on notification ((params ->> 'classId'))
  where params ? 'learnerName' and params ->> 'classId' is not null;
