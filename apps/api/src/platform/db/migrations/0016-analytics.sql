-- What happened in each month of the school's calendar. A job counts the months that may still change; pages only read.
create table month_count (
  -- The first day of the month.
  month date not null,
  measure text not null,
  -- Type of package, or '' where the thing counted has none.
  program text not null default '',
  -- What a measure is split by besides, e.g. a level or a teacher's id.
  part text not null default '',
  n bigint not null,
  primary key (measure, month, program, part)
);
create table month_counted (
  month date primary key,
  counted_at timestamptz not null
);

-- What the job looks for: everything of one month, by its time.
create index account_family_since on account (created_at) where role = 'student';
create index orders_created on orders (created_at);
create index enrolment_opened on enrolment (opened_at);
create index enrolment_level_given on enrolment (level_given_at) where level_given_at is not null;
create index class_member_joined on class_member (joined_at);
create index balance_event_lost on balance_event (at) where kind in ('forfeited', 'waived', 'expired');
create index meeting_change_cancelled on meeting_change (at) where kind = 'cancelled';
