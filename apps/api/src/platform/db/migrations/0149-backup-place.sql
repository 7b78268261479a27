-- Where the backups go and what marks that place, so that a folder that is not mounted is no new place.
create table backup_place (
  only_one boolean primary key default true check (only_one),
  place text not null,
  mark uuid not null,
  marked_at timestamptz not null
);
