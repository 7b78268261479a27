-- When a time for it is next to be chosen, so that courses without any free time are not tried every minute and do not keep
-- others from their turn.
alter table meeting add column choose_at timestamptz;
