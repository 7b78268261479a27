-- What an admin saw before a teacher may teach minors: an identity document, and a police certificate (SKCK) with its last valid
-- day. The documents themselves are not kept. No row: nobody has looked yet.
create table teacher_clearance (
  teacher_id uuid primary key references account (id),
  identity_on date,
  certificate_on date,
  certificate_until date,
  checked_by uuid not null references account (id),
  checked_at timestamptz not null,
  version integer not null default 1,
  check ((certificate_on is null) = (certificate_until is null)),
  check (certificate_on <= certificate_until)
);
create index teacher_clearance_until on teacher_clearance (certificate_until) where certificate_until is not null;
