import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../scripts/free-port.ts';
import { startBarePage } from '../bare.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../numbers.ts';
import type { Figure, Limit } from '../report.ts';
import { startSchool } from '../school.ts';

/** Pages that are only read, and one that React brings to life. */
const READ = ['/', '/program/general-english', '/contact'];
const ALIVE = '/pretest';
/** How much longer than a page of one line a page that is only read may block, in milliseconds. */
const OWN_WORK = 20;
const RUNS = 5;
/** On a busy machine Lighthouse sometimes sees no paint; such a run is made again. */
const SPARE = 3;
/** A browser that has just been started is still busy with itself. */
const SETTLED_MS = 3_000;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES: readonly { audit: string; name: string; unit: string; limit: Limit; per: number }[] = [
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 's', limit: { atMost: 1.2 }, per: 1000 },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms', limit: { atMost: 200 }, per: 1 },
  { audit: 'cumulative-layout-shift', name: 'CLS', unit: '', limit: { atMost: 0.02 }, per: 1 },
];

/** What we read of Lighthouse's report. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  /** How fast Lighthouse found this machine; far below 1,000 the times mean little. */
  environment: { benchmarkIndex: number };
};
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse as on a phone, medians of five. Too large to be a dependency: it is used where it can be loaded. */
export async function measure(): Promise<Figure[] | { skipped: string }> {
  const lighthouse = await loadLighthouse();
  if (!lighthouse) {
    return { skipped: 'not installed: npm i --no-save lighthouse@13.5.0 (or LIGHTHOUSE_PATH to its folder)' };
  }
  const school = await startSchool();
  try {
    const [bare, blocks] = await ofOneLine(lighthouse);
    const figures: Figure[] = [];
    for (const path of READ) {
      const own = figuresOf(path, await firstVisits(lighthouse, school.url + path));
      figures.push(
        ...own.map((one) => (one.unit === 'ms' ? { ...one, limit: { atMost: blocks + OWN_WORK } } : one)),
      );
    }
    return [...figures, ...figuresOf(ALIVE, await firstVisits(lighthouse, school.url + ALIVE)), ...bare];
  } finally {
    await school.stop();
  }
}

async function firstVisits(lighthouse: Lighthouse, url: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS + SPARE && reports.length < RUNS; run += 1) {
    const report = await firstVisit(lighthouse, url);
    if (isWhole(report)) reports.push(report);
  }
  if (reports.length < RUNS) throw new Error(`Lighthouse could not measure ${url}`);
  return reports;
}

const ONE_LINE =
  '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Halo</title></head><body><h1>Halo</h1></body></html>';

/**
 * How a page fares on which nothing is, and how long it blocks in milliseconds: the browser's own work on this machine, which
 * every page has.
 */
async function ofOneLine(lighthouse: Lighthouse): Promise<[figures: Figure[], blocks: number]> {
  const bare = await startBarePage(brotliCompressSync(ONE_LINE));
  try {
    const figures = figuresOf('a page of one line', await firstVisits(lighthouse, `${bare.url}/page`)).filter(
      ({ name }) => / (performance|TBT)$/.test(name),
    );
    const blocks = figures.find(({ unit }) => unit === 'ms')?.value;
    if (blocks === undefined) throw new Error('no blocking time was measured');
    return [figures.map(({ limit: _, ...rest }) => rest), blocks];
  } finally {
    await bare.stop();
  }
}

/** A browser that has never been here, as Lighthouse starts one for each run: a page treats who comes again differently. */
async function firstVisit(lighthouse: Lighthouse, url: string): Promise<Report> {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    await sleep(SETTLED_MS);
    const done = await lighthouse(url, { port, logLevel: 'error' });
    if (!done) throw new Error(`Lighthouse could not measure ${url}`);
    return done.lhr;
  } finally {
    await browser.close();
  }
}

/** The package of the project, or the folder that `LIGHTHOUSE_PATH` names, or one below it. */
async function loadLighthouse(): Promise<Lighthouse | null> {
  const named = process.env.LIGHTHOUSE_PATH;
  const folders = named ? [named, join(named, 'node_modules/lighthouse')] : [];
  const file = folders.map((folder) => join(folder, 'core/index.js')).find((path) => existsSync(path));
  if (named && !file) throw new Error(`no Lighthouse in ${named}`);
  const name = file ? pathToFileURL(file).href : 'lighthouse';
  try {
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch (error) {
    if (!file && error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return null;
    throw error;
  }
}

const isWhole = ({ audits }: Report) =>
  TIMES.every(({ audit }) => Number.isFinite(audits[audit]?.numericValue));

function figuresOf(path: string, reports: Report[]): Figure[] {
  const scores = SCORES.map((category): Figure => {
    const values = reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
    return {
      name: `${path} ${category}`,
      value: median(values),
      unit: '',
      limit: { atLeast: 100 },
      note: failedAudits(reports, category).join(', '),
    };
  });
  const times = TIMES.map(({ audit, name, unit, limit, per }): Figure => {
    const values = reports.map((report) =>
      toThousandths((report.audits[audit]?.numericValue ?? Number.NaN) / per),
    );
    const note = `of ${values.map((value) => value.toFixed(3)).join(', ')}`;
    return { name: `${path} ${name}`, value: median(values), unit, limit, note };
  });
  const speed = reports.map(({ environment }) => environment.benchmarkIndex.toFixed(0)).join(', ');
  return [
    ...scores,
    ...times,
    {
      name: `${path} speed of the machine`,
      value: median(reports.map((r) => r.environment.benchmarkIndex)),
      unit: '',
      note: `of ${speed}`,
    },
  ];
}

/** As Lighthouse shows it: a shift below a thousandth is none. */
const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

/** Audits with a weight that were below full marks in any run. */
function failedAudits(reports: Report[], category: string): string[] {
  const failed = reports.flatMap((report) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(failed)];
}
