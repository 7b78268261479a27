import { textsIn } from '@fasih/messages/texts';
import { accountLines } from '@fasih/school/finance/books/accounts-contract';
import {
  listTransactions,
  type Transaction,
  type TransactionList,
} from '@fasih/school/finance/books/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { shortDay } from '../../lib/dates.ts';
import { bankLines, listOf, payment, refund, rent, rentAsTyped } from './books.fixtures.ts';
import Transactions from './transactions.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('finance', 'staff');
const { finance, common } = textsIn('en');
const t = finance.transactions;
const PAGE = '/dashboard/finance/transactions';

/** The list at an address; a write gets the reply, or the rent as it is entered. */
async function opens(list: TransactionList, at = PAGE, reply: Reply = { body: rentAsTyped }) {
  replies(({ method }) => (method === 'GET' ? { body: list } : reply));
  return show(<Transactions />, { lang: 'en', at });
}
const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLTableRowElement;
/** What the list was asked for last. */
const asked = () => Object.fromEntries(new URL(reads().at(-1) ?? '', 'http://fasih').searchParams);

it('an expense has a minus, a payment its payer, a refund lowers the revenue, and all rows have their sum', async () => {
  await opens(listOf([payment, rent, refund]));
  const sums = await screen.findByRole('region', { name: t.sums });
  expect(within(sums).getByText('Rp 75.000')).toBeTruthy();
  expect(within(row('Sewa ruang')).getByText('−Rp 750.000')).toBeTruthy();
  expect(within(row('Sewa ruang')).getByText(t.hasReceipt)).toBeTruthy();
  expect(within(row('Sewa ruang')).getByText(t.meantFor({ day: shortDay('2026-10-28', 'en') }))).toBeTruthy();
  expect(screen.getByText('Payment of a family · Sari Dewi')).toBeTruthy();
  expect(screen.getByText('−Rp 825.000')).toBeTruthy();
});

it('only what a person entered can be deleted', async () => {
  await opens(listOf([payment, rent]));
  const remove = await screen.findAllByRole('button', { name: /^Delete/ });
  expect(remove.map((button) => button.getAttribute('aria-label'))).toEqual([
    t.removeOf({ what: 'Sewa ruang' }),
  ]);
});

it('rows of one type have one sum', async () => {
  await opens(listOf([rent]), `${PAGE}?type=expense`);
  const sums = await screen.findByRole('region', { name: t.sums });
  expect(sums.textContent).toMatch(/^Expenses.*750\.000$/);
});

it('too many rows to add up say so', async () => {
  await opens(listOf([payment], { total: 90_000, sums: null }));
  expect(await screen.findByText(t.noSums)).toBeTruthy();
});

it('the list asks for what its address names and leaves out what the server would not know', async () => {
  await opens(
    listOf([payment]),
    `${PAGE}?basis=earned&type=revenue&category=special-course&from=2026-11-01&to=kemarin&voided=1&sort=payer&page=2`,
  );
  await screen.findByText(/Sari Dewi/);
  expect(asked()).toEqual({
    basis: 'earned',
    type: 'revenue',
    category: 'special-course',
    from: '2026-11-01',
    showVoided: 'true',
    page: '2',
  });
  expect(listTransactions.query.safeParse(asked()).success).toBe(true);
});

it('another type takes back the category, which it need not have, and offers its own', async () => {
  const user = await opens(listOf([payment]), `${PAGE}?type=revenue&category=special-course&page=3`);
  const categories = () =>
    within(screen.getByRole('combobox', { name: finance.category })).getAllByRole('option');
  await screen.findByText(/Sari Dewi/);
  expect(categories().map((one) => one.textContent)).toContain('Special Course');
  await user.click(screen.getByRole('radio', { name: finance.allTypes.expense }));
  await waitFor(() => expect(asked()).toMatchObject({ type: 'expense', page: '1' }));
  expect(asked().category).toBeUndefined();
  expect(categories().map((one) => one.textContent)).toEqual([
    t.allCategories,
    ...['Teacher/Tutor Salary', 'Administrative Staff Salary', 'Marketing and Promotion'],
    ...['System Maintenance and Repair', 'Other Expenses', 'Payment provider fees', 'Payments taken back'],
  ]);
});

it('days and deleted rows are chosen in a dialog, which counts all filters that are set', async () => {
  const user = await opens(listOf([payment]), `${PAGE}?from=2026-11-01`);
  await user.click(await screen.findByRole('button', { name: common.filters.button({ active: 1 }) }));
  await user.click(screen.getByRole('checkbox', { name: t.showVoided }));
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-01', showVoided: 'true' }));
  expect(screen.getByRole('button', { name: common.filters.button({ active: 2 }) })).toBeTruthy();
});

it('an empty list says how rows come', async () => {
  await opens(listOf([]));
  expect(await screen.findByText(t.noneText)).toBeTruthy();
  expect(screen.queryByRole('region', { name: t.sums })).toBeNull();
});

