-- What took a guest's meeting its time stands in the history of the make-up as well, where the family reads it: the change
-- happened to this meeting of the other class, and is counted there.
alter table meeting_change add column of_meeting uuid references meeting;
