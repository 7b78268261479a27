-- Refunds are sent under a lease, like mails (0064), so that of several processes one at a time speaks of a refund.
alter table refund
  -- 0 goes first: what the provider has not accepted yet.
  add column priority smallint not null generated always as (case when state = 'asked' then 0 else 1 end) stored,
  -- The school's clock. Those that are under way now are due at once.
  add column next_try_at timestamptz not null default '-infinity',
  add column leased_until timestamptz,
  -- Another value with every lease, so that a sender whose lease was taken over cannot write its result.
  add column leased_by uuid;
create index refund_in_order on refund (priority, next_try_at, id)
  where path = 'provider' and state in ('asked', 'sent');
-- By the time of the last try; its only reader has gone.
drop index refund_unsent;
