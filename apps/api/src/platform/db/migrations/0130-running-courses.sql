-- Files of running courses, and the account that opening balances of their books come from.
alter table import_run
  drop constraint import_run_kind_check,
  add constraint import_run_kind_check check (kind in ('students', 'teachers', 'courses')) not valid;
insert into ledger_account values ('equity.opening', 'equity', 'Saldo awal', 'Opening balances');
