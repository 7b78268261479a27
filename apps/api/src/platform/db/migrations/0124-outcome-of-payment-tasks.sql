-- How a payment that was paid after a denial ended. Open tasks of that kind get their own reason, by which they are decided.
alter table payment_task add column outcome text;
update payment_task set details = details || '{"reason": "payments.paidAfterDenial"}'
where done_at is null and source like 'payments.mismatch:denied:%';
