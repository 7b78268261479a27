-- The make-up that a guest's seat in another class has left behind, to which it goes back when the family undoes it.
alter table seat add column left_makeup uuid references meeting;

-- When the run of forfeits ended by itself, because a meeting was attended or came back: nobody needs to call any more.
alter table family_call add column ended_at timestamptz;
