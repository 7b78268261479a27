-- A course is finished when it began, nothing of it is left, and its money did not go back: one definition for lists,
-- homes and months. The instant is that of its last meeting's end, or of the day after which the rest fell away.
alter table enrolment add column finished_at timestamptz;

-- When a course finished, null while it runs: what is left is the sum of its events, and no meeting of it is still open.
create function course_finished_at(enrolment_id uuid) returns timestamptz stable language sql as $$
  select case when e.starts_on is not null and b.has_events and b.left_now <= 0 and not b.refunded and not exists (
      select from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = e.id and m.closed_at is null
        and s.state in ('planned', 'present', 'late'))
    then greatest(b.last_at, (select max(m.closed_at) from seat s join meeting m on m.id = s.meeting_id
      where s.enrolment_id = e.id and s.state in ('present', 'late', 'absent'))) end
  from enrolment e cross join lateral (
    select coalesce(sum(v.meetings), 0) as left_now, coalesce(bool_or(v.kind = 'refunded'), false) as refunded,
      coalesce(bool_or(v.kind = 'bought'), false) as has_events, max(v.at) filter (where v.meetings <> 0) as last_at
    from balance_event v where v.enrolment_id = e.id) b
  where e.id = enrolment_id
$$;

update enrolment e set finished_at = f.at
from (select id, course_finished_at(id) as at from enrolment where starts_on is not null) f
where e.id = f.id and f.at is not null;

create index enrolment_finished on enrolment (finished_at) where finished_at is not null;

create or replace function student_status(e enrolment) returns text immutable language sql as $$
  select case when e.finished_at is not null then 'finished' when e.state = 'ended' then 'ended'
    when e.state = 'suspended' then 'suspended' when e.starts_on is not null then 'inClass'
    when e.level is null then 'waitingForTest' else 'waitingForClass' end
$$;

drop trigger student_line_enrolment on enrolment;
create trigger student_line_enrolment
  after insert or update of state, starts_on, level, level_given_at, learner_id, finished_at on enrolment
  for each row execute function student_line_of_enrolment();
update student_line s set status = 'finished' from enrolment e where e.id = s.enrolment_id and e.finished_at is not null;

-- Families whose records came by a file did not register.
alter table account add column imported boolean not null default false;
update account a set imported = true from audit_entry u
where u.action = 'account.registered' and u.target_id = a.id::text and u.after ->> 'byImport' = 'true';
drop index account_family_since;
create index account_family_since on account (created_at) where role = 'student' and not imported;
-- Counted anew with these definitions by the next run.
delete from month_counted;
