import { expect, it } from 'vitest';
import { later, MINUTE } from '../../basics/instants.ts';
import type { HealthFacts, HealthLine } from './contract.ts';
import { judgeHealth } from './rules.ts';

const now = new Date('2026-11-26T03:00:00Z');
const ago = (minutes: number) => later(now, -minutes * MINUTE).toISOString();
const well: HealthFacts = {
  version: '1.0.0+0a1b2c3d',
  node: 'v24.21.0',
  migration: '0092-backups.sql',
  database: { version: '18.4', bytes: 10, connections: 20, maxConnections: 100 },
  clockAheadMs: -12,
  oldestUnposted: null,
  setAside: 0,
  jobs: [{ name: 'mail.send', doneAt: ago(0), lateSeconds: 0 }],
  setAsidePostings: 0,
  oldestPaymentTask: null,
  books: { checkedAt: ago(600), findings: 0 },
  mail: { oldestWaiting: ago(1), failed: 0 },
  provider: { reachedAt: ago(10), isNeeded: true },
  filesWork: true,
  backup: {
    isSetUp: true,
    lastAt: ago(600),
    logUntil: ago(0),
    drill: { at: ago(3000), ok: true, problems: [] },
  },
};
const notGood = (facts: Partial<HealthFacts>) =>
  judgeHealth({ ...well, ...facts }, now)
    .filter(({ state }) => state !== 'good')
    .map(({ what, state }) => `${what} ${state}`);

it('a school that is well has nothing to do', () => {
  expect(notGood({})).toEqual([]);
});

it.each<[Partial<HealthFacts>, `${HealthLine} ${'watch' | 'bad'}`[]]>([
  [{ database: { ...well.database, connections: 85 } }, ['database watch']],
  [{ database: { ...well.database, connections: 96 } }, ['database bad']],
  [{ clockAheadMs: 900 }, ['clock watch']],
  [{ clockAheadMs: -2_100 }, ['clock bad']],
  [{ oldestUnposted: ago(6) }, ['jobs watch']],
  [{ oldestUnposted: ago(31) }, ['jobs bad']],
  [{ setAside: 2 }, ['jobs watch']],
  [{ jobs: [] }, []],
  [{ jobs: [{ name: 'mail.send', doneAt: ago(6), lateSeconds: 301 }] }, ['jobs watch']],
  [{ jobs: [{ name: 'mail.send', doneAt: ago(32), lateSeconds: 1801 }] }, ['jobs bad']],
  [{ setAside: 1, setAsidePostings: 1 }, ['jobs watch', 'postings bad']],
  [{ books: { checkedAt: ago(600), findings: 1 } }, ['books bad']],
  [{ books: { checkedAt: ago(3 * 1440), findings: 0 } }, ['books watch']],
  [{ books: { checkedAt: null, findings: 0 } }, []],
  [{ mail: { oldestWaiting: ago(11), failed: 0 } }, ['mail watch']],
  [{ mail: { oldestWaiting: ago(61), failed: 1 } }, ['mail bad']],
  [{ mail: { oldestWaiting: null, failed: 1 } }, ['mail watch']],
  [{ provider: { reachedAt: ago(61), isNeeded: true } }, ['provider watch']],
  [{ provider: { reachedAt: null, isNeeded: true } }, ['provider bad']],
  [{ provider: { reachedAt: ago(10_000), isNeeded: false } }, []],
  [{ filesWork: false }, ['files bad']],
  [{ backup: { ...well.backup, lastAt: ago(31 * 60) } }, ['backup watch']],
  [{ backup: { ...well.backup, lastAt: ago(55 * 60) } }, ['backup bad']],
  [{ backup: { ...well.backup, logUntil: ago(61) } }, ['backup bad']],
  [{ backup: { ...well.backup, lastAt: null, logUntil: null } }, ['backup watch']],
  [{ backup: { ...well.backup, drill: { at: ago(60), ok: false, problems: ['x'] } } }, ['drill bad']],
  [{ backup: { ...well.backup, drill: null } }, ['drill watch']],
  [
    { backup: { isSetUp: false, lastAt: null, logUntil: null, drill: null } },
    ['backup watch', 'drill watch'],
  ],
])('%j is %j', (facts, lines) => {
  expect(notGood(facts)).toEqual(lines);
});
