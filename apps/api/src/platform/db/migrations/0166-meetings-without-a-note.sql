-- A teacher's home counts the meetings that still want a note, and lists the first of them. With `during` in it the index alone answers.
create index concurrently meeting_without_note on meeting (teacher_id, lower(during)) include (id, during)
  where state = 'held' and note = '';
