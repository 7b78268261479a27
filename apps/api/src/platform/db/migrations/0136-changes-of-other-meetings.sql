-- An erasure finds what happened to a meeting in the histories of its guests' make-ups, too.
create index concurrently meeting_change_of_meeting on meeting_change (of_meeting) where of_meeting is not null;
