import { cpus, loadavg } from 'node:os';
import { build } from '../scripts/build.ts';
import { type Figure, isGood, keepResults, type Part, tableOf } from './report.ts';

type Measured = Figure[] | { skipped: string };
type Module = { measure(): Promise<Measured> };

/** Every part, in the order of a whole run. */
const PARTS: Record<string, () => Promise<Module>> = {
  machine: () => import('./parts/machine.ts'),
  reads: () => import('./parts/reads.ts'),
  attendance: () => import('./parts/attendance.ts'),
  flood: () => import('./parts/flood.ts'),
  learning: () => import('./parts/learning.ts'),
  payments: () => import('./parts/payments.ts'),
  mail: () => import('./parts/mail.ts'),
  reminders: () => import('./parts/reminders.ts'),
  classes: () => import('./parts/classes.ts'),
  placing: () => import('./parts/placing.ts'),
  time: () => import('./parts/time.ts'),
  lists: () => import('./parts/lists.ts'),
  growth: () => import('./parts/growth.ts'),
  import: () => import('./parts/import.ts'),
  books: () => import('./parts/books.ts'),
  start: () => import('./parts/start.ts'),
  recovery: () => import('./parts/recovery.ts'),
  evening: () => import('./parts/evening.ts'),
  memory: () => import('./parts/memory.ts'),
  weight: () => import('./parts/weight.ts'),
  pages: () => import('./parts/pages.ts'),
  lighthouse: () => import('./parts/lighthouse.ts'),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const began = new Date();
await build();
console.log(
  `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`,
);
const parts: Part[] = [];
for (const [name, load] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const part = await measured(name, load);
  parts.push(part);
  console.log(tableOf(part));
}
const file = keepResults(parts, began);
const missed = parts.flatMap((part) => (isGood(part) ? [] : [part.part]));
console.log(missed.length === 0 ? '\nEvery limit is kept.' : `\nMissed in: ${missed.join(', ')}.`);
console.log(`Load at the end ${loadavg()[0]?.toFixed(1)}. Kept in ${file}`);
process.exit(missed.length === 0 ? 0 : 1);

/** A part that fails is a miss; the others are still measured. */
async function measured(part: string, load: () => Promise<Module>): Promise<Part> {
  try {
    const found = await (await load()).measure();
    return Array.isArray(found) ? { part, figures: found } : { part, figures: [], ...found };
  } catch (error) {
    return { part, figures: [], fault: faultOf(error) };
  }
}

/** What went wrong with its causes: `fetch failed` alone says nothing. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${faultOf(error.cause)}`;
}
