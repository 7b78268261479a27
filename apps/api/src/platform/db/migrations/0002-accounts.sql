-- Who signs in. The shape of account, session, credential and verification is that of the sign-in library.
create table account (
  id uuid primary key default uuidv7(),
  username citext not null unique,
  display_username text not null,
  email citext not null unique,
  email_verified boolean not null default false,
  phone text,
  role text not null default 'student' check (role in ('student', 'teacher', 'admin', 'finance')),
  name text not null default '',
  image text,
  photo_file text,
  lang text not null default 'id' check (lang in ('id', 'en')),
  active boolean not null default true,
  must_change_password boolean not null default false,
  two_factor_enabled boolean not null default false,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_account on session (account_id);

create table credential (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider_account_id)
);
create index credential_account on credential (account_id);

create table verification (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);
create index verification_value on verification (value);

-- The app's secret is encrypted with a key derived from APP_SECRET; a code works once, so its 30-second step is kept.
create table two_factor (
  account_id uuid primary key references account on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  confirmed boolean not null default false,
  created_at timestamptz not null default now()
);

-- Recovery codes as keyed hashes; using one deletes its row, so that it works once.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);
