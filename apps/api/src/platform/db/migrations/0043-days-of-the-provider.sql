-- That the provider was asked about a day, also where it had nothing to say: without a row the day is not compared yet.
create table provider_day (
  -- The school's day.
  day date primary key,
  asked_at timestamptz not null
);
comment on table provider_day is 'When the provider was last asked about everything of a day.';
insert into provider_day (day, asked_at) select day, max(read_at) from provider_reading group by day;
