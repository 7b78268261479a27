-- Words are looked for together with what most filters ask: a word that a million entries have and no expense is answered
-- by the index alone.
create extension if not exists btree_gin;
drop index money_row_words;
create index money_row_words on money_row
  using gin ((description || ' ' || payer) gin_trgm_ops, basis, type);
