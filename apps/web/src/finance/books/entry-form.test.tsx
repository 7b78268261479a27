import { textsIn } from '@fasih/messages/texts';
import type { MoneyType } from '@fasih/school/finance/books/contract';
import { EXPENSE_CATEGORIES, REVENUE_CATEGORIES } from '@fasih/school/ledger/journal/categories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { home, listOf, payment, rent, rentAsTyped, TODAY } from './books.fixtures.ts';
import { EntryForm } from './entry-form.tsx';
import Expenses from './expenses.tsx';
import Revenue from './revenue.tsx';

const { replies, show, writes, pressTwice } = personAtPage('finance', 'staff');
const { finance, common } = textsIn('en');
const t = finance.form;

const saved = { id: 'e1', date: TODAY, bookedOn: TODAY };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const adds = (type: MoneyType) =>
  screen.getByRole('button', { name: type === 'revenue' ? t.addRevenue : t.addExpense });

const shows = (type: MoneyType) => show(<EntryForm type={type} today={TODAY} />, { lang: 'en' });

/** The form of a type, filled in and not yet sent. */
async function filled(type: MoneyType, category: string) {
  const user = await shows(type);
  await user.click(field(t.amount));
  await user.paste('1250000');
  await user.selectOptions(field(t.category), category);
  await user.click(field(t.description));
  await user.paste('Sewa ruang');
  return user;
}

it('the choices are the categories of the type, and what is missing is said without a call', async () => {
  const user = await shows('revenue');
  const names: Record<string, string> = finance.categories;
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual([t.choose, ...REVENUE_CATEGORIES.map((one) => names[one])]);
  await user.click(adds('revenue'));
  expect(screen.getAllByText(common.fields.required)).toHaveLength(2);
  expect(writes()).toEqual([]);
});

it('an expense has categories of its own and takes a receipt', async () => {
  await shows('expense');
  const names: Record<string, string> = finance.categories;
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual([t.choose, ...EXPENSE_CATEGORIES.map((one) => names[one])]);
  expect(field(t.receipt).type).toBe('file');
});

it.each([
  ['revenue', 'conversation-kids', 'Revenue added successfully!'],
  ['expense', 'other', 'Expense added successfully!'],
] as const)(
  '%s that was saved is confirmed and the form is empty again',
  async (type, category, sentence) => {
    replies(() => ({ status: 201, body: saved }));
    const user = await filled(type, category);
    expect(field(t.amount).value).toBe('1.250.000');
    await pressTwice(user, adds(type));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect([field(t.amount).value, field(t.category).value, field(t.description).value]).toEqual([
      '',
      '',
      '',
    ]);
    expect(writes().map(({ path }) => path)).toEqual(['/finance/entries']);
  },
);

it('without an answer everything typed stays, and what is sent again is the same entry', async () => {
  replies(() => Promise.reject(new TypeError('Failed to fetch')));
  const user = await filled('revenue', 'conversation-kids');
  await user.click(adds('revenue'));
  expect(await screen.findByText(common.noAnswer)).toBeTruthy();
  expect([field(t.amount).value, field(t.description).value]).toEqual(['1.250.000', 'Sewa ruang']);
  replies(() => ({ status: 201, body: saved }));
  await user.click(adds('revenue'));
  await waitFor(() => expect(field(t.amount).value).toBe(''));
  const [first, second] = writes().map(({ body }) => (body as { key: string }).key);
  expect(first).toBe(second);
});

it('an amount below zero is refused by name', async () => {
  const user = await filled('revenue', 'conversation-kids');
  fireEvent.change(field(t.amount), { target: { value: '-5000' } });
  await user.click(adds('revenue'));
  expect(await screen.findByText(common.fields.amountNegative)).toBeTruthy();
  expect(writes()).toEqual([]);
});

const slip = new File(['slip'], 'struk.png', { type: 'image/png' });

