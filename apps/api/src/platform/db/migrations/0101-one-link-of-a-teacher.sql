-- The link that a teacher uses for all classes without one of their own; null: each class has its own.
alter table teacher add column meeting_link text;
