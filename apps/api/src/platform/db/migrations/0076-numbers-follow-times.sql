-- Under course rules 2 a number freezes 24 hours before its meeting. The start is kept for which it did, so that it happens once.
alter table meeting add column number_frozen_for timestamptz;

alter table meeting_change drop constraint meeting_change_kind_check;
alter table meeting_change add constraint meeting_change_kind_check check (kind in ('moved', 'excused', 'told_late',
  'cancelled', 'planned', 'substituted', 'paused', 'waived', 'corrected', 'linked', 'stopped', 'renumbered'));
