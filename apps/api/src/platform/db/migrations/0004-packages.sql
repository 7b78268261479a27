-- The catalogue: what the school sells. Sold packages keep the price frozen in their order.
create table package (
  id integer primary key,
  slug text not null unique,
  name text not null,
  type text not null check (type in ('general_english', 'conversation', 'eng_test_prep', 'special_course')),
  category text not null default '',
  price integer not null check (price >= 0),
  duration_months integer not null check (duration_months > 0),
  meetings integer not null check (meetings > 0),
  meetings_per_week integer not null check (meetings_per_week between 1 and 3),
  description_id text not null,
  description_en text not null,
  position integer not null default 0,
  on_sale boolean not null default true,
  version integer not null default 1
);
create trigger package_changed after insert or update or delete on package
  for each statement execute function raise_content_version();

create table voucher (
  code citext primary key,
  kind text not null check (kind in ('percent', 'fixed')),
  value integer not null check (value > 0),
  valid_from timestamptz not null,
  valid_until timestamptz,
  max_uses integer,
  used integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  check (max_uses is null or used <= max_uses)
);
