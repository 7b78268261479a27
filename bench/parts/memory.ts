import { setTimeout as sleep } from 'node:timers/promises';
import { runLoad, type Target } from '../load.ts';
import { median } from '../numbers.ts';
import { residentMb } from '../process-use.ts';
import type { Figure } from '../report.ts';
import { type School, signIn, startSchool } from '../school.ts';

const REST_MS = 60_000;
const REQUESTS = 50_000;
const EARLY = 10_000;
/** Memory is read this often, in requests; a figure is the median of the readings around its point. */
const EVERY = 250;
const AROUND = 2_500;

/** The app's own process: memory at rest, and whether it stays flat under 50,000 mixed requests. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  try {
    await sleep(REST_MS);
    const atRest = residentMb(school.pid);
    const seen: { count: number; mb: number }[] = [];
    const { busy } = await runLoad({
      url: school.url,
      targets: await mixed(school),
      requests: REQUESTS,
      mayBeBusy: true,
      onAnswer: (count) => {
        if (count % EVERY === 0) seen.push({ count, mb: residentMb(school.pid) });
      },
    });
    const at = (point: number) =>
      median(seen.filter(({ count }) => Math.abs(count - point) <= AROUND).map(({ mb }) => mb));
    const [early, late] = [at(EARLY), at(REQUESTS - AROUND)];
    const peak = Math.max(...seen.map(({ mb }) => mb));
    return [
      { name: '60 s after the start', value: atRest, unit: 'MB', limit: { below: 250 } },
      {
        name: 'growth from 10,000 to 50,000 requests',
        value: ((late - early) / early) * 100,
        unit: '%',
        limit: { below: 10 },
        note: `${early.toFixed(0)} MB to ${late.toFixed(0)} MB, peak ${peak.toFixed(0)} MB; ${busy} of the answers were 503`,
      },
      { name: '60 s after the load', value: await later(school), unit: 'MB' },
    ];
  } finally {
    await school.stop();
  }
}

async function later(school: School): Promise<number> {
  await sleep(REST_MS);
  return residentMb(school.pid);
}

/** Pages kept and rendered anew, in both languages, missing ones, API reads of visitors and families, a script. */
async function mixed(school: School): Promise<Target[]> {
  const { token } = await signIn(school, 'student');
  const page = (path: string, more: Partial<Target> = {}): Target => ({
    path,
    headers: { 'accept-encoding': 'br' },
    ...more,
  });
  const own = (path: string): Target => ({
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const html = await (await fetch(school.url)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
  if (!script) throw new Error('the front page names no script');
  const kept = [
    '/',
    '/?lang=en',
    '/about',
    '/contact?lang=en',
    '/program/general-english',
    '/register',
    '/login',
  ];
  const rest = [
    page(script),
    page('/api/packages'),
    own('/user/me'),
    own('/user/profile'),
    own('/orders'),
    own('/orders/latest'),
    own('/learners'),
    page('/api/user/me', { expects: 401 }),
    page('/program/nothing-like-it', { expects: 404 }),
    page('/?utm_source=bench'),
  ];
  // A page that is rendered anew costs as much as hundreds of the others; they are rare in life, too.
  return [...Array.from({ length: 5 }, () => kept.map((path) => page(path))).flat(), ...rest];
}