it('a list that filters hide leads back to all of it', async () => {
  const user = await opens(listOf([]), `${PAGE}?category=special-course`);
  expect(await screen.findByText(t.noneFound)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: common.clearFilters }));
  expect(await screen.findByText(t.noneText)).toBeTruthy();
  expect(asked().category).toBeUndefined();
});

it('a list that cannot be loaded says so and is tried again', async () => {
  replies(() => ({ status: 500, body: { code: 'common.internal', message: 'It broke.' } }));
  const user = await show(<Transactions />, { lang: 'en', at: PAGE });
  expect(await screen.findByText(/It broke\./)).toBeTruthy();
  replies(() => ({ body: listOf([rent]) }));
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('Sewa ruang')).toBeTruthy();
});

/** The dialog that deletes the rent, with a reason typed. */
async function deletes(list: TransactionList, reply?: Reply) {
  const user = await opens(list, PAGE, reply);
  await user.click(await screen.findByRole('button', { name: t.removeOf({ what: 'Sewa ruang' }) }));
  const dialog = within(await screen.findByRole('dialog', { name: t.removeTitle }));
  const yes = dialog.getByRole('button', { name: t.removeYes });
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(t.reason, { exact: false });
  return { user, dialog, yes, reason };
}

it('an entry is deleted only with a reason, once, and the notice brings it back', async () => {
  const gone = { ...rentAsTyped, voided: true, version: 5 };
  const { user, dialog, yes, reason } = await deletes(listOf([rent]), { body: gone });
  expect(dialog.getByText(/Sewa ruang, −Rp 750\.000\./)).toBeTruthy();
  await user.type(reason, '   ');
  await user.click(yes);
  expect(dialog.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(reason, 'Salah bulan');
  await pressTwice(user, yes);
  await user.click(await screen.findByRole('button', { name: t.undo }));
  expect(await screen.findByText(t.restored)).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/finance/entries/m2/void', { reason: 'Salah bulan', version: 4 }],
    ['/finance/entries/m2/restore', { version: 5 }],
  ]);
});

it('an entry that somebody else deleted first says so in the dialog, and the reason stays', async () => {
  const message = finance.problems.alreadyVoided;
  const { user, dialog, yes, reason } = await deletes(listOf([rent]), {
    status: 409,
    body: { code: 'finance.alreadyVoided', message },
  });
  await user.type(reason, 'Salah bulan');
  await user.click(yes);
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(reason.value).toBe('Salah bulan');
});

const deleted: Transaction = { ...rent, voided: true, version: 5 };

it('a deleted row is marked and comes back with one press', async () => {
  let list = listOf([deleted]);
  replies(({ method }) => {
    if (method === 'GET') return { body: list };
    list = listOf([rent]);
    return { body: rentAsTyped };
  });
  const user = await show(<Transactions />, { lang: 'en', at: `${PAGE}?voided=1` });
  await screen.findByText('Sewa ruang');
  expect(within(row('Sewa ruang')).getByText(t.voided)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.restoreOf({ what: 'Sewa ruang' }) }));
  await waitFor(() => expect(screen.queryByText(t.voided)).toBeNull());
  expect(screen.getByRole('button', { name: t.removeOf({ what: 'Sewa ruang' }) })).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/finance/entries/m2/restore', body: { version: 5 } }]);
});

it('a row that is not deleted any more says so in a passing notice', async () => {
  const message = finance.problems.notVoided;
  const user = await opens(listOf([deleted]), `${PAGE}?voided=1`, {
    status: 409,
    body: { code: 'finance.notVoided', message },
  });
  await user.click(await screen.findByRole('button', { name: t.restoreOf({ what: 'Sewa ruang' }) }));
  expect(await screen.findByText(message)).toBeTruthy();
});

const ACCOUNT = `${PAGE}?account=cash.bank`;

it('an account has its balance in its head and each amount in its own column', async () => {
  replies(() => ({ body: bankLines }));
  await show(<Transactions />, { lang: 'id', at: ACCOUNT });
  expect(await screen.findByRole('heading', { name: 'Kas di bank' })).toBeTruthy();
  expect(screen.getByText('−Rp 200.000')).toBeTruthy();
  const cells = [...row('Sewa ruang').cells].slice(2).map((cell) => cell.textContent?.replace(/\s/g, ' '));
  expect(cells).toEqual(['', 'Rp 700.000']);
});

it('the lines of an account are sorted by their booking, in the order that the server knows', async () => {
  replies(() => ({ body: bankLines }));
  const user = await show(<Transactions />, { lang: 'en', at: ACCOUNT });
  await user.click(
    await screen.findByRole('button', { name: common.table.sortBy({ column: finance.date }) }),
  );
  await waitFor(() => expect(asked()).toEqual({ page: '1', sort: 'booked' }));
  expect(accountLines.query.safeParse(asked()).success).toBe(true);
});

it('an account that is not in the books is not found', async () => {
  const message = finance.problems.noAccount;
  replies(() => ({ status: 404, body: { code: 'finance.noAccount', message } }));
  await show(<Transactions />, { lang: 'en', at: ACCOUNT });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
});
