-- When the payer was told that money came back which no request for a refund stands for: late, doubled, or of another size.
alter table refund add column told_at timestamptz;
update refund set told_at = coalesce(confirmed_at, created_at) where state in ('sent', 'confirmed');
create index refund_untold on refund (created_at) where told_at is null and state in ('sent', 'confirmed');

-- A record that a job could not handle: it is tried again later, in growing gaps, and the others go on.
create table job_set_aside (
  job text not null,
  record_id uuid not null,
  tries integer not null default 1,
  -- What went wrong, without personal data: the kind of the fault.
  fault text not null,
  since timestamptz not null,
  next_try_at timestamptz not null,
  primary key (job, record_id)
);

-- The adult who learns for themselves is called as the account is. A receipt that could only bear the username bears the
-- name once it is known.
create function account_named() returns trigger language plpgsql as $$
begin
  update learner set name = new.name, version = version + 1
  where account_id = new.id and kind = 'self' and erased_at is null and name <> new.name;
  if old.name = '' then
    update receipt r set payer_name = new.name from orders o
    where o.id = r.order_id and o.account_id = new.id and r.payer_name = new.display_username;
  end if;
  return null;
end $$;
create trigger account_named after update of name on account
  for each row when (new.role = 'student' and new.name <> '' and new.name <> old.name)
  execute function account_named();
update learner l set name = a.name from account a
where a.id = l.account_id and l.kind = 'self' and l.erased_at is null and l.name = a.display_username and a.name not in ('', l.name);
-- A guardian's typed name is the account's, where it has none.
update account a set name = c.guardian_name
from (select distinct on (account_id) account_id, guardian_name from consent where guardian_name <> ''
  order by account_id, given_at desc) c
where c.account_id = a.id and a.name = '' and a.role = 'student';
