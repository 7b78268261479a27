import pg from 'pg';
import { fillSchool } from '../many-students.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, type School, signIn, startSchool } from '../school.ts';

/** What an admin waits for a page of a list, at the 95th percentile, with a million learners in the school. */
const BAR = { below: 50 };
const TIMES = 20;
/** No page of a table may be larger, compressed or not (house 'Speed'). */
const MOST_BYTES = { below: 200 };

const SORTS = ['name', '-name', 'program', '-program', 'status', '-status', 'due', '-due'];
const PROGRAMS = ['general_english', 'special_course'];
const STATUSES = ['waitingForTest', 'waitingForClass', 'inClass', 'suspended', 'ended', 'noCourse'];

/** The lists of the admin's area with a million learners: every order, every filter, searches, the last page. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await fillSchool(client);
    const { token } = await signIn(school, 'admin');
    const figures: Figure[] = [];
    let largest = 0;
    for (const [name, paths] of asked()) {
      const seen = await timed(school, token, paths);
      largest = Math.max(largest, seen.bytes);
      figures.push({ name, value: seen.p95, unit: 'ms p95', bar: BAR, note: `slowest ${seen.worst}` });
    }
    figures.push({ name: 'largest page of 100 rows', value: largest / 1024, unit: 'kB', bar: MOST_BYTES });
    return figures;
  } finally {
    await client.end();
    await database.stop();
    await school.stop();
  }
}

/** Groups of list calls, each with what is told of it. */
function asked(): [string, string[]][] {
  const students = (query: string) => `/students?${query}`;
  const both = PROGRAMS.flatMap((program) => STATUSES.map((status) => ({ program, status })));
  return [
    ['students, every order', SORTS.map((sort) => students(`sort=${sort}`))],
    ['students, every order, page 500', SORTS.map((sort) => students(`sort=${sort}&page=500`))],
    [
      'students, every program and order',
      PROGRAMS.flatMap((program) => SORTS.map((sort) => students(`program=${program}&sort=${sort}`))),
    ],
    [
      'students, every status and order',
      STATUSES.flatMap((status) => SORTS.map((sort) => students(`status=${status}&sort=${sort}`))),
    ],
    [
      'students, program and status and order',
      both.flatMap(({ program, status }) =>
        SORTS.map((sort) => students(`program=${program}&status=${status}&sort=${sort}`)),
      ),
    ],
    [
      'students, search',
      ['s', 'sa', 'sari', 'sekar 123', 'siti wulandari', 'anak.55@', 'zzzz'].map((q) => students(`q=${q}`)),
    ],
    [
      'students, search with filters',
      ['sa', 'sari', 'wulandari'].flatMap((q) =>
        ['sort=name', 'sort=-status', 'status=inClass', 'program=special_course&sort=program'].map((more) =>
          students(`q=${q}&${more}`),
        ),
      ),
    ],
    ['students, 100 rows', [students('pageSize=100')]],
    [
      'classes',
      ['', 'sort=name', 'sort=-startsOn', 'q=sari', 'q=kelas 77', 'state=active', 'type=conversation'].map(
        (query) => `/classes?${query}`,
      ),
    ],
  ];
}

async function timed(school: School, token: string, paths: readonly string[]) {
  const took: { path: string; ms: number }[] = [];
  let bytes = 0;
  for (const path of paths) {
    for (let time = 0; time < TIMES; time++) {
      const began = performance.now();
      const answer = await fetch(`${school.url}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      // The first one of each kind plans and warms up, as it does for an admin only once.
      if (time > 0) took.push({ path, ms: performance.now() - began });
      bytes = Math.max(bytes, text.length);
    }
  }
  took.sort((a, b) => a.ms - b.ms);
  const worst = took.at(-1);
  return {
    p95: took[Math.ceil(took.length * 0.95) - 1]?.ms ?? Number.NaN,
    worst: `${worst?.ms.toFixed(0)} ms ${worst?.path}`,
    bytes,
  };
}
