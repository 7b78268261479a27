import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { type Cost, costOf } from '../buffers.ts';
import { FULL_SCHOOL, fillMeetings } from '../four-years.ts';
import { growthReads, type Read } from '../growth-reads.ts';
import { runLoad, type Target } from '../load.ts';
import { mark, markInApp } from '../marking.ts';
import { median } from '../numbers.ts';
import { readyForAClass } from '../ready-for-class.ts';
import type { Figure } from '../report.ts';
import { openRunningMeetings } from '../running-meetings.ts';
import { ask, joinDatabase, type School, signIn, startSchool } from '../school.ts';
import { openApp } from '../second-app.ts';

/** How much longer anything may take in the large school. */
const LIMIT = { atMost: 1.5 };
/**
 * Pages that a read may look at in any school. A small one's tables are read whole, which is fewer pages than a look by
 * index for each of a teacher's hundred learners; that step comes once and does not grow with the school.
 */
const FREE_PAGES = 1000;
/** Learners of the small school that the large one is compared with. */
const SMALL = 1000;
/** What a learner with twenty meetings takes on the disk, logs and sorting included. */
const BYTES_PER_LEARNER = 70_000;

const ROUNDS = 3;
/** All marks of the rounds are more than the 3,000 that the list of today's attendance shows. */
const MARKS = 750;
/** As many as an admin's home lists. They have one learner, as those of the filling, and come before the marks' groups. */
const LESSONS = 200;
const READS = 300;
const CLASSES = 10;

/** A school is at rest when none of its jobs has asked the database anything for so many seconds in a row. */
const AT_REST_S = 10;
const TIMEOUT_S = 900;

type Measured = { ms: number; cost: Cost };
/** By the name of the kind of request. */
type Seen = Map<string, Measured>;

/**
 * Marks, the planning of classes and the reads of everybody's day, before and after a million learners with twenty million
 * meetings are there (`BENCH_LEARNERS` for fewer): milliseconds per call, and pages looked at, which a busy machine does
 * not disturb. Lists that show the day of the whole school are full in the small one too.
 */
