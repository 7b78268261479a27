-- Lists of a school with a million learners: what was added up on every look is kept, and each order or filter that read a
-- whole table has its index. None is on a column that a mark of attendance changes, so marks stay within their page.

-- How many learners there are, for the admin's home: counting a million took 60 ms. Each writing statement adds a row, so
-- that registrations never wait for each other; a job folds the rows into one. The sum of `n` is the number.
create table learner_tally (
  n integer not null
);
comment on table learner_tally is 'Learners that are not erased: the sum of n. Added to by triggers, folded by a job.';

create function tally_new_learners() returns trigger language plpgsql as $$
begin
  insert into learner_tally (n) select count(*) from added where erased_at is null having count(*) > 0;
  return null;
end $$;
create trigger learner_tally_added after insert on learner referencing new table as added
  for each statement execute function tally_new_learners();

create function tally_learner() returns trigger language plpgsql as $$
begin
  insert into learner_tally (n)
  values (case when tg_op = 'UPDATE' and new.erased_at is null then 1 else -1 end);
  return null;
end $$;
create trigger learner_tally_erased after update of erased_at on learner for each row
  when ((old.erased_at is null) <> (new.erased_at is null)) execute function tally_learner();
create trigger learner_tally_removed after delete on learner for each row
  when (old.erased_at is null) execute function tally_learner();
insert into learner_tally (n) select count(*) from learner where erased_at is null having count(*) > 0;

-- What the list of receipts says of a year. The row is changed where the year's counter is locked already.
create table receipt_year (
  year integer primary key,
  standing integer not null default 0,
  voided integer not null default 0,
  -- Of those that stand, whole rupiah.
  amount bigint not null default 0
);
comment on table receipt_year is 'Receipts of a year that stand and that are void, kept by triggers; equal to the full sum.';

create function add_to_receipt_year(number text, standing integer, voided integer, amount bigint) returns void
language sql as $$
  insert into receipt_year as y (year, standing, voided, amount)
  values (split_part(number, '/', 2)::integer, standing, voided, amount)
  on conflict (year) do update set standing = y.standing + excluded.standing, voided = y.voided + excluded.voided,
    amount = y.amount + excluded.amount
$$;
create function count_receipt() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_receipt_year(old.number, case when old.voided_at is null then -1 else 0 end,
      case when old.voided_at is null then 0 else -1 end, case when old.voided_at is null then -old.amount else 0 end);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_receipt_year(new.number, case when new.voided_at is null then 1 else 0 end,
      case when new.voided_at is null then 0 else 1 end, case when new.voided_at is null then new.amount else 0 end);
  end if;
  return null;
end $$;
create trigger receipt_counted after insert or delete or update of number, voided_at, amount on receipt
  for each row execute function count_receipt();
insert into receipt_year (year, standing, voided, amount)
select split_part(number, '/', 2)::integer, count(*) filter (where voided_at is null),
  count(*) filter (where voided_at is not null), coalesce(sum(amount) filter (where voided_at is null), 0)
from receipt group by 1;

-- Receipts of a year by number (longer numbers are later), and by letters of number and payer.
create index receipt_of_year on receipt (left(number, 8), length(number), number);
create index receipt_words on receipt using gin (lower(number || ' ' || payer_name) gin_trgm_ops);

-- Meetings by their time, with time, class and teacher themselves: the days of a week, 100,000 meetings in a busy one, the
-- classes of today and the meetings that each teacher has soon are counted in the index alone.
create index meeting_times on meeting (lower(during)) include (during, class_id, teacher_id) where during is not null;
drop index meeting_start;

-- The next meeting of a class, one step in the index where its twenty meetings were read.
create index meeting_next on meeting (class_id, lower(during)) where state = 'planned';

-- 'Active classes' of the admin's home, counted in the index alone.
create index school_class_running_days on school_class (starts_on) include (paused_from, paused_until)
  where state in ('scheduled', 'active');
drop index school_class_running;
-- Classes whose link is missing, on the same screen: few among all that run.
create index school_class_without_link on school_class (starts_on) where zoom_link is null and state in ('scheduled', 'active');

-- A day's charges beside the provider's word, and charges that wait for one.
create index provider_charge_day on provider_charge (coalesce(paid_at, transaction_time));
create index provider_charge_waiting on provider_charge (attempt_id) where status in ('pending', 'authorize', 'challenge');

-- Meetings that the school took back because nobody taught them, by the time they had; few, beside a range of others.
create index meeting_change_taken_back on meeting_change (lower(was)) where kind = 'cancelled' and by_account is null;
