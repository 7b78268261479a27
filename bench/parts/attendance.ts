import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { startBare } from '../bare.ts';
import { type Load, runLoad } from '../load.ts';
import { CONNECTIONS, type Marked, type Marker, mark, markInApp, markInBare } from '../marking.ts';
import { median, quantile } from '../numbers.ts';
import { ONE_LINE, ofOneLine } from '../one-line.ts';
import type { Figure } from '../report.ts';
import { openRunningMeetings } from '../running-meetings.ts';
import { joinDatabase, startSchool } from '../school.ts';

/** Each seat can be marked once, so a round is so many marks and not so many seconds. */
const ROUNDS = 5;
const MARKS = 2000;
const WARM_UP = 1500;
const A_SECOND = 2500;

type Round = { app: Marked; bare: Marked; line: Load };

/**
 * A school's busiest minute: everybody marks at the start of their meeting. Compared with a bare `node:http` server that
 * reads the sign-in and the facts and runs the same one statement, on the same database, in turn.
 */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const pool = createPool({ url: database.url, max: 1, answerWithinMs: 0, applicationName: 'fasih-bench' });
  const bare = await startBare({ DATABASE_URL: database.url });
  try {
    const seats = await openRunningMeetings(pool, 2 * (ROUNDS * MARKS + WARM_UP));
    const ofApp: Marker = { ...school, target: (seat) => markInApp(school, seat) };
    const ofBare: Marker = { ...bare, target: markInBare };
    const before = await updatesOfSeats(pool, 0);
    await mark(ofApp, seats.splice(0, WARM_UP));
    await mark(ofBare, seats.splice(0, WARM_UP));
    const rounds: Round[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const app = await mark(ofApp, seats.splice(0, MARKS));
      const line = await runLoad({
        url: bare.url,
        targets: [ONE_LINE],
        connections: CONNECTIONS,
        seconds: 1,
      });
      rounds.push({ app, line, bare: await mark(ofBare, seats.splice(0, MARKS)) });
    }
    const marks = 2 * (ROUNDS * MARKS + WARM_UP);
    const after = await updatesOfSeats(pool, before.updated + marks);
    return [
      ...figuresOf(rounds),
      {
        name: 'seats that no index heard of',
        value: (after.hot - before.hot) / (after.updated - before.updated),
        unit: 'of marks',
        limit: { atLeast: 0.9 },
      },
      { name: 'meetings drawn', value: await drawn(pool), unit: '', limit: { exactly: marks } },
    ];
  } finally {
    await pool.end();
    await bare.stop();
    await database.stop();
    await school.stop();
  }
}

function figuresOf(rounds: Round[]): Figure[] {
  const rate = (side: keyof Round) => median(rounds.map((round) => round[side].perSecond));
  const ratios = rounds.map(({ app, bare }) => app.perSecond / bare.perSecond);
  const shares = rounds.map(({ app, line }) => app.perSecond / line.perSecond);
  const rates = `${rate('app').toFixed(0)}/s against ${rate('line').toFixed(0)}/s`;
  const took = rounds.flatMap(({ app }) => app.tookMs);
  const used = (side: 'app' | 'bare') => median(rounds.flatMap((round) => round[side].processorUs ?? []));
  const note = `${rate('app').toFixed(0)}/s against ${rate('bare').toFixed(0)}/s, rounds ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, processor ${used('app').toFixed(0)} against ${used('bare').toFixed(0)} µs`;
  return [
    {
      name: `marks, ${CONNECTIONS} connections`,
      value: rate('app'),
      unit: '/s',
      limit: { atLeast: A_SECOND },
    },
    { name: 'marks, p99', value: quantile(took, 0.99), unit: 'ms', limit: { atMost: 50 } },
    { name: 'marks, p50', value: quantile(took, 0.5), unit: 'ms' },
    { name: 'marks against bare', value: median(ratios), unit: 'of bare', limit: { atLeast: 0.5 }, note },
    ofOneLine('marks against one line', median(shares), A_SECOND, rates),
  ];
}

async function drawn(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from balance_event b join enrolment e on e.id = b.enrolment_id
       join learner l on l.id = e.learner_id join account a on a.id = l.account_id
     where a.username like 'student.bench.%' and b.kind = 'held'`,
  );
  return rows[0]?.count ?? 0;
}

/** Updates of seats so far; connections tell theirs late, so it waits until at least so many are known. */
async function updatesOfSeats(pool: Pool, atLeast: number): Promise<{ updated: number; hot: number }> {
  for (let waited = 0; ; waited += 1) {
    const { rows } = await pool.query<{ updated: number; hot: number }>(
      `select n_tup_upd as updated, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'seat'`,
    );
    const [seen] = rows;
    if (!seen) throw new Error('there is no table of seats');
    if (seen.updated >= atLeast || waited === 60) return seen;
    await sleep(500);
  }
}
