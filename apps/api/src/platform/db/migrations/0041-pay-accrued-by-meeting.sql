-- A teacher's cost arises with the meeting: what the books hold of each meeting, and which meetings the books must look at.

create table pay_accrual (
  meeting_id uuid not null references meeting,
  teacher_id uuid not null references teacher,
  -- The meeting's day at the school.
  day date not null,
  -- Whole rupiah that the books hold as its cost.
  amount bigint not null,
  -- Entries made for it so far; they number the sources of the next ones.
  postings integer not null default 0,
  primary key (meeting_id, teacher_id)
);
comment on table pay_accrual is 'What the books hold as the cost of a meeting for a teacher; brought to what the rules say by a job.';
create index pay_accrual_teacher on pay_accrual (teacher_id);

create table pay_due (
  id bigint generated always as identity primary key,
  meeting_id uuid not null references meeting
);
comment on table pay_due is 'Meetings whose cost may have changed since the books looked at them; a meeting may stand here more than once.';
create index pay_due_meeting on pay_due (meeting_id);

create function pay_of_meeting_is_due() returns trigger language plpgsql as $$
begin
  insert into pay_due (meeting_id) values (new.id);
  return null;
end $$;
create trigger meeting_pay_due_new after insert on meeting
  for each row when (new.closed_at is not null) execute function pay_of_meeting_is_due();
create trigger meeting_pay_due after update on meeting
  for each row when (
    (old.closed_at is not null or new.closed_at is not null)
    and (old.closed_at is null, old.state, old.paid_minutes, old.teacher_id, lower(old.during))
      is distinct from (new.closed_at is null, new.state, new.paid_minutes, new.teacher_id, lower(new.during))
  ) execute function pay_of_meeting_is_due();

create function pay_of_rate_is_due() returns trigger language plpgsql as $$
begin
  -- The books hold this lock while they look at meetings: none that ends right now is priced at the old rate unseen.
  perform pg_advisory_xact_lock_shared(hashtext('pay.accrue'));
  insert into pay_due (meeting_id)
  select id from meeting where teacher_id = new.teacher_id and closed_at is not null and during is not null
    and lower(during) >= new.valid_from::timestamp at time zone 'Asia/Jakarta';
  return null;
end $$;
create trigger pay_rate_pay_due after insert or update on pay_rate
  for each row execute function pay_of_rate_is_due();

-- Booked runs stay: they are the cost of their meetings, on the days on which they were booked.
insert into pay_accrual (meeting_id, teacher_id, day, amount)
select l.meeting_id, l.teacher_id, min(l.day), sum(l.amount)
from pay_line l join pay_run r on r.id = l.run_id
where l.counts and r.state in ('approved', 'paid') group by l.meeting_id, l.teacher_id;

-- Everything else that was held until now is one entry of today, or of the first open day.
do $$
declare
  total bigint;
  entry uuid;
  booked_on date;
begin
  create temporary table pay_change on commit drop as
  select meeting_id, teacher_id, coalesce(w.day, a.day) as day, coalesce(w.amount, 0) - coalesce(a.amount, 0) as amount
  from (
    select m.id as meeting_id, m.teacher_id, (lower(m.during) at time zone 'Asia/Jakarta')::date as day,
      (m.paid_minutes * r.per_hour::bigint * 2 + 60) / 120 as amount
    from meeting m cross join lateral (
      select per_hour from pay_rate
      where teacher_id = m.teacher_id and valid_from <= (lower(m.during) at time zone 'Asia/Jakarta')::date
      order by valid_from desc limit 1
    ) r
    where m.closed_at is not null and m.during is not null and m.state in ('held', 'missed') and m.paid_minutes > 0
  ) w full join pay_accrual a using (meeting_id, teacher_id)
  where coalesce(w.amount, 0) <> coalesce(a.amount, 0);
  insert into pay_accrual as a (meeting_id, teacher_id, day, amount)
  select meeting_id, teacher_id, day, amount from pay_change
  on conflict (meeting_id, teacher_id) do update set amount = a.amount + excluded.amount;
  select sum(amount) into total from pay_change;
  if coalesce(total, 0) = 0 then return; end if;
  select greatest((now() at time zone 'Asia/Jakarta')::date, closed_through + 1) into booked_on from books for share;
  insert into ledger_entry (source_kind, source_id, school_day, category, posted_at)
  values ('pay.transition', 'teachers', booked_on, 'teachers', now()) returning id into entry;
  insert into ledger_line (entry_id, position, account_code, debit, credit) values
    (entry, 1, 'expense.teachers', greatest(total, 0), greatest(-total, 0)),
    (entry, 2, 'salaries.payable', greatest(-total, 0), greatest(total, 0));
  insert into money_row (entry_id, basis, type, category, kind, amount, school_day)
  values (entry, 'earned', 'expense', 'teachers', 'pay', total, booked_on);
end $$;
