-- One purchase of one package for one learner. `status` is the stored fold over its attempts.
create table orders (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  learner_id uuid not null references learner,
  package_id integer not null references package,
  package_name text not null,
  price integer not null check (price >= 0),
  discount integer not null default 0 check (discount between 0 and price),
  total integer not null check (total >= 0),
  voucher_code citext references voucher,
  policy_version integer not null references policy_version,
  terms_version text not null,
  lang text not null,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'free', 'failed', 'expired', 'refunded', 'review')),
  status_reason jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- When it was closed on our side before its time (cancelled, or replaced because the voucher changed).
  closed_at timestamptz,
  -- While true the order counts among its voucher's uses.
  voucher_held boolean not null default false,
  -- The charge that access, receipt and books rest on (provider order id/transaction id), and how often one was granted.
  granted_key text,
  grants integer not null default 0,
  version integer not null default 1,
  check (total = price - discount)
);
create index orders_account on orders (account_id, created_at desc);
-- A double click or a second tab finds this order instead of making another.
create unique index orders_one_open on orders (learner_id, package_id) where status = 'pending';
create index orders_open on orders (expires_at) where status in ('pending', 'review');

-- One page asked of the provider. Committed before the provider is called.
create table payment_attempt (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  number integer not null,
  provider_order_id text not null unique,
  amount integer not null,
  state text not null default 'asked' check (state in ('asked', 'open', 'refused', 'cancelled', 'closed')),
  token text,
  redirect_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider was last asked for the status of this attempt.
  checked_at timestamptz,
  -- When we closed the page ourselves; money that still arrives on it is late.
  abandoned_at timestamptz,
  -- Lease in real time: one call at a time asks the provider for the page.
  asking_until timestamptz,
  unique (order_id, number)
);

-- What the provider says of each charge tried on an attempt; several may happen on one page.
create table provider_charge (
  transaction_id text primary key,
  attempt_id uuid not null references payment_attempt,
  order_id uuid not null references orders,
  -- Null where the provider left it out.
  payment_type text,
  status text not null,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz,
  was_paid boolean not null default false,
  refunded bigint not null default 0,
  -- Returned by the school's own bank transfer.
  returned_by_hand bigint not null default 0,
  contradictory boolean not null default false,
  unknown_seen boolean not null default false,
  transaction_time timestamptz,
  settled_at timestamptz,
  -- What the books hold of this charge: ledger account -> rupiah, debit positive.
  booked jsonb not null default '{}',
  bookings integer not null default 0,
  raw jsonb not null,
  updated_at timestamptz not null
);
create index provider_charge_order on provider_charge (order_id);
create index provider_charge_attempt on provider_charge (attempt_id);
-- Charges whose last word is still to come: cards before their evening settlement, questioned cards.
create index provider_charge_unsettled on provider_charge (attempt_id) where status in ('capture', 'challenge');

-- Raw notifications, kept as they came.
create table provider_notification (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  provider_order_id text,
  transaction_id text,
  body text not null,
  verdict text not null
);
create index provider_notification_order on provider_notification (provider_order_id);

-- Unbroken numbers: the counter row is locked in the settling transaction.
create table receipt_counter (
  year integer primary key,
  last integer not null
);
create table receipt (
  number text primary key,
  order_id uuid not null references orders,
  issued_at timestamptz not null,
  amount integer not null,
  payer_name text not null,
  voided_at timestamptz
);
create unique index receipt_one_standing on receipt (order_id) where voided_at is null;
create index receipt_order on receipt (order_id);

-- What people must look at: a wrong amount, money after the end, a charge to return.
create table payment_task (
  id uuid primary key default uuidv7(),
  order_id uuid references orders,
  kind text not null,
  source text not null unique,
  details jsonb not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by uuid references account
);

create table refund (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  transaction_id text references provider_charge,
  -- Ours is made before the call; one from the provider's dashboard is theirs, unique per charge only.
  refund_key text not null,
  amount integer not null check (amount > 0),
  path text not null check (path in ('provider', 'transfer')),
  state text not null check (state in ('asked', 'sent', 'confirmed', 'refused')),
  reason text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unique (transaction_id, refund_key)
);
create index refund_order on refund (order_id);
