-- Teachers, classes, meetings, seats and what happens in them. Instants are UTC; days and weekly hours are the school's.

create table teacher (
  account_id uuid primary key references account,
  -- Package types and age groups taught; empty means all.
  programs text[] not null default '{}',
  age_groups text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now()
);

-- What the school's list of teachers is searched by.
create index account_teacher_words on account
  using gin ((lower(name || ' ' || display_username || ' ' || email::text)) gin_trgm_ops) where role = 'teacher';

-- Weekly hours, Monday = 1, in minutes of the school's day. No row at all: not bookable.
create table availability (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references teacher,
  weekday smallint not null check (weekday between 1 and 7),
  minutes int4range not null check (not isempty(minutes) and lower(minutes) >= 0 and upper(minutes) <= 1440),
  exclude using gist (teacher_id with =, weekday with =, minutes with &&)
);

-- One day that differs: away in these minutes, or there in spite of the weekly hours.
create table availability_exception (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references teacher,
  day date not null,
  kind text not null check (kind in ('away', 'extra')),
  minutes int4range not null check (not isempty(minutes) and lower(minutes) >= 0 and upper(minutes) <= 1440),
  reason text not null default '',
  exclude using gist (teacher_id with =, day with =, kind with =, minutes with &&)
);

create table holiday (
  day date primary key,
  name_id text not null,
  name_en text not null
);

create table school_class (
  id uuid primary key default uuidv7(),
  name text not null,
  package_type text not null check (package_type in ('general_english', 'conversation', 'eng_test_prep', 'special_course')),
  category text not null default '',
  age_group text not null check (age_group in ('kids', 'teen', 'adult')),
  level text,
  teacher_id uuid not null references teacher,
  capacity smallint not null default 1 check (capacity between 1 and 20),
  meetings smallint not null check (meetings > 0),
  starts_on date not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'active', 'paused', 'completed', 'cancelled')),
  -- A pause from its first day to the first day after it; both null when there is none.
  paused_from date,
  paused_until date check ((paused_from is null) = (paused_until is null) and paused_from < paused_until),
  zoom_link text,
  zoom_room text,
  version integer not null default 1,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index school_class_teacher on school_class (teacher_id, state);
create index school_class_name on school_class using gin (name gin_trgm_ops);
create index school_class_pause on school_class (paused_from) where paused_from is not null;

create table class_slot (
  class_id uuid not null references school_class,
  weekday smallint not null check (weekday between 1 and 7),
  minute smallint not null check (minute between 0 and 1439),
  primary key (class_id, weekday, minute)
);

create table class_member (
  id uuid primary key default uuidv7(),
  class_id uuid not null references school_class,
  enrolment_id uuid not null references enrolment,
  learner_id uuid not null references learner,
  joined_at timestamptz not null,
  left_at timestamptz
);
create unique index class_member_one_class on class_member (enrolment_id) where left_at is null;
create index class_member_class on class_member (class_id);
create index class_member_learner on class_member (learner_id);
create index class_member_enrolment on class_member (enrolment_id);

alter table enrolment
  -- The school's day of the first planned meeting, and the last day on which one may be held.
  add column starts_on date,
  add column last_day date;
create index enrolment_last_day on enrolment (last_day) where state = 'active';
create index enrolment_ended on enrolment (ended_at) where state = 'ended';
alter table balance_event add column days integer not null default 0;

create table meeting (
  id uuid primary key default uuidv7(),
  class_id uuid not null references school_class,
  number smallint not null,
  -- `makeup`: a group's learner gets one back alone; `owed`: beyond the bought ones, from minutes a teacher was late.
  kind text not null default 'series' check (kind in ('series', 'makeup', 'owed')),
  teacher_id uuid not null references teacher,
  -- Start to end, `[)`; the end moves when a teacher's delay is added to it. Null while it is to plan.
  during tstzrange check (during is null or (lower_inc(during) and not upper_inc(during) and not isempty(during))),
  state text not null default 'planned' check (state in ('planned', 'to_plan', 'held', 'missed', 'lapsed')),
  checked_in_at timestamptz,
  delay_minutes smallint not null default 0 check (delay_minutes >= 0),
  -- What the teacher is paid for, known when the meeting is closed.
  paid_minutes smallint,
  decision jsonb,
  note text not null default '',
  homework text not null default '',
  -- The start a reminder was last written for, so that a moved meeting is reminded of anew.
  reminded_day_for timestamptz,
  reminded_hour_for timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  check (state in ('to_plan', 'lapsed') = (during is null)),
  exclude using gist (teacher_id with =, during with &&)
);
create unique index meeting_series_number on meeting (class_id, number) where kind = 'series';
create index meeting_class on meeting (class_id, number);
create index meeting_teacher_start on meeting (teacher_id, lower(during)) where during is not null;
create index meeting_start on meeting (lower(during)) where during is not null;
create index meeting_open_start on meeting (lower(during)) where closed_at is null and during is not null;
create index meeting_open_end on meeting (upper(during)) where closed_at is null and during is not null;

