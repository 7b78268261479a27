-- Who may approve: `basics/approval.ts` decides with these. Accounts that exist already count as old.
alter table account
  add column approver_changed_at timestamptz,
  add column approver_lost_at timestamptz;
comment on column account.approver_changed_at is 'Of finance and admin: last made, re-addressed, reset or reactivated; null: before this was kept.';
comment on column account.approver_lost_at is 'Of finance and admin: last stopped being an approver (deactivated, re-addressed or reset).';
update account a set approver_lost_at = e.at
from (select target_id, max(at) as at from audit_entry where action = 'staff.deactivated' group by target_id) e
where a.id::text = e.target_id and not a.active and a.role in ('admin', 'finance');

-- When the owner of a sign-in last proved with password and code to be there.
alter table session add column authenticated_at timestamptz not null default now();
update session set authenticated_at = created_at;
