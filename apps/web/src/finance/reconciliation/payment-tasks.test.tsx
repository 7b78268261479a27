import { textsIn } from '@fasih/messages/texts';
import type { PaymentTask } from '@fasih/school/sales/payments/staff-contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { PaymentTasks } from './payment-tasks.tsx';

const { replies, show, writes } = personAtPage('reconciliation', 'finance', 'staffRefunds', 'orders');
const { reconciliation, common } = textsIn('en');
const t = reconciliation.tasks;

const task: PaymentTask = {
  id: 'k1',
  reason: 'wrongAmount',
  createdAt: '2026-11-23T02:00:00.000Z',
  doneAt: null,
  doneBy: null,
  doneReason: null,
  order: {
    ...{ id: 'o1', packageName: 'General English', total: 1_650_000, status: 'pending' },
    ...{ createdAt: '2026-11-23T01:00:00.000Z', payerName: 'Sari Dewi', payerEmail: 'sari@contoh.id' },
    ...{ payerPhone: null, learnerName: 'Kirana' },
  },
  charge: {
    ...{ transactionId: 'x1', paymentType: 'gopay', status: 'settlement' },
    ...{ amount: 1_645_000, paidAt: '2026-11-23T01:30:00.000Z', held: 1_645_000 },
  },
  returning: null,
  fixes: ['return', 'close'],
};
let open: PaymentTask[];
beforeEach(() => {
  open = [task];
  replies(({ method }) => {
    if (method !== 'GET') open = [];
    return { body: method === 'GET' ? { data: open, total: open.length, page: 1, pageSize: 20 } : task };
  });
});

async function opens() {
  const user = await show(<PaymentTasks />, { lang: 'en' });
  expect((await screen.findByRole('listitem')).textContent).toContain(t.reasons.wrongAmount);
  return user;
}
const fix = (kind: 'return' | 'close') =>
  screen.getByRole('button', { name: t.fixOf({ fix: t.fixes[kind], name: 'Sari Dewi' }) });

it('money of another size goes back in full only after a question, and its task is gone', async () => {
  const user = await opens();
  await user.click(fix('return'));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText(/1\.645\.000/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: t.returnAsk.no }));
  expect(writes()).toEqual([]);
  await user.click(fix('return'));
  await user.click(await screen.findByRole('button', { name: t.returnAsk.yes }));
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/payments/tasks/k1/return']);
});

it('a task is closed by hand only with a reason', async () => {
  const user = await opens();
  await user.click(fix('close'));
  const dialog = await screen.findByRole('dialog', { name: t.closeTitle });
  const close = within(dialog).getByRole('button', { name: t.closeYes });
  await user.click(close);
  expect(within(dialog).getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(within(dialog).getByLabelText(t.closeReason), 'Sisanya dibayar tunai');
  await user.click(close);
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/payments/tasks/k1/close', { reason: 'Sisanya dibayar tunai' }],
  ]);
});
