-- Few meetings wait for a time; the offers look for them every few seconds. Not on seats, whose marks stay cheap because no
-- index contains their state.
create index concurrently meeting_to_plan on meeting (class_id) where state = 'to_plan';
