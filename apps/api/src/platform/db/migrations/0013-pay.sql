-- Teacher pay, how refunds come about, and what the payment provider says about a day.

create table pay_rate (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references teacher,
  -- Whole rupiah for 60 minutes.
  per_hour integer not null check (per_hour > 0),
  -- The first school day on which it counts.
  valid_from date not null,
  set_by uuid references account,
  set_at timestamptz not null,
  unique (teacher_id, valid_from)
);
comment on table pay_rate is 'What an hour of a teacher costs from a day on.';

create table pay_run_counter (
  year integer primary key,
  last integer not null
);
comment on table pay_run_counter is 'Unbroken numbers of pay runs: the row is locked in the approving transaction.';

create table pay_run (
  id uuid primary key default uuidv7(),
  -- Given when it is approved.
  number text unique,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  state text not null default 'draft' check (state in ('draft', 'approved', 'paid', 'discarded')),
  made_by uuid references account,
  made_at timestamptz not null,
  approved_by uuid references account,
  approved_at timestamptz,
  approval_reason text,
  -- Made and approved by the same account, because there was no other.
  self_approved boolean not null default false,
  paid_by uuid references account,
  paid_at timestamptz,
  -- The school's day of the transfers.
  paid_on date,
  version integer not null default 1,
  check ((state in ('approved', 'paid')) = (approved_at is not null)),
  check ((state = 'paid') = (paid_at is not null) and (paid_at is null) = (paid_on is null))
);
comment on table pay_run is 'One payment of salaries for the meetings of some days.';
create unique index pay_run_one_draft on pay_run ((true)) where state = 'draft';

create table pay_line (
  id bigint generated always as identity primary key,
  run_id uuid not null references pay_run,
  teacher_id uuid not null references teacher,
  meeting_id uuid not null references meeting,
  -- `correction`: the difference between what the meeting is worth now and what earlier runs paid for it.
  kind text not null check (kind in ('meeting', 'correction')),
  outcome text not null check (outcome in ('held', 'forfeited')),
  substitute boolean not null,
  -- When it began, and the school's day of that.
  starts_at timestamptz not null,
  day date not null,
  minutes integer not null,
  late_minutes integer not null,
  per_hour integer not null,
  -- Whole rupiah; negative where too much was paid.
  amount integer not null,
  -- False once its draft was thrown away or made anew.
  counts boolean not null default true,
  check (kind = 'correction' or (minutes > 0 and amount >= 0))
);
comment on table pay_line is 'What a pay run pays for one meeting, or takes back of it.';
-- Whatever happens at the same instant: a meeting is paid once.
create unique index pay_line_once on pay_line (meeting_id) where kind = 'meeting' and counts;
create unique index pay_line_one_correction on pay_line (run_id, meeting_id, teacher_id) where kind = 'correction' and counts;
create index pay_line_run on pay_line (run_id, teacher_id);
create index pay_line_meeting on pay_line (meeting_id) where counts;
create index pay_line_teacher on pay_line (teacher_id, run_id) where counts;

alter table refund
  -- The proof of a bank transfer among the files, with its content type.
  add column proof_key text unique,
  add column proof_type text,
  add column proof_by uuid references account,
  add column proof_at timestamptz,
  -- When the provider was last told about it; a lost answer is asked for again.
  add column tried_at timestamptz;
create index refund_unsent on refund (coalesce(tried_at, created_at)) where state = 'asked' and path = 'provider';
create index refund_unconfirmed on refund (created_at) where state in ('asked', 'sent');

alter table refund_request
  -- The first account, which looked at it; another one approves.
  add column prepared_by uuid references account,
  add column prepared_at timestamptz,
  add column self_approved boolean not null default false,
  -- The money on its way, from the approval on.
  add column refund_id uuid unique references refund,
  -- What the family was last told about the money.
  add column told text not null default 'asked' check (told in ('asked', 'approved', 'returning', 'returned'));
create index refund_request_on_its_way on refund_request (decided_at) where state = 'approved' and told <> 'returned';
create index refund_request_all on refund_request (asked_at desc, id);

alter table payment_task add column done_reason text;
create index payment_task_done on payment_task (done_at desc) where done_at is not null;
create index provider_charge_paid_at on provider_charge (paid_at) where was_paid;

create table provider_reading (
  -- Ours or the provider's; the page's own id where it says that nothing was ever paid on it.
  transaction_id text primary key,
  provider_order_id text not null,
  -- `notStarted`: the provider knows no such payment.
  status text not null,
  amount bigint not null,
  currency text not null,
  refunded bigint not null,
  -- The school's day on which the money was given, or the payment began.
  day date not null,
  read_at timestamptz not null
);
comment on table provider_reading is 'What the provider said when it was asked about a day; compared with, never booked.';
create index provider_reading_day on provider_reading (day);
create index provider_reading_order on provider_reading (provider_order_id);

create table settlement_report (
  id uuid primary key default uuidv7(),
  name text not null,
  imported_at timestamptz not null,
  imported_by uuid not null references account
);
comment on table settlement_report is 'A report of the provider that somebody imported.';

create table settlement_row (
  -- The payment, or a refund of it, as the report names it: rows imported again take the place of the older ones.
  key text primary key,
  report_id uuid not null references settlement_report,
  transaction_id text,
  provider_order_id text,
  refund boolean not null,
  status text,
  day date,
  -- Whole rupiah; fee and net null where the report does not have them.
  gross bigint not null check (gross >= 0),
  fee bigint,
  net bigint,
  check (transaction_id is not null or provider_order_id is not null)
);
comment on table settlement_row is 'One line of an imported report: what came in or went back, and what the provider kept.';
create index settlement_row_report on settlement_row (report_id);
create index settlement_row_transaction on settlement_row (transaction_id) where transaction_id is not null;
create index settlement_row_order on settlement_row (provider_order_id) where provider_order_id is not null;
create index settlement_row_day on settlement_row (day) where day is not null;

create table provider_fee (
  transaction_id text primary key references provider_charge,
  -- What the books hold of it, whole rupiah.
  booked bigint not null,
  bookings integer not null default 1
);
comment on table provider_fee is 'Fees of the provider as they are booked, by charge.';
