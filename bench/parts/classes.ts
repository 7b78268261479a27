import pg from 'pg';
import { readyForAClass } from '../ready-for-class.ts';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, signIn, startSchool } from '../school.ts';

/** Opening a class with all its meetings, seats, notices and traces, as the admin waits for it. */
const LIMIT = { below: 200 };
const CLASSES = 25;
const WARM_UP = 5;

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
      const form = await readyForAClass(client);
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

function figure(name: string, times: number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { name, value: middle, unit: 'ms', limit: LIMIT, note: `slowest ${sorted.at(-1)?.toFixed(0)} ms` };
}
