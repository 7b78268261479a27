-- Self-repair looks at each running class once a day, those first that it has not looked at for longest.
create index concurrently school_class_to_look_at on school_class (repair_looked_at nulls first) where state in ('scheduled', 'active');
