-- What a family, a child or a teacher reports to the safeguarding officer. Kept apart from the audit log, which every
-- admin reads; nothing deletes a row.
create table incident (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  -- Made by the form, so that a report that is sent again on a bad line is kept once.
  form_key text not null,
  side text not null check (side in ('family', 'child', 'teacher')),
  learner_id uuid references learner,
  what text not null,
  happened text not null,
  involved text not null,
  urgent boolean not null,
  reported_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'inWork', 'closed')),
  version integer not null default 1,
  unique (account_id, form_key)
);
create index incident_by_time on incident (reported_at desc, id desc);
create index incident_open on incident (reported_at) where state <> 'closed';
create index incident_of_learner on incident (learner_id);

-- Every reading and every step, with who and when.
create table incident_event (
  id bigint generated always as identity primary key,
  incident_id uuid not null references incident,
  at timestamptz not null,
  by_account uuid not null references account,
  kind text not null check (kind in ('read', 'taken', 'noted', 'closed', 'reopened')),
  note text not null default ''
);
create index incident_event_of on incident_event (incident_id, id);

create function keep_incidents() returns trigger language plpgsql as $$
begin
  raise exception 'incidents and their events are never deleted';
end $$;
create trigger incident_permanent before delete on incident for each row execute function keep_incidents();
create trigger incident_event_permanent before delete on incident_event for each row execute function keep_incidents();
