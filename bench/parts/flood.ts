import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { type Load, runLoad, type Target } from '../load.ts';
import { type Marker, mark, markInApp } from '../marking.ts';
import { median, quantile } from '../numbers.ts';
import type { Figure } from '../report.ts';
import { openRunningMeetings } from '../running-meetings.ts';
import { joinDatabase, startSchool } from '../school.ts';

const ROUNDS = 5;
const MARKS = 1500;
const WARM_UP = 1500;
/** Phones that try to sign in at once; each try comes from another address, so that no throttle turns it away. */
const GUESSERS = 50;
const GUESSES = 20_000;
/** A wait that nobody notices is no harm, however short it was before. */
const FLOOR_MS = 10;

/** What a flood of wrong sign-ins does to those who mark their attendance meanwhile. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool({ env: { TRUST_PROXY: 'loopback' } });
  const database = await joinDatabase(school);
  const pool = createPool({ url: database.url, max: 1, answerWithinMs: 0, applicationName: 'fasih-bench' });
  try {
    const seats = await openRunningMeetings(pool, 2 * ROUNDS * MARKS + WARM_UP);
    const marker: Marker = { ...school, target: (seat) => markInApp(school, seat) };
    await mark(marker, seats.splice(0, WARM_UP));
    const rounds: { calm: number; flooded: number; guessed: Load }[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const calm = await mark(marker, seats.splice(0, MARKS));
      const guessing = runLoad({
        url: school.url,
        targets: guesses(n * GUESSES),
        connections: GUESSERS,
        seconds: 3,
        mayBeBusy: true,
      });
      const flooded = await mark(marker, seats.splice(0, MARKS));
      const guessed = await guessing;
      rounds.push({ calm: quantile(calm.tookMs, 0.99), flooded: quantile(flooded.tookMs, 0.99), guessed });
    }
    const calm = median(rounds.map((round) => round.calm));
    const hashed = median(rounds.map(({ guessed }) => (guessed.answers - guessed.busy) / 3));
    return [
      { name: 'marks, p99 alone', value: calm, unit: 'ms' },
      {
        name: 'marks, p99 in a flood of sign-ins',
        value: median(rounds.map((round) => round.flooded)),
        unit: 'ms',
        limit: { atMost: 1.2 * Math.max(calm, FLOOR_MS) },
        note: `${hashed.toFixed(0)} passwords a second were compared, the others answered 503`,
      },
    ];
  } finally {
    await pool.end();
    await database.stop();
    await school.stop();
  }
}

function guesses(from: number): Target[] {
  return Array.from({ length: GUESSES }, (_, n) => ({
    method: 'POST' as const,
    path: '/api/auth/login',
    headers: {
      'x-forwarded-for': `10.${((from + n) >> 16) & 255}.${((from + n) >> 8) & 255}.${(from + n) & 255}`,
    },
    body: JSON.stringify({ username: `tamu.${from + n}`, password: 'bukan kata sandinya' }),
    expects: 401,
  }));
}
