-- A family's choice of teacher and weekly times for a new class: held for some minutes, asked of the school where it
-- confirms each, booked when the class is open.
create table booking (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment,
  teacher_id uuid not null references teacher,
  -- [{"weekday": 1, "minute": 540}, …]
  slots jsonb not null,
  minutes smallint not null check (minutes > 0),
  first_day date not null,
  last_day date not null,
  state text not null check (state in ('held', 'asked', 'booked', 'ended')),
  held_until timestamptz not null,
  class_id uuid references school_class,
  created_at timestamptz not null,
  booked_at timestamptz,
  ended_at timestamptz,
  check ((state = 'booked') <= (class_id is not null and booked_at is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index booking_open on booking (enrolment_id) where state in ('held', 'asked');
create index booking_of on booking (enrolment_id, created_at desc);
create index booking_teacher on booking (teacher_id) where state in ('held', 'asked');
create index booking_asked on booking (created_at) where state = 'asked';
create index booking_class on booking (class_id) where class_id is not null;
