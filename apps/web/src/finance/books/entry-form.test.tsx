import { textsIn } from '@fasih/messages/texts';
import type { MoneyType } from '@fasih/school/finance/books/contract';
import { EXPENSE_CATEGORIES, REVENUE_CATEGORIES } from '@fasih/school/ledger/journal/categories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { EntryForm } from './entry-form.tsx';

const { replies, show, writes } = personAtPage('finance');
const { finance, common } = textsIn('en');
const t = finance.form;
const TODAY = '2026-11-24';

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
    await user.dblClick(adds(type));
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
