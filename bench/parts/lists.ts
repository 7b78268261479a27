import pg from 'pg';
import { EVENING, fillSchool } from '../many-students.ts';
import { quantile } from '../numbers.ts';
import { watchedMemory } from '../process-use.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, type School, signIn, startSchool } from '../school.ts';
import { type Known, type StaffList, staffLists } from '../staff-lists.ts';

/** What staff wait for a page of a list, at the 95th percentile, with a million learners in the school. */
const LIMIT = { below: 50 };
/** How often each address is requested, after `WARM_UP` requests, which plan it and warm the database's cache. */
const TIMES = 8;
const WARM_UP = 2;
/** No page of a table may be larger, compressed or not (house 'Speed'). */
const MAX_BYTES = { below: 200 };

type Tokens = Record<StaffList['who'], string>;

/** The lists of staff with a million learners: every order and filter, searches, late pages; and the list as a file. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool({ env: { DEMO_NOW: EVENING } });
  const database = await joinDatabase(school);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await fillSchool(client);
    const lists = staffLists(await knownOf(client));
    const tokens: Tokens = {
      admin: (await signIn(school, 'admin')).token,
      finance: (await signIn(school, 'finance')).token,
    };
    const figures: Figure[] = [];
    for (const list of lists) figures.push(...(await figuresOf(school, tokens[list.who], list)));
    figures.push(...(await exported(school, tokens.admin)));
    return figures;
  } finally {
    await client.end();
    await database.stop();
    await school.stop();
  }
}

/** Somebody and something in the middle of the big school. */
export async function knownOf(client: pg.Client): Promise<Known> {
  const { rows } = await client.query<Known>(
    `select c.teacher_id as "teacherId", m.learner_id as "learnerId", c.id as "classId",
       (select id from account where username = 'admin') as "accountId"
     from school_class c join class_member m on m.class_id = c.id where c.name = 'Kelas 25000' limit 1`,
  );
  if (!rows[0]) throw new Error('the big school has no class 25000');
  return rows[0];
}

/** How long a list takes, and its largest page. */
export async function figuresOf(
  school: Pick<School, 'url'>,
  token: string,
  { name, paths }: StaffList,
): Promise<Figure[]> {
  const took: { path: string; ms: number }[] = [];
  let bytes = 0;
  for (const path of paths) {
    for (let time = 0; time < WARM_UP + TIMES; time++) {
      const began = performance.now();
      const answer = await fetch(`${school.url}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      if (time >= WARM_UP) took.push({ path, ms: performance.now() - began });
      bytes = Math.max(bytes, Buffer.byteLength(text));
    }
  }
  const worst = took.reduce((a, b) => (b.ms > a.ms ? b : a));
  const note = `${paths.length} addresses, slowest ${worst.ms.toFixed(0)} ms ${worst.path}`;
  return [
    {
      name,
      value: quantile(
        took.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms p95',
      limit: LIMIT,
      note,
    },
    { name: `${name}, largest page`, value: bytes / 1000, unit: 'kB', limit: MAX_BYTES },
  ];
}

/** All students as a file, read as it comes, and what the app's memory does meanwhile. */
async function exported(school: School, token: string): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}` };
  // A short one before: what the first export loads stays loaded.
  await (
    await fetch(`${school.url}/api/students/export?format=xlsx&q=sekar%20123`, { headers })
  ).arrayBuffer();
  const { done, seconds, mb } = await watchedMemory(school.pid, async () => {
    const answer = await fetch(`${school.url}/api/students/export?format=xlsx&sort=name`, { headers });
    if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
    let bytes = 0;
    for await (const chunk of answer.body ?? []) bytes += chunk.length;
    return bytes;
  });
  return [
    {
      name: 'a million students as a workbook',
      value: seconds,
      unit: 's',
      note: `${(done / 1e6).toFixed(1)} MB`,
    },
    { name: 'memory it takes meanwhile', value: mb, unit: 'MB', limit: { below: 64 } },
  ];
}
