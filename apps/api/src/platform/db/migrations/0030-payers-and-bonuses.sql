-- Who paid, beside what was paid for; bonuses and deductions of a pay run.

alter table money_row
  -- The account's name when the money moved; '' where nobody paid, and of an account that was erased.
  add column payer text not null default '',
  add column payer_id uuid references account;
create index money_row_payer on money_row (payer_id) where payer_id is not null;

-- People search for what stands on the screen: what it was for, and who paid.
drop index money_row_words;
create index money_row_words on money_row using gin ((description || ' ' || payer) gin_trgm_ops);

alter table money_row disable trigger money_row_permanent;
alter table money_row disable trigger money_row_hidden;
update money_row r set payer = p.payer, payer_id = p.payer_id
from (
  select e.id, o.account_id as payer_id,
    coalesce((select t.payer_name from receipt t where t.order_id = o.id order by t.voided_at is null desc limit 1),
      nullif(a.name, ''), case when a.username like 'erased-%' then '' else a.display_username end, '') as payer
  from ledger_entry e
    left join provider_charge c on e.source_kind in ('payment.moved', 'payment.returned', 'payment.unallocated')
      and c.transaction_id = regexp_replace(e.source_id, ':\d+$', '')
    join orders o on o.id::text = case e.source_kind when 'order.paid' then split_part(e.source_id, ':', 1)
      else c.order_id::text end
    join account a on a.id = o.account_id
  where e.source_kind in ('order.paid', 'payment.moved', 'payment.returned', 'payment.unallocated')
) p where r.entry_id = p.id;
alter table money_row enable trigger money_row_hidden;
alter table money_row enable trigger money_row_permanent;

create or replace function only_hidden_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{hidden,payer}'::text[] = to_jsonb(old) - '{hidden,payer}'::text[]
    and new.payer in (old.payer, '') then return new; end if;
  raise exception 'rows of money are never changed; only whether they are shown, and a payer is forgotten'
    using errcode = 'integrity_constraint_violation';
end $$;

create table pay_adjustment (
  id uuid primary key default uuidv7(),
  run_id uuid not null references pay_run,
  teacher_id uuid not null references teacher,
  -- Whole rupiah; a deduction is negative.
  amount integer not null check (amount <> 0),
  reason text not null check (reason <> ''),
  added_by uuid references account,
  added_at timestamptz not null
);
comment on table pay_adjustment is 'Bonuses and deductions that somebody added to a draft of a pay run; they stand as they are from its approval on.';
create index pay_adjustment_run on pay_adjustment (run_id, teacher_id);
create index pay_adjustment_teacher on pay_adjustment (teacher_id);
create index pay_adjustment_added_by on pay_adjustment (added_by) where added_by is not null;
