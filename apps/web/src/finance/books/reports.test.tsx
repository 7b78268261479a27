import { textsIn } from '@fasih/messages/texts';
import { exportReport } from '@fasih/school/finance/books/reports-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { accounts, loss, months, preview, profit } from './books.fixtures.ts';
import Months from './months.tsx';
import ProfitLoss from './profit-loss.tsx';
import Reports from './reports.tsx';

const { replies, show, writes, reads } = personAtPage('finance', 'staff');
const { finance, common } = textsIn('en');
/** A figure: its amount, and where it leads. */
const figure = (name: string) => {
  const shown = screen.getByText(name, { selector: 'li span' }).closest('li') as HTMLElement;
  return {
    text: plain(shown.textContent),
    to: shown.querySelector('a')?.getAttribute('href'),
  };
};
const asked = (path: string) =>
  Object.fromEntries(
    new URL(reads().findLast((one) => one.startsWith(path)) ?? '', 'http://fasih').searchParams,
  );

const p = finance.profitLoss;

it('a month says how much more or less than the one before, and each figure opens the rows it sums', async () => {
  replies(() => ({ body: profit }));
  await show(<ProfitLoss />, { lang: 'en' });
  await screen.findByText(/^25 Oct 2026 – 24 Nov 2026\. Compared with 24 Sept? 2026 – 24 Oct 2026\.$/);
  expect(figure(p.revenue).text).toContain('Rp 8.000.000Rp 2.000.000 more than before');
  expect(figure(p.expenses).text).toContain('Rp 3.000.000The same as before');
  expect(figure(p.net).text).toContain('Rp 5.000.000');
  expect(figure(p.margin).text).toBe('Profit margin62.50%50.00% before');
  expect(figure(p.revenue).to).toBe(
    '/dashboard/finance/transactions?basis=received&from=2026-10-25&to=2026-11-24&type=revenue',
  );
});

it('each category has its share and its sums of both times, and opens its own rows', async () => {
  replies(() => ({ body: profit }));
  await show(<ProfitLoss />, { lang: 'id' });
  const revenue = within(await screen.findByRole('table', { name: 'Pendapatan' })).getAllByRole('row');
  expect(revenue.slice(1).map((row) => plain(row.textContent))).toEqual([
    'General English untuk Anak100,00%Rp 6.000.000Rp 8.000.000',
    'JumlahRp 6.000.000Rp 8.000.000',
  ]);
  const expense = screen.getByRole('link', { name: /Guru|Teacher|Gaji/ });
  expect(expense.getAttribute('href')).toContain('type=expense&category=teachers');
  expect(plain(expense.closest('tr')?.textContent)).toContain('83,33%');
});

it('a month with expenses alone is a loss below zero without a margin', async () => {
  replies(() => ({ body: loss }));
  await show(<ProfitLoss />, { lang: 'en' });
  await screen.findByText(p.none);
  expect(figure(p.netLoss).text).toContain('−Rp 750.000');
  expect(figure(p.margin).text).toBe(`Profit margin–${p.noMargin}`);
});

it('range and basis are asked for as they are chosen, and the usual ones leave the address', async () => {
  replies(() => ({ body: profit }));
  const user = await show(<ProfitLoss />, { lang: 'en', at: '/profit?range=weekly&basis=nobody' });
  await screen.findByText(/Compared with/);
  expect(asked('/finance/profit-loss')).toEqual({ range: 'weekly', basis: 'received' });
  await user.click(screen.getByRole('radio', { name: p.ranges.quarterly }));
  await user.click(screen.getByRole('radio', { name: finance.basis.earned }));
  await waitFor(() => expect(asked('/finance/profit-loss')).toEqual({ range: 'quarterly', basis: 'earned' }));
  await user.click(screen.getByRole('radio', { name: p.ranges.monthly }));
  await waitFor(() => expect(asked('/finance/profit-loss')).toEqual({ range: 'monthly', basis: 'earned' }));
});

const r = finance.reports;

async function reports({ lang = 'en', file = {} }: { lang?: 'id' | 'en'; file?: Reply }) {
  replies(({ path }) => (path.includes('/export') ? file : { body: preview }));
  const user = await show(<Reports />, { lang });
  return user;
}

it('a report says its days, its rows and its result before it is made', async () => {
  const user = await reports({});
  expect(await screen.findByText('1,234 transactions')).toBeTruthy();
  expect(screen.getByText('7 Oct 2026 – 24 Nov 2026')).toBeTruthy();
  expect(figure(p.margin).text).toContain(p.marginText);
  await user.click(screen.getByRole('radio', { name: r.types.expense }));
  await waitFor(() => expect(asked('/finance/reports')).toMatchObject({ type: 'expense', period: '7w' }));
  await waitFor(() => expect(screen.queryByText(p.margin, { selector: 'li span' })).toBeNull());
  expect(figure(p.expenses).text).toContain('Rp 3.000.000');
});

