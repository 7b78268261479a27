-- Waiting lists of group classes with places offered for a time, classes that never begin, and courses that are stopped.

alter table school_class
  -- How long a free place is held for the family it is offered to.
  add column offer_hours smallint not null default 24 check (offer_hours between 1 and 168),
  -- Why the class never began.
  add column cancelled_reason text;

create table waiting_place (
  id uuid primary key default uuidv7(),
  class_id uuid not null references school_class,
  enrolment_id uuid not null references enrolment,
  learner_id uuid not null references learner,
  -- The lower, the sooner; the school may reorder.
  position integer not null,
  -- `lapsed`: the offer's time ran out, or there is nothing to wait for any more; `left`: taken off the list.
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'joined', 'declined', 'lapsed', 'left')),
  added_by uuid not null references account,
  created_at timestamptz not null,
  offered_at timestamptz,
  offer_ends_at timestamptz,
  ended_at timestamptz,
  check ((offered_at is null) = (offer_ends_at is null) and (state <> 'offered' or offer_ends_at is not null)),
  check ((state in ('waiting', 'offered')) = (ended_at is null))
);
-- A learner waits once in a class, and holds one offer at a time.
create unique index waiting_place_once on waiting_place (class_id, enrolment_id) where ended_at is null;
create unique index waiting_place_one_offer on waiting_place (enrolment_id) where state = 'offered';
create index waiting_place_order on waiting_place (class_id, position) where ended_at is null;
create index waiting_place_learner on waiting_place (learner_id);
create index waiting_place_ends on waiting_place (offer_ends_at) where state = 'offered';

-- Stopped courses give their times back; they are few.
create index enrolment_suspended on enrolment (id) where state = 'suspended';

alter table meeting_change drop constraint meeting_change_kind_check;
alter table meeting_change add constraint meeting_change_kind_check check (kind in ('moved', 'excused', 'told_late',
  'cancelled', 'planned', 'substituted', 'paused', 'waived', 'corrected', 'linked', 'stopped'));
