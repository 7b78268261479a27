-- A third forfeit in a row: somebody at the school calls the family and notes what came of it.
create table family_call (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment,
  -- The seat that was forfeited as the third.
  seat_id uuid not null unique references seat,
  opened_at timestamptz not null,
  -- 'spoken': the family was spoken with; 'changed': times or teacher were changed with it; 'other': as the note says.
  outcome text check (outcome in ('spoken', 'changed', 'other')),
  note text not null default '',
  settled_by uuid references account,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index family_call_open on family_call (opened_at) where settled_at is null;
create index family_call_of_enrolment on family_call (enrolment_id);
