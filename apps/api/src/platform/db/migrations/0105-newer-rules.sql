-- A family took newer course rules for its course, for good: from now on the course has the second version.
create table rules_acceptance (
  enrolment_id uuid primary key references enrolment,
  version_before integer not null references policy_version,
  version integer not null references policy_version,
  accepted_by uuid not null references account,
  accepted_at timestamptz not null
);
