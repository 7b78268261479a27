-- A password that somebody else chose opens the page for a new one, once and until this instant; '-infinity': it was used.
-- Those given before this rule count from the day their account was made.
alter table credential add column temporary_until timestamptz;
update credential c set temporary_until = a.created_at + interval '24 hours'
from account a where a.id = c.account_id and a.must_change_password and c.password is not null;

-- A calendar's secret address opens what it names and is kept as a hash; addresses that people use already go on working.
alter table calendar_feed add column secret_hash bytea unique;
update calendar_feed set secret_hash = sha256(convert_to(secret, 'UTF8'));
alter table calendar_feed alter column secret_hash set not null;
alter table calendar_feed drop column secret;
