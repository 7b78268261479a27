-- The index of words answers a filter too: a common name in one program is no longer looked for among everybody with it.
drop index student_line_words;
create index student_line_words on student_line using gin (words gin_trgm_ops, package_type, status);
