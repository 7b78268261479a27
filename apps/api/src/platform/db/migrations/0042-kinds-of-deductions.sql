-- A deduction corrects what a teacher gets, or is withheld for the state, which is paid later.
insert into ledger_account values
  ('tax.payable', 'liability', 'Potongan pajak yang belum disetor', 'Withheld tax payable');

alter table pay_adjustment add column kind text;
update pay_adjustment set kind = case when amount > 0 then 'bonus' else 'correction' end;
alter table pay_adjustment
  alter column kind set not null,
  -- `withheld`: the teacher earned it and the state gets it.
  add check (kind in ('bonus', 'correction', 'withheld')),
  add check ((kind = 'bonus') = (amount > 0));
