-- A teacher's home looks for what is owed in the classes that ended lately, few among all that the teacher had.
create index concurrently school_class_ended on school_class (teacher_id, ended_at) where state = 'completed';
