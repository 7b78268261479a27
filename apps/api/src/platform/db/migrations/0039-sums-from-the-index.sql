-- Every family's home sums the events of its courses, which lie in the order of time, on a page each: the sums now come
-- from the index alone. It stays ahead of the table only where pages are vacuumed soon, so new rows call for it earlier.
create index balance_event_sums on balance_event (enrolment_id, number) include (kind, meetings, minutes, days);
drop index balance_event_enrolment;
alter table balance_event set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
