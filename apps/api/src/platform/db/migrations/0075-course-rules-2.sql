-- Course rules 2: a policy version belongs to one of the two sets of rules, so each enrolment keeps those of its purchase.
alter table policy_version add column rules smallint not null default 1 check (rules in (1, 2));

-- Under rules 2 the numbers of a course follow its times, so one statement moves or renumbers a whole series: numbers and times
-- are compared when the statement is done and not row by row. All stay immediate. A partial index cannot be deferred, so the
-- number of a class's meeting becomes a constraint; its index keeps its name.
drop index meeting_series_number;
alter table meeting
  add constraint meeting_series_number exclude using btree (class_id with =, number with =) where (kind = 'series')
    deferrable initially immediate,
  drop constraint meeting_teacher_id_during_excl,
  add constraint meeting_teacher_id_during_excl exclude using gist (teacher_id with =, during with &&)
    deferrable initially immediate;
alter table seat
  drop constraint seat_enrolment_id_number_key,
  add constraint seat_enrolment_id_number_key unique (enrolment_id, number) deferrable initially immediate,
  drop constraint seat_learner_id_during_excl,
  add constraint seat_learner_id_during_excl exclude using gist (learner_id with =, during with &&)
    deferrable initially immediate;