-- One learner's place in one meeting. A mark changes only columns that no index knows, and the decision makes the row four
-- times as long: pages are filled to a quarter, so that it stays on its page and no index hears of it.
create table seat (
  id uuid primary key default uuidv7(),
  meeting_id uuid not null references meeting,
  enrolment_id uuid not null references enrolment,
  learner_id uuid not null references learner,
  -- The number in the learner's plan; it never changes. Above the bought ones: owed.
  number smallint not null,
  during tstzrange,
  state text not null default 'planned' check (state in ('planned', 'to_plan', 'present', 'late', 'absent', 'lapsed')),
  marked_at timestamptz,
  marked_by uuid references account,
  -- The decision behind the state, as the policy engine gave it.
  decision jsonb,
  -- What the family told too late to count as notice.
  told_late_at timestamptz,
  version integer not null default 1,
  unique (enrolment_id, number),
  unique (meeting_id, learner_id),
  exclude using gist (learner_id with =, during with &&)
) with (fillfactor = 25);

-- Everything that happened to a meeting besides attendance; a series keeps its past.
create table meeting_change (
  id bigint generated always as identity primary key,
  meeting_id uuid not null references meeting,
  kind text not null check (kind in ('moved', 'excused', 'told_late', 'cancelled', 'planned', 'substituted', 'paused',
    'waived', 'corrected', 'linked')),
  at timestamptz not null,
  by_account uuid references account,
  by_role text,
  was tstzrange,
  becomes tstzrange,
  teacher_was uuid references teacher,
  teacher_becomes uuid references teacher,
  reason text not null default '',
  decision jsonb
);
create index meeting_change_meeting on meeting_change (meeting_id, id);

-- Files a teacher adds to a meeting; the two PDFs of the course itself are made from the content.
create table material (
  id uuid primary key default uuidv7(),
  class_id uuid not null references school_class,
  number smallint not null,
  title text not null,
  file_key text not null unique,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  uploaded_by uuid not null references account,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index material_class on material (class_id, number) where removed_at is null;

create table test_score (
  enrolment_id uuid not null references enrolment,
  number smallint not null,
  score smallint not null check (score between 0 and 100),
  -- Points by area, e.g. `{"speaking": 18, "grammar": 22}`.
  parts jsonb not null default '{}',
  note text not null default '',
  given_by uuid not null references account,
  given_at timestamptz not null,
  version integer not null default 1,
  primary key (enrolment_id, number)
);

-- What the teacher writes at the end (or after the first test) and the family reads once it is published.
create table report (
  enrolment_id uuid primary key references enrolment,
  summary text not null,
  strengths text not null default '',
  next_steps text not null default '',
  written_by uuid not null references account,
  published_at timestamptz,
  updated_at timestamptz not null,
  version integer not null default 1
);

create table certificate (
  id uuid primary key default uuidv7(),
  -- Printed and in the QR code; unguessable.
  code text not null unique,
  enrolment_id uuid not null references enrolment,
  learner_name text not null,
  -- What the public page shows: the name, or initials of a minor.
  public_name text not null,
  course_name text not null,
  level text,
  score smallint,
  meetings_attended smallint not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references account,
  revoke_reason text
);
create unique index certificate_one_standing on certificate (enrolment_id) where revoked_at is null;
create index certificate_enrolment on certificate (enrolment_id);

create table refund_request (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  reason text not null default '',
  -- The decision at the request, arithmetic included, and its amount in rupiah.
  quote jsonb not null,
  amount integer not null check (amount >= 0),
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  decided_by uuid references account,
  decided_at timestamptz,
  decided_reason text,
  version integer not null default 1
);
create unique index refund_request_one_open on refund_request (enrolment_id) where state in ('asked', 'approved');
create index refund_request_enrolment on refund_request (enrolment_id);

create table notification (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  kind text not null,
  params jsonb not null,
  source text not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_account on notification (account_id, id desc);
create index notification_unread on notification (account_id) where read_at is null;

create table message_preference (
  account_id uuid primary key references account,
  -- The zone that mails and the calendar name; null means the school's.
  zone text check (zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  -- Groups of mails that the person does not want; the list in the app stays whole.
  muted text[] not null default '{}',
  version integer not null default 1
);

-- A secret address per person; a new secret ends the old address.
create table calendar_feed (
  account_id uuid primary key references account,
  secret text not null unique,
  created_at timestamptz not null
);

-- What an admin's home and lists look for.
create index enrolment_waiting on enrolment (level_given_at)
  where state = 'active' and level is not null and starts_on is null;
create index payment_task_open on payment_task (created_at) where done_at is null;
create index refund_request_asked on refund_request (asked_at) where state = 'asked';
create index account_teacher on account (created_at) where role = 'teacher';
create index school_class_running on school_class (starts_on) where state in ('scheduled', 'active');
create index outbox_failed on outbox (created_at) where sent_at is null and attempts > 0;
create index orders_learner on orders (learner_id, created_at desc);
create index audit_entry_activity on audit_entry (at desc, id desc) where action not in ('account.signedIn', 'account.signedOut',
  'account.signInFailed', 'account.passwordAccepted', 'account.passwordRefused', 'account.codeRefused');
create index learner_name on learner using gin (name gin_trgm_ops);
create index account_family_username on account using gin ((username::text) gin_trgm_ops) where role = 'student';
create index account_family_email on account using gin ((email::text) gin_trgm_ops) where role = 'student';
