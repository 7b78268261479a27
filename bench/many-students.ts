import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type pg from 'pg';
import { meetingStatements } from './many-meetings.ts';
import { traceStatements } from './many-traces.ts';

const LEARNERS = 1_000_000;

/** The school's clock of the big school: a Thursday at 21:00, after the last meeting of a full day. */
export const EVENING = '2026-11-19T14:00:00Z';

/** What is filled; its indexes are made in one go at the end, as a migration makes them. */
const TABLES =
  `account learner orders enrolment student_line school_class class_slot class_member meeting seat balance_event
  availability receipt payment_attempt provider_charge payment_task refund_request refund audit_entry audit_personal outbox notification
  waiting_place learner_note`.split(/\s+/);

/**
 * Fills an empty or demo school, whose clock shows `EVENING`, with a million learners in half a million families, most with
 * a course in some state: their orders, receipts and charges, 5,000 teachers with 65,000 classes and a week of 100,000
 * meetings (20 in each minute from eight to eight), seats and marks, and what such a school leaves behind in logs and lists.
 * Nothing of it is due, so that the school's jobs have no work with it.
 */
export async function fillSchool(client: pg.Client): Promise<void> {
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
  );
  await client.query(`set session_replication_role = replica; set timezone = '${SCHOOL_ZONE}'`);
  const made = await dropIndexes(client);
  const statements = [
    PEOPLE,
    ...courseStatements,
    ...meetingStatements(EVENING),
    ...traceStatements(EVENING),
  ];
  for (const statement of [...statements, LINES, ...KEPT]) await client.query(statement);
  for (const def of made) await client.query(def);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  // What was filled is on the disk before anything is measured.
  await client.query('checkpoint');
}

/** Takes indexes and unique constraints away, except primary keys, and answers how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; made: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as made
     from pg_constraint c where c.conrelid = any($1::regclass[]) and c.contype in ('u', 'x')
     union all
     select format('drop index %s', x.indexrelid::regclass), pg_get_indexdef(x.indexrelid)
     from pg_index x where x.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
    [TABLES],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ made }) => made);
}

const FIRST = `'{Sekar,Sari,Siti,Budi,Agus,Dewi,Ayu,Rizky,Putri,Made,Maria,Fajar,Nayla,Kezia,Yosua,Intan,Gilang,Rahma,Togar,Ester}'::text[]`;
const LAST = `'{Wulandari,Siregar,Pratama,Nasution,Lestari,Mahendra,Saputra,Hidayat,Wibowo,Rumbiak}'::text[]`;

const PEOPLE = `
  with family as (
    insert into account (username, display_username, email, name, role, created_at)
    select 'keluarga.' || n, 'keluarga.' || n, 'anak.' || n || '@contoh.example',
      (${FIRST})[1 + n % 20] || ' ' || (${LAST})[1 + n / 20 % 10], 'student', timestamptz '${EVENING}' - make_interval(hours => n % 17000)
    from generate_series(1, ${LEARNERS / 2}) n returning id, display_username, created_at
  )
  insert into learner (account_id, kind, name, birth_date, created_at)
  select id, 'child', (${FIRST})[1 + (m * 7 + k) % 20] || ' ' || (${LAST})[1 + m / 7 % 10] || ' ' || m, '2014-05-05', created_at
  from (select id, split_part(display_username, '.', 2)::integer as m, created_at from family) f, generate_series(1, 2) k`;

/** Four of five learners bought a course in the last 700 days; the fifth ordered one and did not pay. */
const courseStatements = [
  `create temp table made_order as
   select uuidv7() as id, uuidv7() as attempt_id, l.account_id, l.id as learner_id, a.name as payer, p.id as package_id,
     p.name as package_name, p.price, p.meetings, p.meetings_per_week, l.n % 5 > 0 as paid, random() as r,
     timestamptz '${EVENING}' - make_interval(mins => (l.n * 7919 % 1000000)::integer) as at, l.n
   from (select *, row_number() over () as n from learner where name ~ '[0-9]$') l join account a on a.id = l.account_id
   join (select *, row_number() over (order by id) - 1 as n, count(*) over () as of from package) p on p.n = l.n % p.of`,
  `insert into orders (id, account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version,
     lang, status, created_at, expires_at, paid_at)
   select id, account_id, learner_id, package_id, package_name, price, price, 1, '1', 'id',
     case when paid then 'paid' when n % 500 = 0 then 'pending' else 'expired' end, at,
     case when n % 500 = 0 then timestamptz '${EVENING}' + interval '1 year' else at + interval '1 day' end,
     case when paid then at end from made_order`,
  `insert into payment_attempt (id, order_id, number, provider_order_id, amount, state, created_at, expires_at)
   select attempt_id, id, 1, id || '-1', price, 'closed', at, at + interval '1 day' from made_order`,
  `insert into provider_charge (transaction_id, attempt_id, order_id, payment_type, status, amount, currency, paid_at,
     was_paid, transaction_time, settled_at, raw, updated_at)
   select 'made-' || n, attempt_id, id, 'qris', 'settlement', price, 'IDR', at, true, at, at, '{}', at from made_order where paid`,
  `insert into receipt (number, order_id, issued_at, amount, payer_name)
   select 'KW/' || y || '/' || lpad((coalesce((select last from receipt_counter where year = y), 0)
     + row_number() over (partition by y order by at))::text, 6, '0'), id, at, price, payer
   from (select *, extract(year from at)::integer as y from made_order where paid) o`,
  `insert into receipt_counter (year, last)
   select split_part(number, '/', 2)::integer, count(*) from receipt group by 1
   on conflict (year) do update set last = excluded.last`,
  `insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version,
     level, level_given_at, starts_on, state, opened_at, ended_at)
   select id, learner_id, package_id, 20, 2, price, 1, case when r < 0.95 then 'Kids Beginner' end,
     case when r < 0.95 then at + make_interval(mins => (r * 10000)::integer) end,
     case when r < 0.94 then at::date + 7 end,
     case when r < 0.6 then 'ended' when r < 0.62 then 'suspended' else 'active' end, at,
     case when r < 0.6 then at + interval '90 days' end
   from made_order where paid`,
];

const LINES = `
  truncate student_line;
  insert into student_line (learner_id, enrolment_id, name, words, package_type, package_name, status, due_at)
  select l.id, e.id, l.name, student_words(l.name, l.account_id), p.type, p.name,
    case when e.id is null then 'noCourse' else student_status(e) end, case when e.id is not null then student_due(e) end
  from learner l join account a on a.id = l.account_id
  left join enrolment e on e.learner_id = l.id left join package p on p.id = e.package_id
  where l.erased_at is null`;

/** What triggers keep, made from the rows as migrations make it. */
const KEPT = [
  'truncate learner_tally, receipt_year',
  'insert into learner_tally (n) select count(*) from learner where erased_at is null',
  `insert into receipt_year (year, standing, voided, amount)
   select split_part(number, '/', 2)::integer, count(*) filter (where voided_at is null),
     count(*) filter (where voided_at is not null), coalesce(sum(amount) filter (where voided_at is null), 0)
   from receipt group by 1`,
];
