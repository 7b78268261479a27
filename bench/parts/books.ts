import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fillBooks } from '../many-lines.ts';
import { quantile } from '../numbers.ts';
import { watchedMemory } from '../process-use.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, type School, signIn, startSchool } from '../school.ts';

const LINES = 5_000_000;
/** How often each address is requested, after the first few, which warm the database's cache. */
const ROUNDS = 30;
const WARM_UP = 3;
const LIMIT = { below: 100 };

/** What somebody of finance looks at; all addresses of a kind are requested in turn. */
const LOOKS: Record<string, string[]> = {
  dashboard: ['7d', '30d', '3m'].flatMap((period) => [
    `dashboard?period=${period}`,
    `dashboard?period=${period}&basis=earned`,
  ]),
  'profit and loss': ['weekly', 'monthly', 'quarterly'].flatMap((range) => [
    `profit-loss?range=${range}`,
    `profit-loss?range=${range}&basis=earned`,
  ]),
  'list of transactions': [
    'transactions',
    'transactions?page=50',
    'transactions?type=expense&sort=-amount',
    'transactions?category=ielts-regular&basis=earned&sort=amount',
  ],
  'search in transactions': [
    'transactions?q=conversation',
    'transactions?q=nota',
    'transactions?q=nota%20nomor%2012345&sort=-amount',
    'transactions?q=tidak%20ada',
    'transactions?q=halim%20431',
    'transactions?q=sari',
    'transactions?q=sari%20wijaya&sort=-amount',
    'transactions?q=sari&basis=earned&sort=-amount',
    'transactions?q=wijaya&type=revenue&category=conversation-kids&from=2026-01-01&to=2026-06-30&sort=-amount',
    'transactions?q=nota&type=expense&category=marketing&from=2026-01-01&sort=amount',
    'transactions?q=123&sort=amount&page=5',
    'transactions?q=kids&basis=earned&type=revenue&sort=-amount',
  ],
};

/** Finance with five million lines in the journal: its screens, its longest report as a file, and the nightly check. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  try {
    await fillBooks(database.url, LINES);
    const { token } = await signIn(school, 'finance');
    const figures: Figure[] = [
      {
        name: 'lines of the journal',
        value: await linesIn(database.url),
        unit: '',
        limit: { atLeast: LINES },
      },
    ];
    for (const [name, paths] of Object.entries(LOOKS)) figures.push(await look(school, token, name, paths));
    for (const format of ['csv', 'xlsx']) figures.push(...(await exported(school, token, format)));
    return figures;
  } finally {
    await database.stop();
    await school.stop();
  }
}

async function linesIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: string }>('select count(*) as n from ledger_line');
  await client.end();
  return Number(rows[0]?.n ?? 0);
}

const fetchAs = (school: School, token: string, path: string) =>
  fetch(`${school.url}/api/finance/${path}`, { headers: { authorization: `Bearer ${token}` } });

async function look(school: School, token: string, name: string, paths: string[]): Promise<Figure> {
  const took: number[] = [];
  const slowest = { path: '', ms: 0 };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const path of paths) {
      const began = performance.now();
      const answer = await fetchAs(school, token, path);
      await answer.arrayBuffer();
      const ms = performance.now() - began;
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (round < WARM_UP) continue;
      took.push(ms);
      if (ms > slowest.ms) Object.assign(slowest, { path, ms });
    }
  }
  const note = `slowest ${slowest.ms.toFixed(0)} ms: ${slowest.path}`;
  return { name: `${name}, p95`, value: quantile(took, 0.95), unit: 'ms', limit: LIMIT, note };
}

/** A report of about 100,000 rows, read as it comes, and what the app's memory does meanwhile. */
async function exported(school: School, token: string, format: string): Promise<Figure[]> {
  const path = (period: string) =>
    `reports/export?type=revenue&basis=earned&period=${period}&format=${format}`;
  // A shorter one before: what the first export loads stays loaded.
  await (await fetchAs(school, token, path('7w'))).arrayBuffer();
  await sleep(2_000);
  const { done, seconds, mb } = await watchedMemory(school.pid, async () => {
    const answer = await fetchAs(school, token, path('3m'));
    const read = { bytes: 0, rows: 0 };
    for await (const chunk of answer.body ?? []) {
      read.bytes += chunk.length;
      if (format === 'csv') read.rows += chunk.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
    }
    return read;
  });
  const note = `${(done.bytes / 1e6).toFixed(1)} MB${format === 'csv' ? `, ${done.rows} lines` : ''}`;
  return [
    { name: `report of 100,000 rows as ${format}`, value: seconds, unit: 's', limit: { below: 10 }, note },
    { name: `memory it takes meanwhile, ${format}`, value: mb, unit: 'MB', limit: { below: 64 } },
  ];
}
