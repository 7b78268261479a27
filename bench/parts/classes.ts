import pg from 'pg';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, signIn, startSchool } from '../school.ts';

/** Opening a class with all its meetings, seats, notices and traces, as the admin waits for it. */
const BAR = { below: 200 };
const CLASSES = 25;
const WARM_UP = 5;

type Ready = { teacherId: string; enrolmentIds: string[] };

/** Opens classes of twenty meetings one after the other and tells the middle one and the slowest. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { token } = await signIn(school, 'admin');
    const took = { plan: [] as number[], open: [] as number[] };
    for (let index = 0; index < CLASSES; index++) {
      const { teacherId, enrolmentIds } = await readyForAClass(client);
      const form = { teacherId, enrolmentIds, slots: SLOTS, startsOn: nextWeek() };
      const timed = async (what: 'plan' | 'open', path: string) => {
        const began = performance.now();
        const made = await ask<{ meetings: unknown; plan?: unknown[] }>(school, token, path, form);
        if (index >= WARM_UP) took[what].push(performance.now() - began);
        return made;
      };
      await timed('plan', '/classes/plan');
      const { plan } = await timed('open', '/classes');
      if (plan?.length !== 20) throw new Error(`a class with ${plan?.length} meetings`);
    }
    return [
      figure('POST /api/classes/plan, 20 meetings', took.plan),
      figure('POST /api/classes, 20 meetings', took.open),
    ];
  } finally {
    await client.end();
    await database.stop();
    await school.stop();
  }
}

const SLOTS = [
  { weekday: 1, minute: 9 * 60 },
  { weekday: 4, minute: 9 * 60 },
];

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

function figure(name: string, times: number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { name, value: middle, unit: 'ms', bar: BAR, note: `slowest ${sorted.at(-1)?.toFixed(0)} ms` };
}

/** A teacher with hours on every day, and a grown-up with a paid course and a level. */
async function readyForAClass(client: pg.Client): Promise<Ready> {
  const { rows } = await client.query<{ teacher: string; enrolment: string }>(
    `with person as (
       insert into account (username, display_username, email, name, role)
       select n, n, n || '@contoh.example', 'Bench', role
       from (values ('teacher'), ('student')) r (role), lateral (select 'b' || replace(uuidv7()::text, '-', '') as n
         where role is not null) x
       returning id, role
     ), teaches as (
       insert into teacher (account_id) select id from person where role = 'teacher' returning account_id
     ), hours as (
       insert into availability (teacher_id, weekday, minutes)
       select account_id, d, '[420,1260)' from teaches, generate_series(1, 7) d
     ), learns as (
       insert into learner (account_id, kind, name, birth_date)
       select id, 'self', 'Bench', '1990-01-01' from person where role = 'student' returning id, account_id
     ), ordered as (
       insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version,
         lang, status, created_at, expires_at, paid_at)
       select l.account_id, l.id, p.id, p.name, p.price, p.price, 1, '1', 'id', 'paid', now(), now(), now()
       from learns l, package p where p.slug = 'general-english-adult' returning id, learner_id, package_id, total
     ), enrolled as (
       insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version,
         level, opened_at)
       select o.id, o.learner_id, p.id, p.meetings, p.meetings_per_week, o.total, 1, 'Adult Beginner', now()
       from ordered o join package p on p.id = o.package_id returning id
     )
     select teaches.account_id as teacher, enrolled.id as enrolment from teaches, enrolled`,
  );
  const [row] = rows;
  if (!row) throw new Error('nobody is ready for a class');
  return { teacherId: row.teacher, enrolmentIds: [row.enrolment] };
}
