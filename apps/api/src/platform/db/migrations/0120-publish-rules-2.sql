-- A school with rules 1 sells courses under rules 2 from now on, with the values of its newest version: one planned for later keeps its
-- day. Courses already bought keep their rules, and a school that chose rules itself is left as it is.
insert into policy_version (number, rules, "values", valid_from, note)
select number + 1, 2, "values", greatest(valid_from, now()), 'Course rules 2'
from policy_version
where not exists (select from policy_version where rules = 2)
order by number desc limit 1;
