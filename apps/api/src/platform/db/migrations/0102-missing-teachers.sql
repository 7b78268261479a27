-- A family says that the teacher is not in the lesson. While the school has not decided, the seat is not forfeited.
create table dispute (
  id uuid primary key default uuidv7(),
  seat_id uuid not null references seat,
  enrolment_id uuid not null references enrolment,
  -- The meeting and its start at that moment: a seat that comes back leaves them.
  meeting_id uuid not null references meeting,
  starts_at timestamptz not null,
  opened_by uuid not null references account,
  opened_at timestamptz not null,
  -- 'held': somebody was marked after all; 'returned': to plan again; 'forfeited': the school saw that the teacher was there.
  state text not null default 'open' check (state in ('open', 'held', 'returned', 'forfeited')),
  settled_by uuid references account,
  settled_at timestamptz,
  reason text not null default '',
  unique (seat_id, starts_at),
  check ((state = 'open') = (settled_at is null))
);
create index dispute_open on dispute (opened_at) where state = 'open';
create index dispute_of_meeting on dispute (meeting_id);
create index dispute_of_enrolment on dispute (enrolment_id);
