-- Times that the school offered for a meeting without one. A course expires only if there were enough of them, so they are
-- kept with the meetings that the course had in that week, and with the notice that told the family.
create table offered_time (
  id uuid primary key default uuidv7(),
  meeting_id uuid not null references meeting,
  enrolment_id uuid not null references enrolment,
  during tstzrange not null check (lower_inc(during) and not upper_inc(during) and not isempty(during)),
  in_week smallint not null check (in_week >= 0),
  offered_at timestamptz not null,
  notice text not null
);
create index offered_time_meeting on offered_time (meeting_id, offered_at);
create index offered_time_course on offered_time (enrolment_id, offered_at);

-- The start that the school's planning chose for a meeting, because its family did not, and the start that the family
-- confirmed: a meeting that nobody confirmed or attended comes back once.
alter table meeting add column chosen_for timestamptz, add column confirmed_for timestamptz;

-- When times for it were last looked for, so that a full calendar is not searched every few seconds.
alter table meeting add column offers_at timestamptz;
