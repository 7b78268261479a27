-- Files belong to all meetings of a class with their number. The number of an owed meeting is its learner's own count, so two
-- learners of a group may be owed meetings of one number: a file of such a meeting belongs to that meeting alone.
alter table material add column owed_meeting_id uuid references meeting;
-- Where two meetings have the number, nobody knows which one a file was meant for: it is shown in neither and can be added again.
update material f set owed_meeting_id = o.id
from (
  select class_id, number, (array_agg(id))[1] as id from meeting where kind = 'owed' group by class_id, number having count(*) = 1
) o
where o.class_id = f.class_id and o.number = f.number;
