import { textsIn } from '@fasih/messages/texts';
import type { FinanceDashboard } from '@fasih/school/finance/books/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plain } from '../../../../test/at-page.ts';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import type { Bar } from '../../../finance/books/bars.tsx';
import { home } from '../../../finance/books/books.fixtures.ts';
import FinanceHome from './dashboard.tsx';

// The chart needs the size of a screen, which jsdom does not have: a stand-in shows the data it is given.
vi.mock('../../../finance/books/bars.tsx', () => ({
  default: ({ bars }: { bars: readonly Bar[] }) => (
    <ul data-testid="bars">
      {bars.map((bar) => (
        <li key={bar.label}>{`${bar.label}: ${bar.revenue} / ${bar.expenses}`}</li>
      ))}
    </ul>
  ),
}));

const { replies, show, reads, writes } = personAtPage('finance', 'approvals', 'reconciliation');
const { finance, approvals, common, reconciliation } = textsIn('en');
const t = finance.dashboard;

/** The server of a school with this home and as many approvals waiting; it does not say who is signed in. */
const serves = (data: FinanceDashboard, waiting = 0) =>
  replies(({ path }) => {
    if (path.startsWith('/finance/dashboard')) return { body: data };
    if (path.startsWith('/user/me')) return { status: 500 };
    return { body: { data: [], total: waiting, page: 1, pageSize: 1 } };
  });

async function opens(data: FinanceDashboard, { waiting = 0, at = '/dashboard/finance' } = {}) {
  serves(data, waiting);
  return show(<FinanceHome />, { lang: 'en', at });
}
const figure = (name: string) => screen.getByText(name, { selector: 'a > span' }).closest('a') as HTMLElement;
const bars = async () => (await screen.findByTestId('bars')).innerHTML.match(/[^<>]+(?=<\/li>)/g);
const asked = () =>
  new URL(reads().findLast((path) => path.startsWith('/finance/dashboard')) ?? '', 'http://fasih').search;

it('the result of the time has its signs, and each figure opens the rows that it sums', async () => {
  await opens(home);
  await screen.findByText(/^25 Oct 2026 – 24 Nov 2026\./);
  expect(plain(figure(t.net).textContent)).toContain('−Rp 175.000');
  expect(plain(figure(t.average).textContent)).toContain('Rp 27.500');
  expect(figure(t.revenue).getAttribute('href')).toContain('from=2026-10-25&to=2026-11-24&type=revenue');
});

it('what the school holds and owes opens the lines of its account', async () => {
  await opens(home);
  await screen.findByText(t.owedText);
  expect(plain(figure(t.owed).textContent)).toContain('Rp 4.000.000');
  expect([t.owed, t.cashProvider, t.cashBank].map((name) => figure(name).getAttribute('href'))).toEqual(
    ['owed.families', 'cash.provider', 'cash.bank'].map(
      (account) => `/dashboard/finance/transactions?account=${account}`,
    ),
  );
});

it('the time and the basis are asked for as they are chosen', async () => {
  const user = await opens(home, { at: '/dashboard/finance?period=forever' });
  await screen.findByText(/Money counts on the day/);
  expect(asked()).toBe('?period=30d&basis=received');
  await user.click(screen.getByRole('radio', { name: t.periods['7d'] }));
  await user.click(screen.getByRole('radio', { name: finance.basis.earned }));
  await waitFor(() => expect(asked()).toBe('?period=7d&basis=earned'));
});

it('money earned says that it counts with its meeting', async () => {
  await opens({ ...home, basis: 'earned' }, { at: '/dashboard/finance?basis=earned' });
  expect(await screen.findByText(/Course money and teacher pay count when/)).toBeTruthy();
});

it('every day is drawn, and the table has the days on which money moved, the newest first', async () => {
  const user = await opens(home);
  expect(await bars()).toEqual(['20 Nov: 1650000 / 0', '21 Nov: 0 / 0', '22 Nov: -825000 / 1000000']);
  await user.click(screen.getByText(t.chartTable));
  const rows = [...screen.getByRole('table', { name: t.chart, hidden: true }).querySelectorAll('tbody tr')];
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    '22 Nov 2026−Rp 825.000Rp 1.000.000',
    '20 Nov 2026Rp 1.650.000Rp 0',
  ]);
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toContain('from=2026-11-22&to=2026-11-22');
});

