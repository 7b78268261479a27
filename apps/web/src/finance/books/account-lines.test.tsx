import { textsIn } from '@fasih/messages/texts';
import { accountLines } from '@fasih/school/finance/books/accounts-contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { AccountLines } from './account-lines.tsx';

const { replies, show } = personAtPage('finance');
const { finance, common } = textsIn('en');

const account = {
  ...{ code: 'cash.bank', kind: 'asset', name: { id: 'Bank', en: 'Cash at the bank' } },
  ...{ debit: 500_000, credit: 0, balance: 500_000 },
};
const line = {
  ...{ id: 'l1', entryId: 'e1', date: '2026-11-24', category: null, description: 'Payout' },
  ...{ debit: 500_000, credit: 0 },
};

it('the lines of an account are sorted by their booking, in the order that the server knows', async () => {
  const requested = vi.fn();
  replies(({ path }) => {
    requested(Object.fromEntries(new URL(path, 'http://fasih').searchParams));
    return { body: { data: [line], total: 1, page: 1, pageSize: 20, account } };
  });
  const user = await show(<AccountLines account="cash.bank" />, { lang: 'en' });
  await user.click(
    await screen.findByRole('button', { name: common.table.sortBy({ column: finance.date }) }),
  );
  await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ page: '1', sort: 'booked' }));
  expect(accountLines.query.safeParse(requested.mock.lastCall?.[0]).success).toBe(true);
});
