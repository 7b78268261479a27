-- How many placed learners wait for a class, on the admin's home: counted in these indexes alone. A join looked up an order
-- and a learner of each of the thousands that wait. All three are small, and none is on what a mark of attendance changes.
create index enrolment_waiting_of on enrolment (level_given_at) include (order_id, learner_id)
  where state = 'active' and level is not null and starts_on is null;
create index orders_taken_back on orders (id) where status in ('failed', 'refunded', 'review');
create index learner_erased on learner (id) where erased_at is not null;
-- Everybody who works for the school: the list of staff read half a million families' accounts to find them.
create index account_staff on account (role) where role in ('admin', 'finance', 'teacher');
