import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { Payouts } from './payouts.tsx';

const { replies, show, writes, pressTwice } = personAtPage('reconciliation', 'finance', 'staff');
const { reconciliation, finance, common } = textsIn('en');
const t = reconciliation.payouts;

const home = {
  today: '2026-11-24',
  cashAtProvider: { account: 'cash-provider', amount: 3_000_000 },
  cashAtBank: { account: 'cash-bank', amount: 8_000_000 },
};
const amount = () => screen.getByLabelText<HTMLInputElement>(t.amount);

async function opens(reply: Reply) {
  replies(({ method }) => (method === 'GET' ? { body: home } : reply));
  const user = await show(<Payouts />, { lang: 'en' });
  await screen.findByLabelText(t.amount);
  return user;
}

it('a payout without an amount is not sent', async () => {
  const user = await opens({});
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('more than lies at the provider is refused with what lies there, and the amount stays', async () => {
  const message = finance.problems.payoutTooMuch({ held: 3_000_000 });
  const user = await opens({ status: 409, body: { code: 'finance.payoutTooMuch', message } });
  await user.type(amount(), '3000001');
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText(/3\.000\.000\. Record/)).toBeTruthy();
  expect(amount().value).toBe('3.000.001');
});

it('a payout that was booked empties the form and leads to its entry; one press too many books nothing', async () => {
  const user = await opens({ status: 201, body: { entryId: 'e7' } });
  await user.type(amount(), '1000000');
  await pressTwice(user, screen.getByRole('button', { name: t.save }));
  const link = await screen.findByRole('link', { name: t.open });
  expect(link.getAttribute('href')).toContain('e7');
  expect(amount().value).toBe('');
  expect(writes()).toHaveLength(1);
});
