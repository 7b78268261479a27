-- The search for a substitute of one meeting at one time: teachers are asked three by three until one says yes.
create table substitute_search (
  id uuid primary key default uuidv7(),
  meeting_id uuid not null references meeting,
  absent_id uuid not null references teacher,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  -- When teachers were asked last, and when the job looks again.
  asked_at timestamptz,
  next_at timestamptz not null,
  ended_at timestamptz
);
create unique index substitute_search_open on substitute_search (meeting_id) where ended_at is null;
create index substitute_search_due on substitute_search (next_at) where ended_at is null;

-- One teacher asked about one meeting. The link in the mail holds a token of which only the SHA-256 is kept here.
create table substitute_offer (
  id uuid primary key default uuidv7(),
  search_id uuid not null references substitute_search,
  teacher_id uuid not null references teacher,
  token_hash bytea not null unique check (length(token_hash) = 32),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'ended')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (search_id, teacher_id)
);
create index substitute_offer_of on substitute_offer (teacher_id, asked_at);
