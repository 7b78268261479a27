import type pg from 'pg';

const LEARNERS = 1_000_000;

/**
 * Fills an empty or demo school with a million learners in half a million families, most with a course in some state, and
 * 20,000 classes. Indexes and lines are made in one go at the end, as a migration makes them.
 */
export async function fillSchool(client: pg.Client): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  await client.query('set session_replication_role = replica');
  const indexes = await client.query<{ name: string; def: string }>(
    `select x.indexrelid::regclass::text as name, pg_get_indexdef(x.indexrelid) as def from pg_index x
     where x.indrelid = any('{account,learner,orders,enrolment,student_line}'::regclass[]) and not x.indisunique`,
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const statement of [PEOPLE, COURSES, CLASSES, LINES]) await client.query(statement);
  for (const { def } of indexes.rows) await client.query(def);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

const FIRST = `'{Sekar,Sari,Siti,Budi,Agus,Dewi,Ayu,Rizky,Putri,Made,Maria,Fajar,Nayla,Kezia,Yosua,Intan,Gilang,Rahma,Togar,Ester}'::text[]`;
const LAST = `'{Wulandari,Siregar,Pratama,Nasution,Lestari,Mahendra,Saputra,Hidayat,Wibowo,Rumbiak}'::text[]`;

const PEOPLE = `
  with family as (
    insert into account (username, display_username, email, name, role)
    select 'keluarga.' || n, 'keluarga.' || n, 'anak.' || n || '@contoh.example',
      (${FIRST})[1 + n % 20] || ' ' || (${LAST})[1 + n / 20 % 10], 'student'
    from generate_series(1, ${LEARNERS / 2}) n returning id, display_username
  )
  insert into learner (account_id, kind, name, birth_date)
  select id, 'child', (${FIRST})[1 + (m * 7 + k) % 20] || ' ' || (${LAST})[1 + m / 7 % 10] || ' ' || m, '2014-05-05'
  from (select id, split_part(display_username, '.', 2)::integer as m from family) f, generate_series(1, 2) k`;

const COURSES = `
  with ordered as (
    insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version,
      lang, status, created_at, expires_at, paid_at)
    select l.account_id, l.id, p.id, p.name, p.price, p.price, 1, '1', 'id', 'paid', now(), now(), now()
    from (select *, row_number() over () as n from learner where name ~ '[0-9]$') l
    join (select *, row_number() over (order by id) - 1 as n, count(*) over () as of from package) p
      on p.n = l.n % p.of
    where l.n % 5 > 0 returning id, learner_id, package_id, total
  )
  insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version,
    level, level_given_at, starts_on, state, opened_at)
  select o.id, o.learner_id, o.package_id, 20, 2, o.total, 1, case when r < 0.95 then 'Kids Beginner' end,
    case when r < 0.95 then now() - make_interval(mins => (r * 100000)::integer) end, case when r < 0.94 then date '2026-10-01' end,
    case when r < 0.6 then 'ended' when r < 0.62 then 'suspended' else 'active' end, now() - interval '90 days'
  from (select o.*, random() as r from ordered o) o`;

const CLASSES = `
  insert into school_class (name, package_type, age_group, teacher_id, meetings, starts_on, created_at)
  select 'Kelas ' || n, (array['general_english', 'conversation', 'eng_test_prep', 'special_course'])[1 + n % 4], 'kids',
    t.account_id, 20, date '2026-06-01' + n % 200, now() - make_interval(mins => n)
  from generate_series(1, 20000) n
  join (select account_id, row_number() over () - 1 as k, count(*) over () as of from teacher) t on t.k = n % t.of`;

const LINES = `
  insert into student_line (learner_id, enrolment_id, name, words, package_type, package_name, status, due_at)
  select l.id, e.id, l.name, lower(l.name || ' ' || a.display_username || ' ' || a.email::text), p.type, p.name,
    case when e.id is null then 'noCourse' else student_status(e) end, case when e.id is not null then student_due(e) end
  from learner l join account a on a.id = l.account_id
  left join enrolment e on e.learner_id = l.id left join package p on p.id = e.package_id
  where l.erased_at is null on conflict do nothing`;
