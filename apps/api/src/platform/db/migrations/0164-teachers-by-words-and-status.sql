-- The list of teachers is searched among active ones; those who left are not read.
create index concurrently account_teacher_search on account
  using gin ((lower(name || ' ' || display_username || ' ' || email::text)) gin_trgm_ops, active) where role = 'teacher';
