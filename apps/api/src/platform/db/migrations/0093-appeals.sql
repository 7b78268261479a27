-- Course rules 2: what a course waits for until the school has answered, an appeal or a refund request. Nothing of it expires meanwhile.
create table course_wait (
  -- The id of the appeal or the refund request.
  id uuid primary key,
  enrolment_id uuid not null references enrolment,
  kind text not null check (kind in ('appeal', 'refund')),
  since timestamptz not null,
  answer_by timestamptz not null,
  ended_at timestamptz
);
create index course_wait_open on course_wait (enrolment_id) where ended_at is null;

-- A family questions a forfeit. The seat may be given back and forfeited again, which is another forfeit.
create table appeal (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment,
  seat_id uuid not null references seat,
  -- The missed meeting: a seat that comes back leaves it.
  meeting_id uuid not null references meeting,
  forfeited_at timestamptz not null,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  reason text not null,
  answer_by timestamptz not null,
  state text not null default 'open' check (state in ('open', 'returned', 'upheld')),
  answered_by uuid references account,
  answered_at timestamptz,
  answer text not null default '',
  decision jsonb,
  unique (seat_id, forfeited_at),
  check ((state = 'open') = (answered_at is null))
);
create index appeal_open on appeal (answer_by) where state = 'open';
create index appeal_of_meeting on appeal (meeting_id);
create index appeal_of_enrolment on appeal (enrolment_id);
