-- A teacher's home shows which of the day's meetings were cancelled, by the start that they had.
create index concurrently meeting_change_cancelled_start on meeting_change (lower(was))
  where kind = 'cancelled' and of_meeting is null;
