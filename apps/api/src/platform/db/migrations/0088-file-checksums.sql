-- What was stored: a damaged file is found when it is read. Keys are kept as their SHA-256, since nobody needs to read them here.
create table file_checksum (
  key_hash bytea primary key check (length(key_hash) = 32),
  sha256 bytea not null check (length(sha256) = 32),
  size bigint not null check (size >= 0)
);
