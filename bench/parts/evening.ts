import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { fillMeetings } from '../four-years.ts';
import { growthReads } from '../growth-reads.ts';
import { runLoad, type Target } from '../load.ts';
import { markInApp } from '../marking.ts';
import { quantile } from '../numbers.ts';
import { residentMb } from '../process-use.ts';
import type { Figure } from '../report.ts';
import { openRunningMeetings, type WaitingSeat } from '../running-meetings.ts';
import { joinDatabase, type School, startSchool } from '../school.ts';

/** How long the evening lasts; `BENCH_EVENING_S` for a shorter one. */
const SECONDS = Number(process.env.BENCH_EVENING_S ?? 600);
/** Learners who have ever been in the school; one of twenty learns now. */
const LEARNERS = 10_000;
/** Lessons begin in every minute of this bench: so many learners mark their attendance each second. */
const MARKS_PER_SECOND = 20;
const READERS = 16;
/** How often a kind of page is opened in an evening, against the others, which count once. */
const OFTEN: Record<string, number> = { "a family's home": 8, "a family's class": 6, "a teacher's home": 3 };
const PAGES = ['/', '/?lang=en', '/program/general-english', '/login'];

/**
 * An evening of a school: families and teachers look at their pages, visitors at the public ones, staff at their lists, as
 * fast as they are answered, while learners mark their attendance. Only the server's own process counts for memory; client,
 * database and server share the machine.
 */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const client = new pg.Client({ connectionString: database.url });
  const pool = createPool({ url: database.url, max: 1, answerWithinMs: 0, applicationName: 'fasih-bench' });
  try {
    await client.connect();
    await fillMeetings(client, 'evening', LEARNERS);
    const seats = await openRunningMeetings(pool, SECONDS * MARKS_PER_SECOND, 'marking');
    const targets = await pagesOfTheEvening(school, client);
    const memory: number[] = [];
    const watch = setInterval(() => memory.push(residentMb(school.pid)), 1000);
    const [reads, marks] = await Promise.all([
      runLoad({ url: school.url, targets, connections: READERS, seconds: SECONDS }),
      markEachSecond(school, seats),
    ]);
    clearInterval(watch);
    return [
      { name: 'pages and reads', value: reads.perSecond, unit: '/s', note: `${reads.answers} answers` },
      { name: 'p50', value: quantile(reads.tookMs, 0.5), unit: 'ms' },
      { name: 'p99', value: quantile(reads.tookMs, 0.99), unit: 'ms' },
      { name: 'marks meanwhile, p50', value: quantile(marks, 0.5), unit: 'ms' },
      { name: 'marks meanwhile, p99', value: quantile(marks, 0.99), unit: 'ms' },
      { name: 'memory, highest', value: Math.max(...memory), unit: 'MB' },
      { name: 'memory at the end', value: memory.at(-1) ?? Number.NaN, unit: 'MB' },
    ];
  } finally {
    await client.end();
    await pool.end();
    await database.stop();
    await school.stop();
  }
}

/** All kinds of requests in turn, each as often as it is made. */
async function pagesOfTheEvening(school: School, client: pg.Client): Promise<Target[]> {
  const reads = await growthReads(school, client, 'evening');
  const kinds = [
    ...PAGES.map((path) => ({ name: path, targets: [{ path, headers: { 'accept-encoding': 'br' } }] })),
    ...reads,
  ].flatMap((kind) => Array.from({ length: OFTEN[kind.name] ?? 1 }, () => kind));
  // Each family and teacher comes once in a round of a thousand.
  return Array.from({ length: 1000 }, (_, turn) =>
    kinds.flatMap(({ targets }, index) => targets[(turn + index * 37) % targets.length] ?? []),
  ).flat();
}

/** @returns what each mark took, in milliseconds. */
async function markEachSecond(school: School, seats: readonly WaitingSeat[]): Promise<number[]> {
  const took: number[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    const next = sleep(1000);
    const own = seats.slice(second * MARKS_PER_SECOND, (second + 1) * MARKS_PER_SECOND);
    const { tookMs } = await runLoad({
      url: school.url,
      targets: own.map((seat) => markInApp(school, seat)),
      connections: 4,
      requests: own.length,
    });
    took.push(...tookMs);
    await next;
  }
  return took;
}
