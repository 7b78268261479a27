-- When each job was last through, by the database's clock, whichever process ran it. `within_ms` says until when it should be again.
create table job_run (
  job text primary key,
  done_at timestamptz not null,
  within_ms integer not null
);
