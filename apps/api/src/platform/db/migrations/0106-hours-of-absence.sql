-- Taking back an absence finds the hours away that belong to it.
create index concurrently availability_exception_of_absence on availability_exception (absence_id) where absence_id is not null;
