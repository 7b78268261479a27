import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import type { HealthFacts, readHealth } from '@fasih/school/office/health/contract';
import { judgeHealth } from '@fasih/school/office/health/rules';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowsOf } from '../../../test/at-page.ts';
import { personAtPage } from '../../../test/person-at-page.tsx';
import HealthPage from './page.tsx';

const { replies, show, writes, pressTwice } = personAtPage('health', 'jobs');
const { health: t, shell } = textsIn('en');

const AT = '2026-11-26T03:00:00.000Z';
const well: HealthFacts = {
  version: '1.0.0+0a1b2c3d',
  node: 'v24.21.0',
  migration: '0092-backups.sql',
  database: { version: '18.4', bytes: 1_234_000_000, connections: 20, maxConnections: 100 },
  clockAheadMs: -12,
  oldestUnposted: null,
  oldestPaymentTask: null,
  jobs: [{ name: 'mail.send', doneAt: '2026-11-26T02:00:00.000Z', lateSeconds: 0 }],
  setAside: 0,
  setAsidePostings: 0,
  books: { checkedAt: AT, findings: 0 },
  mail: { oldestWaiting: null, failed: 0 },
  provider: { reachedAt: AT, isNeeded: true },
  filesWork: true,
  backup: { isSetUp: true, lastAt: AT, logUntil: AT, drill: { at: AT, ok: true, problems: [] } },
};

async function opens(changed: Partial<HealthFacts> = {}) {
  const facts = { ...well, ...changed };
  const body: ReplyOf<typeof readHealth> = { at: AT, facts, lines: judgeHealth(facts, new Date(AT)) };
  replies(({ method }) => (method === 'GET' ? { body } : { body: { ok: true } }));
  const user = await show(<HealthPage />, { lang: 'en', at: '/admin/health' });
  return { user, rows: rowsOf(await screen.findByRole('table', { name: shell.nav.health })) };
}

it('of a school that is well each part says so, and nothing is to do', async () => {
  const { rows } = await opens();
  expect(screen.getByText(t.allGood)).toBeTruthy();
  expect(rows).toHaveLength(11);
  expect(rows.every((row) => row.includes(t.states.good))).toBe(true);
  expect(rows[1]).toBe('DatabaseWellPostgreSQL 18.4, 1.2 GB, 20 of 100 connections');
});

it('what is not well says what shows and what to do, with its place', async () => {
  const { rows } = await opens({
    setAside: 2,
    setAsidePostings: 1,
    mail: { oldestWaiting: '2026-11-26T01:00:00.000Z', failed: 1 },
    backup: { ...well.backup, drill: { at: AT, ok: false, problems: ['orders: 3 rows differ'] } },
  });
  expect(screen.getByText('3 things need doing now, 1 thing needs watching.')).toBeTruthy();
  expect(rows[3]).toContain('2 records could not be handled');
  expect(rows[4]).toMatch(/^Held-up postingsNowEvents of 1 course are missing in the books/);
  expect(rows[6]).toMatch(/MailNowThe oldest waits since .*1 mail failed/);
  expect(rows[10]).toMatch(/Recovery drillNowFailed .*orders: 3 rows differ/);
  expect(screen.getByRole('link', { name: shell.nav.mails }).getAttribute('href')).toBe('/admin/mails');
});

it('books that agreed at an old check ask for another one, not for finance', async () => {
  const { rows } = await opens({ books: { checkedAt: '2026-11-20T03:00:00.000Z', findings: 0 } });
  expect(rows[5]).toContain(t.booksOld);
  expect(rows[5]).not.toContain(t.todos.books);
});

it('names the jobs that are late, and of each when it was through', async () => {
  const { user, rows } = await opens({
    jobs: [
      { name: 'mail.send', doneAt: '2026-11-26T02:49:00.000Z', lateSeconds: 601 },
      ...(['finance.post', 'pay.accrue', 'waiting.offer'] as const).map((name) => ({
        name,
        doneAt: AT,
        lateSeconds: name === 'waiting.offer' ? 0 : 1,
      })),
    ],
  });
  expect(rows[3]).toContain('Automatic workWatchSending mails: late by 11 minutes');
  expect(rows[3]).not.toContain('Offering a free place: late');
  await user.click(screen.getByText(t.eachJob));
  expect(screen.getByText(/^Sending mails: done .*Late by 11 minutes$/)).toBeTruthy();
});

it('sends a test mail once, however often it is pressed', async () => {
  const { user } = await opens();
  await pressTwice(user, screen.getByRole('button', { name: t.testMail }));
  expect(writes().map(({ path }) => path)).toEqual(['/settings/health/test-mail']);
  expect(await screen.findByText(t.testMailDone)).toBeTruthy();
});
