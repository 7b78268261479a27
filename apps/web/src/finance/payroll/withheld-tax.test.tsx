import { textsIn } from '@fasih/messages/texts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { WithheldTax } from './withheld-tax.tsx';

const { replies, show, writes } = personAtPage('payroll', 'finance', 'staff');
const { payroll, finance, common } = textsIn('en');
const t = payroll.tax;

const accountsOwing = (balance: number) => ({
  data: [{ code: 'tax.payable', kind: 'liability', name: { id: '', en: '' }, debit: 0, credit: 0, balance }],
  debit: 0,
  credit: 0,
});

/** Somebody has typed an amount. The replies come in this order, null for none; each payment lowers what is owed. */
async function opens(...payments: (Reply | null)[]) {
  let owed = 3_000_000;
  replies(({ method, path }) => {
    if (method === 'GET')
      return { body: path === '/finance/accounts' ? accountsOwing(owed) : { today: '2026-11-24' } };
    const reply = payments.shift() ?? null;
    if (reply === null) return Promise.reject(new TypeError('offline'));
    if (reply.status === 201) owed -= 1_000_000;
    return reply;
  });
  const user = await show(<WithheldTax />, { lang: 'en' });
  await user.type(await screen.findByLabelText(t.amount), '1000000');
  return { user, save: () => user.click(screen.getByRole('button', { name: t.save })) };
}
const keys = () => writes().map(({ body }) => (body as { key: string }).key);

it('tax that was paid is owed no longer', async () => {
  const { save } = await opens({ status: 201, body: { entryId: 'e1', bookedOn: '2026-11-24' } });
  await save();
  expect(await screen.findByText(t.done)).toBeTruthy();
  expect(await screen.findByRole('link', { name: /2\.000\.000/ })).toBeTruthy();
  expect(writes()[0]).toMatchObject({
    path: '/finance/tax-payments',
    body: { date: '2026-11-24', amount: 1_000_000, description: '' },
  });
});

it('a payment without an answer that is sent again is the same payment', async () => {
  const { save } = await opens(null, { status: 201, body: { entryId: 'e1' } });
  await save();
  await screen.findByText(common.noAnswer);
  await save();
  await screen.findByRole('link', { name: t.open });
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('a payment that did arrive and was changed since is another one when it is sent again', async () => {
  const message = finance.problems.keyUsed;
  const { save } = await opens(
    { status: 409, body: { code: 'finance.keyUsed', message } },
    { status: 201, body: { entryId: 'e2' } },
  );
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  await save();
  await screen.findByRole('link', { name: t.open });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(t.amount).value).toBe(''));
  expect(new Set(keys()).size).toBe(2);
});