it('a long time on a phone is drawn by weeks, of which the newest is whole', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const days = Array.from({ length: 36 }, (_, n) => ({
    day: new Date(Date.UTC(2026, 9, 20 + n)).toISOString().slice(0, 10),
    revenue: 10,
    expenses: 1,
  }));
  await opens({ ...home, days });
  expect(await screen.findByText(t.chartWeekly)).toBeTruthy();
  await waitFor(async () =>
    expect(await bars()).toEqual([
      '20 Oct: 10 / 1',
      ...['21 Oct', '28 Oct', '4 Nov', '11 Nov', '18 Nov'].map((day) => `${day}: 70 / 7`),
    ]),
  );
});

it('a school that has booked nothing reads so instead of an empty drawing', async () => {
  await opens({ ...home, days: home.days.map(({ day }) => ({ day, revenue: 0, expenses: 0 })), recent: [] });
  expect(await screen.findByText(t.chartNone)).toBeTruthy();
  expect(screen.getByText(t.recentNone)).toBeTruthy();
  expect(screen.queryByText(t.chartTable)).toBeNull();
});

it('who may approve is told of a pay run and of what else waits, and is led there', async () => {
  const payRunToApprove = { id: 'r1', from: '2026-10-01', to: '2026-10-31', madeBy: 'Rina' };
  await opens({ ...home, payRunToApprove }, { waiting: 2 });
  expect(await screen.findByText('Made by Rina for 1 Oct 2026 – 31 Oct 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: t.openPayRun }).getAttribute('href')).toBe(
    '/dashboard/finance/pay/r1',
  );
  expect(await screen.findByText(approvals.waiting({ n: 2 }))).toBeTruthy();
});

it('nothing that waits is nothing to read, and the newest rows lead to their entries', async () => {
  await opens(home);
  const rent = await screen.findByRole('link', { name: /Sewa ruang/ });
  expect(rent.getAttribute('href')).toBe('/dashboard/finance/entries/m2');
  expect(screen.queryByText(t.payRunToApprove)).toBeNull();
  expect(screen.queryByText(/wait/)).toBeNull();
});

it('a home that cannot be loaded says so and is tried again', async () => {
  replies(() => Promise.reject(new TypeError('Failed to fetch')));
  const user = await show(<FinanceHome />, { lang: 'en' });
  expect(await screen.findByText(common.noAnswer)).toBeTruthy();
  serves(home);
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(t.owedText)).toBeTruthy();
});

it('what needs a person is on top with what to do, and a course is booked with one press', async () => {
  const course = {
    enrolmentId: 'n1',
    learnerName: 'Kirana',
    packageName: 'TOEIC Regular',
    events: 2,
    fault: '23505',
    tries: 3,
    since: '2026-11-02T02:00:00.000Z',
    nextTryAt: '2026-11-02T06:00:00.000Z',
  };
  const payment = {
    id: 'k1',
    reason: 'paidAfterDenial' as const,
    payer: 'Sari Dewi',
    packageName: 'IELTS Regular',
    since: '2026-11-02T02:00:00.000Z',
  };
  let postings = { count: 2, items: [course] };
  replies(({ path, method }) => {
    if (method !== 'GET') {
      postings = { count: 0, items: [] };
      return { body: { posted: 2 } };
    }
    if (path.startsWith('/finance/dashboard'))
      return { body: { ...home, tasks: { payments: { count: 7, items: [payment] }, postings } } };
    if (path.startsWith('/user/me')) return { status: 500 };
    return { body: { data: [], total: 0, page: 1, pageSize: 1 } };
  });
  const user = await show(<FinanceHome />, { lang: 'en', at: '/dashboard/finance' });
  expect(await screen.findByText(reconciliation.tasks.reasons.paidAfterDenial)).toBeTruthy();
  expect(screen.getByText(/code 23505/).textContent).toContain('3 times');
  expect(screen.getByText(t.tasks.morePostings({ n: 1 }))).toBeTruthy();
  for (const name of [t.tasks.lookAt({ name: 'Sari Dewi' }), t.tasks.allPayments({ n: 7 })])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/dashboard/finance/reconciliation?part=tasks',
    );
  await user.click(screen.getByRole('button', { name: t.tasks.postOf({ name: 'Kirana' }) }));
  await waitFor(() => expect(screen.queryByText('Kirana')).toBeNull());
  expect(writes().map(({ path }) => path)).toEqual(['/finance/postings/n1']);
});