it('the file is asked for as it was chosen, once, and its arrival is said', async () => {
  const user = await reports({});
  await screen.findByText('1,234 transactions');
  const lastMonth = screen.getByRole<HTMLInputElement>('radio', { name: r.periods.lastMonth });
  await user.click(lastMonth);
  // What was chosen is kept in the address, which comes a moment after the press.
  await waitFor(() => expect(lastMonth.checked).toBe(true));
  await user.click(screen.getByRole('radio', { name: r.formats.csv }));
  await user.click(screen.getByRole('button', { name: r.download }));
  expect(await screen.findByText(r.done)).toBeTruthy();
  const query = asked('/finance/reports/export');
  expect(query).toEqual({
    type: 'summary',
    period: 'lastMonth',
    basis: 'received',
    format: 'csv',
    lang: 'en',
    separator: 'comma',
  });
  expect(exportReport.query.safeParse(query).success).toBe(true);
});

it('a file for an Indonesian Excel is separated by semicolons', async () => {
  const user = await reports({ lang: 'id' });
  await user.click(await screen.findByRole('button', { name: textsIn('id').finance.reports.download }));
  await waitFor(() =>
    expect(asked('/finance/reports/export')).toMatchObject({ lang: 'id', separator: 'semicolon' }),
  );
});

it('a report that is too long for a PDF says so and can be asked for in another format', async () => {
  const message = finance.problems.tooLongForPdf({ rows: 1_234, most: 1_000 });
  const user = await reports({ file: { status: 409, body: { code: 'finance.tooLongForPdf', message } } });
  await user.click(await screen.findByRole('radio', { name: r.formats.pdf }));
  await user.click(screen.getByRole('button', { name: r.download }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: r.download }).disabled).toBe(false);
});

const m = finance.months;
const OCTOBER = 'October 2026';
const SEPTEMBER = 'September 2026';

/** The months; a write gets the reply. */
async function opensMonths(reply: Reply = { body: { ok: true } }, list = months) {
  replies(({ method, path }) => {
    if (method !== 'GET') return reply;
    return { body: path.startsWith('/finance/accounts') ? accounts : list };
  });
  return show(<Months />, { lang: 'en', at: '/dashboard/finance/months' });
}

it('each month shows its result and state; only the next can be closed and only the last reopened', async () => {
  await opensMonths();
  const september = (await screen.findByText(SEPTEMBER)).closest('tr') as HTMLElement;
  expect(plain(september.textContent)).toMatch(
    /Rp 5\.000\.000Rp 6\.000\.000−Rp 1\.000\.000Closed5 Oct 2026.*Rina/,
  );
  const actions = screen.getAllByRole('button', { name: /^(Close month|Reopen)/ });
  expect(actions.map((button) => button.getAttribute('aria-label'))).toEqual([
    m.closeOf({ month: OCTOBER }),
    m.reopenOf({ month: SEPTEMBER }),
  ]);
});

it('the accounts have what they hold and the sums of both sides', async () => {
  await opensMonths();
  const bank = (await screen.findByRole('link', { name: 'Cash at the bank' })).closest('table');
  expect(plain(bank?.textContent)).toContain('Rp 500.000Rp 700.000−Rp 200.000');
  expect(plain(bank?.tFoot?.textContent)).toBe('TotalRp 500.000Rp 700.000');
});

it('a month is closed only after a question', async () => {
  const user = await opensMonths();
  const ask = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: m.closeOf({ month: OCTOBER }) }));
    const question = await screen.findByRole('dialog', { name: m.closeTitle({ month: OCTOBER }) });
    await user.click(within(question).getByRole('button', { name: answer }));
  };
  await ask(common.cancel);
  expect(writes()).toEqual([]);
  await ask(m.closeYes);
  expect(await screen.findByText(m.closed({ month: OCTOBER }))).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/finance/months/2026-10/close']);
});

it('a month with open meetings says how many and stays open', async () => {
  const message = finance.problems.meetingsOpen({ n: 3 });
  const user = await opensMonths({ status: 409, body: { code: 'finance.meetingsOpen', message } });
  await user.click(await screen.findByRole('button', { name: m.closeOf({ month: OCTOBER }) }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: m.closeYes }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: m.closeOf({ month: OCTOBER }) })).toBeTruthy();
});

it('a month is reopened only with a reason', async () => {
  const user = await opensMonths();
  await user.click(await screen.findByRole('button', { name: m.reopenOf({ month: SEPTEMBER }) }));
  const dialog = within(await screen.findByRole('dialog', { name: m.reopenTitle({ month: SEPTEMBER }) }));
  await user.click(dialog.getByRole('button', { name: m.reopen }));
  expect(dialog.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(dialog.getByLabelText(m.reason, { exact: false }), 'Tagihan listrik terlambat');
  await user.click(dialog.getByRole('button', { name: m.reopen }));
  expect(await screen.findByText(m.reopened({ month: SEPTEMBER }))).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/finance/months/2026-09/reopen', { reason: 'Tagihan listrik terlambat' }],
  ]);
});

it('a school that has booked nothing has no month to close', async () => {
  await opensMonths({}, { ...months, data: [], total: 0 });
  expect(await screen.findByText(m.none)).toBeTruthy();
});