export async function measure(): Promise<Figure[] | { skipped: string }> {
  const learners = Number(process.env.BENCH_LEARNERS ?? FULL_SCHOOL);
  const dataDir = mkdtempSync(join(tmpdir(), 'fasih-growth-'));
  try {
    const needed = (learners * BYTES_PER_LEARNER) / 1e9;
    const { bavail, bsize } = statfsSync(dataDir);
    if ((bavail * bsize) / 1e9 < needed) return { skipped: `needs ${needed.toFixed(0)} GB of free disk` };
    await (await startSchool({ dataDir })).stop();
    await fill(dataDir, 'small', SMALL);
    const before = await seenIn(dataDir, 'small');
    const began = performance.now();
    await fill(dataDir, 'large', learners);
    const minutes = (performance.now() - began) / 60_000;
    const after = await seenIn(dataDir, 'large');
    return [
      ...figuresOf(before, after),
      { name: `filling with ${learners} learners`, value: minutes, unit: 'min' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function figuresOf(before: Seen, after: Seen): Figure[] {
  return [...before].flatMap(([name, was]) => {
    const is = after.get(name);
    if (!is) throw new Error(`${name} was not measured again`);
    const lost = is.cost.plans.filter(
      (plan) => plan.includes('Seq Scan') && Number.parseInt(plan, 10) > 1000,
    );
    return [
      {
        name: `${name}, time`,
        value: is.ms / was.ms,
        unit: 'of before',
        limit: LIMIT,
        note: `${was.ms.toFixed(2)} ms, then ${is.ms.toFixed(2)} ms`,
      },
      {
        name: `${name}, pages`,
        value: is.cost.pages / Math.max(was.cost.pages, FREE_PAGES),
        unit: `of before, or of ${FREE_PAGES}`,
        limit: LIMIT,
        note: [`${was.cost.pages}, then ${is.cost.pages}`, ...lost].join('; '),
      },
    ];
  });
}

/** Fills the school while nobody is in it. */
async function fill(dataDir: string, name: string, learners: number): Promise<void> {
  await withDatabase({ dataDir }, (client) => fillMeetings(client, name, learners));
}

async function withDatabase<T>(
  school: Pick<School, 'dataDir'>,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const database = await joinDatabase(school);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    return await work(client, database.url);
  } finally {
    await client.end();
    await database.stop();
  }
}

async function seenIn(dataDir: string, name: string): Promise<Seen> {
  const school = await startSchool({ dataDir });
  try {
    return await withDatabase(school, async (client, url) => {
      await atRest(client);
      const app = await openApp(school, url);
      try {
        const seen: Seen = new Map([['a mark', await marks(school, app, url, name)]]);
        for (const read of await growthReads(school, client, name))
          seen.set(read.name, await reading(school, app, read));
        const { plan, open } = await classes(school, app, client);
        return seen.set('planning a class of 20 meetings', plan).set('opening a class of 20 meetings', open);
      } finally {
        await app.stop();
      }
    });
  } finally {
    await school.stop();
  }
}

/** A school that was filled in at once counts all its months at the first start; one that lived them counted each in its time. */
async function atRest(client: pg.Client): Promise<void> {
  for (let waited = 0, quiet = 0; quiet < AT_REST_S; waited += 1) {
    if (waited === TIMEOUT_S) throw new Error(`the school was not at rest within ${TIMEOUT_S} s`);
    await sleep(1000);
    const { rows } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}

type App = Awaited<ReturnType<typeof openApp>>;

/** What one call costs in the second app, whose connections have prepared its statements. */
async function costIn(app: App, { path, method = 'GET', headers = {}, body }: Target): Promise<Cost> {
  return costOf(async () => {
    const answer = await app.fastify.inject({
      url: path,
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.statusCode > 201) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  });
}

async function marks(school: School, app: App, url: string, name: string) {
  const pool = createPool({ url, max: 1, answerWithinMs: 0, applicationName: 'fasih-bench' });
  try {
    await openRunningMeetings(pool, LESSONS, `alone-${name}`, 1);
    const seats = await openRunningMeetings(pool, (ROUNDS + 1) * MARKS + 2, name);
    const target = markInApp.bind(null, school);
    const marker = { ...school, target };
    for (const seat of seats.splice(0, 1)) await costIn(app, target(seat));
    const [cost] = await Promise.all(seats.splice(0, 1).map((seat) => costIn(app, target(seat))));
    await mark(marker, seats.splice(0, MARKS));
    const rounds: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1)
      rounds.push(1000 / (await mark(marker, seats.splice(0, MARKS))).perSecond);
    if (!cost) throw new Error('no seat to mark');
    return { ms: median(rounds), cost };
  } finally {
    await pool.end();
  }
}

/** What one kind of read costs, and how long it takes with many readers at once. */
async function reading(school: School, app: App, { targets }: Read): Promise<Measured> {
  const [first, second = first] = targets;
  if (!first || !second) throw new Error('nothing to read');
  await costIn(app, first);
  const cost = await costIn(app, second);
  const load = () => runLoad({ url: school.url, targets, requests: READS });
  await load();
  const rounds: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(1000 / (await load()).perSecond);
  return { ms: median(rounds), cost };
}

async function classes(school: School, app: App, client: pg.Client) {
  const { token } = await signIn(school, 'admin');
  const took = { plan: [] as number[], open: [] as number[] };
  const timed = async (what: 'plan' | 'open', path: string, form: unknown) => {
    const began = performance.now();
    await ask(school, token, path, form);
    took[what].push(performance.now() - began);
  };
  for (let n = 0; n < CLASSES; n += 1) {
    const form = await readyForAClass(client);
    await timed('plan', '/classes/plan', form);
    await timed('open', '/classes', form);
  }
  const cost = async (path: string, form: unknown) =>
    costIn(app, {
      path: `/api${path}`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(form),
    });
  await cost('/classes/plan', await readyForAClass(client));
  const form = await readyForAClass(client);
  return {
    plan: { ms: median(took.plan), cost: await cost('/classes/plan', form) },
    open: { ms: median(took.open), cost: await cost('/classes', form) },
  };
}
