-- How often one family may use a voucher; empty: as often as the voucher itself allows.
alter table voucher add column max_uses_per_family integer check (max_uses_per_family > 0);
create index orders_voucher_family on orders (account_id, voucher_code) where voucher_held;
