import type pg from 'pg';
import { makeToken } from '../apps/api/src/platform/http/session-token.ts';
import type { Target } from './load.ts';
import { type School, signIn } from './school.ts';

/** Reads that everybody makes all day and whose answers do not grow with the school, with the addresses to read in turn. */
export type Read = { name: string; targets: readonly Target[] };

/** So many families and teachers read in turn, each its own. */
const READERS = 1000;

type Reader = { token: string; classId: string };

/**
 * The reads of families, teachers, admins and finance in a school that `fillMeetings` filled as `name`.
 *
 * @returns one entry for each kind of request; families and teachers come from everywhere in the filling.
 */
export async function growthReads(school: School, client: pg.Client, name: string): Promise<Read[]> {
  const families = await readersOf(school, client, {
    like: `murid.${name}.19.%`,
    // Their course runs now.
    classOf:
      'select m.class_id from learner l join class_member m on m.learner_id = l.id where l.account_id = a.id limit 1',
  });
  const teachers = await readersOf(school, client, {
    like: `guru.${name}.3.%`,
    classOf: `select id from school_class where teacher_id = a.id and state = 'active' limit 1`,
  });
  const each = (readers: readonly Reader[], path: (reader: Reader) => string) =>
    readers.map((reader) => read(reader.token, path(reader)));
  const { rows } = await client.query<{ day: string; until: string; month: string; year: string }>(
    `select to_char(current_date, 'YYYY-MM-DD') as day, to_char(current_date + 7, 'YYYY-MM-DD') as until,
       to_char(current_date, 'YYYY-MM') as month, to_char(current_date, 'YYYY') as year`,
  );
  const [{ day, until, month, year } = { day: '', until: '', month: '', year: '' }] = rows;
  const staff = async (who: 'admin' | 'finance', paths: Record<string, string>): Promise<Read[]> => {
    const { token } = await signIn(school, who);
    return Object.entries(paths).map(([what, path]) => ({ name: what, targets: [read(token, path)] }));
  };
  return [
    { name: "a family's home", targets: each(families, () => '/dashboards/student') },
    { name: "a family's class", targets: each(families, ({ classId }) => `/my-classes/${classId}`) },
    { name: "a family's history", targets: each(families, () => '/my-history') },
    { name: "a family's reports", targets: each(families, () => '/my-reports') },
    { name: "a family's orders", targets: each(families, () => '/orders') },
    { name: "a family's notices", targets: each(families, () => '/notifications') },
    { name: "a teacher's home", targets: each(teachers, () => '/dashboards/teacher') },
    {
      name: "a teacher's week",
      targets: each(teachers, () => `/teacher/calendar?from=${day}&until=${until}`),
    },
    { name: "a teacher's class", targets: each(teachers, ({ classId }) => `/teacher/classes/${classId}`) },
    { name: "a teacher's students", targets: each(teachers, () => '/teacher/students') },
    { name: "a teacher's hours", targets: each(teachers, () => `/teacher/hours?month=${month}`) },
    ...(await staff('admin', {
      "an admin's home": '/dashboards/admin',
      students: '/students',
      // One of each generation.
      'students by name': `/students?q=sekar%20wulandari%2012%20murid.${name}`,
      classes: '/classes',
      // As many as the smallest school has.
      teachers: '/teachers?status=active&q=guru&pageSize=3',
      'attendance of today': '/attendance?kind=student&period=today',
      audit: '/audit',
    })),
    ...(await staff('finance', {
      "finance's home": '/finance/dashboard',
      transactions: '/finance/transactions',
      receipts: `/receipts?year=${year}`,
      refunds: '/refunds',
    })),
  ];
}

const read = (token: string, path: string): Target => ({
  path: `/api${path}`,
  headers: { authorization: `Bearer ${token}` },
});

/** Signs accounts in whose name is like `like`; passwords would take longer than all the rest. */
async function readersOf(
  school: School,
  client: pg.Client,
  { like, classOf }: { like: string; classOf: string },
): Promise<Reader[]> {
  const { rows } = await client.query<{ id: string; classId: string }>(
    `with chosen as (
       select a.id, (${classOf}) as class_id from account a where a.username like $1 order by md5(a.username::text) limit $2
     ), made as (
       insert into session (account_id, token, expires_at, last_seen_at)
       select id, 'growth' || id, now() + interval '1 day', now() + interval '10 minutes' from chosen where class_id is not null
       returning id, account_id
     )
     select made.id, chosen.class_id as "classId" from made join chosen on chosen.id = account_id`,
    [like, READERS],
  );
  if (rows.length < 2) throw new Error(`nobody is called ${like}`);
  return rows.map(({ id, classId }) => ({ token: makeToken(id, school.secret), classId }));
}
