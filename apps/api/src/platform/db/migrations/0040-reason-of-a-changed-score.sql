-- Why a teacher changed a score that was given: the family reads it beside the score, empty where none was changed.
alter table test_score add column change_reason text not null default '';