/** An expense with a picture, of which the server takes the entry and replies to the picture. */
async function addsWithPicture(picture: Reply) {
  replies(({ method }) => (method === 'PUT' ? picture : { status: 201, body: rentAsTyped }));
  const user = await filled('expense', 'other');
  await user.upload(field(t.receipt), slip);
  await user.click(adds('expense'));
  await screen.findByRole('link', { name: t.openEntry });
}

it('a picture is sent after its entry, which says when its month is closed', async () => {
  await addsWithPicture({ body: rentAsTyped });
  expect(screen.getByText(t.meantFor({ day: '28 Oct 2026', booked: '1 Nov 2026' }))).toBeTruthy();
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /finance/entries',
    'PUT /finance/entries/m2/receipt',
  ]);
  expect(screen.queryByText(/struk\.png/)).toBeNull();
});

it('an entry whose picture was refused is saved, and leads to where the picture can be sent again', async () => {
  await addsWithPicture({ status: 413, body: { code: 'finance.fileTooLarge', message: 'Too large.' } });
  expect(screen.getByText(t.receiptFailed)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.openEntry }).getAttribute('href')).toBe(
    '/dashboard/finance/entries/m2',
  );
  expect(field(t.amount).value).toBe('');
});

it('a form that was saved with other contents is another entry when it is sent again', async () => {
  const message = finance.problems.keyUsed;
  replies(() => ({ status: 409, body: { code: 'finance.keyUsed', message } }));
  const user = await filled('revenue', 'conversation-kids');
  await user.click(adds('revenue'));
  expect(await screen.findByText(message)).toBeTruthy();
  replies(() => ({ status: 201, body: saved }));
  await user.click(adds('revenue'));
  await waitFor(() => expect(field(t.amount).value).toBe(''));
  const [first, second] = writes().map(({ body }) => (body as { key: string }).key);
  expect(first).not.toBe(second);
});

it('a day that the server refuses is said beside its field, and everything typed stays', async () => {
  const fields = { date: 'dateFuture' };
  replies(() => ({ status: 400, body: { code: 'common.invalid', message: 'Look again.', fields } }));
  const user = await filled('revenue', 'conversation-kids');
  await user.click(adds('revenue'));
  expect(await screen.findByText(common.fields.dateFuture)).toBeTruthy();
  expect(field(t.date).getAttribute('aria-invalid')).toBe('true');
  expect(field(t.amount).value).toBe('1.250.000');
});

it('the amount is sent in whole rupiah without its dots, on the school’s today', async () => {
  replies(() => ({ status: 201, body: saved }));
  const user = await filled('expense', 'marketing');
  await user.click(adds('expense'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({
    type: 'expense',
    date: TODAY,
    amount: 1_250_000,
    category: 'marketing',
    description: 'Sewa ruang',
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

it('the latest rows of its type are shown beside the form', async () => {
  replies(({ path }) => ({ body: path.startsWith('/finance/transactions') ? listOf([rent]) : home }));
  await show(<Expenses />, { lang: 'en' });
  const last = await screen.findByRole('link', { name: /Sewa ruang/ });
  expect(last.textContent?.replace(/\s/g, ' ')).toBe('Sewa ruang1 Nov 2026 · Other Expenses−Rp 750.000');
  expect(last.getAttribute('href')).toBe('/dashboard/finance/entries/m2');
  expect(field(t.date).max).toBe(TODAY);
  expect(screen.getByRole('link', { name: finance.dashboard.all }).getAttribute('href')).toBe(
    '/dashboard/finance/transactions?type=expense',
  );
});

it('a payment of a family among the last says who paid', async () => {
  replies(({ path }) => ({ body: path.startsWith('/finance/transactions') ? listOf([payment]) : home }));
  await show(<Revenue />, { lang: 'id' });
  expect(await screen.findByText(/20 Nov 2026 · .* · Sari Dewi$/)).toBeTruthy();
});

it('a school that has booked nothing reads so beside the form', async () => {
  replies(({ path }) => ({ body: path.startsWith('/finance/transactions') ? listOf([]) : home }));
  await show(<Revenue />, { lang: 'en' });
  expect(await screen.findByText(t.latestNone)).toBeTruthy();
});
