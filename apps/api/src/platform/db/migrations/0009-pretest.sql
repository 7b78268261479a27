-- One finished pretest, for the school's funnel. Nothing in it leads to a person: no account, no address, no device.
create table pretest_result (
  -- 128 random bits that the browser makes for one sitting and forgets with it; a repeated send finds its row by it.
  sitting text primary key check (sitting ~ '^[0-9a-f]{32}$'),
  category text not null check (category in ('kids', 'teen')),
  correct smallint not null,
  total smallint not null,
  -- The school's calendar day; not the instant, which could be matched with other records.
  day date not null,
  -- Which of the eight packages was chosen afterwards.
  package_value text,
  check (correct between 0 and total)
);
create index pretest_result_day on pretest_result (day, category);

create table pretest_answer (
  sitting text not null references pretest_result on delete cascade,
  item_id smallint not null,
  -- One of the item's options, or null when nothing was chosen.
  chosen text,
  correct boolean not null,
  -- Milliseconds spent on the item, as the browser counted them.
  ms integer,
  primary key (sitting, item_id)
);
create index pretest_answer_item on pretest_answer (item_id);
