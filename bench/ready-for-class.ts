import type pg from 'pg';

type Slot = { weekday: number; minute: number };
/** What `POST /classes` takes. */
export type ClassForm = { teacherId: string; enrolmentIds: string[]; slots: Slot[]; startsOn: string };

const SLOTS = [
  { weekday: 1, minute: 9 * 60 },
  { weekday: 4, minute: 9 * 60 },
];

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Makes a teacher with hours on every day, and a grown-up with a paid course and a level; answers what opens their class. */
export async function readyForAClass(client: pg.Client): Promise<ClassForm> {
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
  return { teacherId: row.teacher, enrolmentIds: [row.enrolment], slots: SLOTS, startsOn: nextWeek() };
}
