import pg from 'pg';
import { median } from '../numbers.ts';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, signIn, startSchool } from '../school.ts';

const LEARNERS = 300_000;
const WAITING = 1000;
const TEACHERS = 50;
const ROUNDS = 20;
/** Calls before the measured ones, which fill caches and connections. */
const WARM_UP = 3;

/** A family with many learners, nearly all of them long in a class, and a thousand who wait for one. */
const FILL = [
  `insert into account (username, display_username, email, name, role)
   values ('bench.family', 'bench.family', 'bench@contoh.id', 'Bench', 'student')`,
  `insert into learner (account_id, kind, name, birth_date)
   select a.id, 'child', 'Bench ' || n, '1990-01-01' from account a, generate_series(1, ${LEARNERS}) n where a.username = 'bench.family'`,
  `insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version, lang, status,
     created_at, expires_at, paid_at)
   select l.account_id, l.id, p.id, p.name, p.price, p.price, 1, '1', 'id', 'paid', now(), now() + interval '1 day', now()
   from learner l, package p where p.id = 103 and l.name like 'Bench %'`,
  `insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version, state, opened_at,
     level, level_given_at, starts_on)
   select o.id, o.learner_id, p.id, p.meetings, 2, o.total, 1, 'active', now(), 'Adult Intermediate', now(),
     case when row_number() over (order by o.id) > ${WAITING} then current_date end
   from orders o join package p on p.id = o.package_id join learner l on l.id = o.learner_id where l.name like 'Bench %'`,
  `insert into account (username, display_username, email, name, role)
   select 'bench.teacher.' || n, 'bench.teacher.' || n, 'bench.teacher.' || n || '@contoh.id', 'Teacher ' || n, 'teacher'
   from generate_series(1, ${TEACHERS}) n`,
  `insert into teacher (account_id) select id from account where username like 'bench.teacher.%' on conflict do nothing`,
  `insert into availability (teacher_id, weekday, minutes)
   select id, d, int4range(480, 1260) from account, generate_series(1, 6) d where username like 'bench.teacher.%'`,
  `insert into school_class (name, package_type, age_group, level, teacher_id, meetings, starts_on, state, created_at)
   select 'Bench', 'general_english', 'adult', 'Adult Intermediate', id, 20, current_date, 'active', now()
   from account where username like 'bench.teacher.%'`,
  // Four meetings a day, six days a week, for twelve weeks.
  `insert into meeting (class_id, number, teacher_id, during)
   select c.id, d * 4 + h, c.teacher_id, tstzrange(at, at + interval '1 hour')
   from school_class c, generate_series(0, 83) d, generate_series(0, 3) h,
     lateral (select (current_date + d) + make_interval(hours => 2 + (h * 3 + d % 2)) as at) t
   where c.name = 'Bench' and extract(isodow from current_date + d) < 7`,
  'vacuum analyze',
];

/** Proposals for one learner of a school with 300,000, and a plan for a thousand who wait, with fifty teachers. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set timezone = 'UTC'; set synchronous_commit = off",
    );
    for (const statement of FILL) await client.query(statement);
    const { token } = await signIn(school, 'admin');
    const { rows } = await client.query<{ id: string }>(
      `select e.id from enrolment e join learner l on l.id = e.learner_id
       where l.name like 'Bench %' and e.starts_on is null limit ${ROUNDS + WARM_UP}`,
    );
    const took: number[] = [];
    for (const [n, { id }] of rows.entries()) {
      const began = performance.now();
      await ask(school, token, `/enrolments/${id}/proposals`);
      if (n >= WARM_UP) took.push(performance.now() - began);
    }
    const began = performance.now();
    const plan = await ask<{ learners: { proposal: object | null }[] }>(school, token, '/placing/plan', {});
    const seconds = (performance.now() - began) / 1000;
    const placed = plan.learners.filter(({ proposal }) => proposal !== null).length;
    return [
      {
        name: `proposals for one of ${LEARNERS} learners`,
        value: median(took),
        unit: 'ms',
        limit: { below: 100 },
        note: `slowest ${Math.max(...took).toFixed(0)} ms`,
      },
      {
        name: `plan for ${plan.learners.length} who wait`,
        value: seconds,
        unit: 's',
        limit: { below: 30 },
        note: `${placed} placed`,
      },
    ];
  } finally {
    await client.end();
    await database.stop();
    await school.stop();
  }
}
