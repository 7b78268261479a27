-- Receipts are searched within a year.
drop index receipt_words;
create index receipt_words on receipt using gin (lower(number || ' ' || payer_name) gin_trgm_ops, (left(number, 8)));

-- The next meeting of many classes is read in the index alone.
drop index meeting_next;
create index meeting_next on meeting (class_id, lower(during)) include (during) where state = 'planned';
