-- A make-up looks for seats in other groups of its program and level; groups are few beside one-to-one classes.
create index concurrently school_class_groups on school_class (package_type, age_group, level, category)
  where capacity > 1 and state in ('scheduled', 'active');
