-- One or two letters find the students whose name begins with them.
create index student_line_words_start on student_line (words text_pattern_ops);
