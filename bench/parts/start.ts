import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../numbers.ts';
import type { Figure } from '../report.ts';
import { startSchool } from '../school.ts';

const STARTS = 3;

/** How long `scripts/start.ts`, which `npm start` runs, takes until the school is ready: on an empty data folder, and again. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fasih-bench-start-'));
  const used: number[] = [];
  const start = async () => {
    const school = await startSchool({ dataDir });
    await school.stop();
    used.push(school.processorMs ?? Number.NaN);
    return school.tookMs / 1000;
  };
  try {
    const first = await start();
    const again: number[] = [];
    for (let n = 0; n < STARTS; n += 1) again.push(await start());
    const note = `median of ${again.map((seconds) => seconds.toFixed(2)).join(', ')}; processor ${(median(used.slice(1)) / 1000).toFixed(2)} s`;
    return [
      { name: 'second start', value: median(again), unit: 's', limit: { below: 5 }, note },
      { name: 'first start', value: first, unit: 's', note: 'empty data folder, web app already built' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
