-- One or two letters together with a filter: the beginnings of names within a status or a program.
create index student_line_status_start on student_line (status, words text_pattern_ops);
create index student_line_type_start on student_line (package_type, words text_pattern_ops);
