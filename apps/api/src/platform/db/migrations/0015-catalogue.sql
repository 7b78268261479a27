-- What a package costs from an instant on; `package.price` is what it costs before the first of these. Orders freeze theirs.
create table package_price (
  id uuid primary key default uuidv7(),
  package_id integer not null references package,
  price integer not null check (price >= 0),
  valid_from timestamptz not null,
  added_by uuid references account,
  added_at timestamptz not null,
  unique (package_id, valid_from)
);
-- The kept pages look for the next price that comes into force.
create index package_price_start on package_price (valid_from);
create trigger package_price_changed after insert or update or delete on package_price
  for each statement execute function raise_content_version();

-- Numbers of packages that an admin adds; those of the first catalogue lie below, the Special Course's 99999 above.
create sequence package_number start 1001 maxvalue 99998;

-- How often a package was sold, and who used a voucher.
create index enrolment_package on enrolment (package_id);
create index orders_voucher on orders (voucher_code, created_at desc) where voucher_code is not null;
create index voucher_words on voucher using gin ((code::text) gin_trgm_ops);
