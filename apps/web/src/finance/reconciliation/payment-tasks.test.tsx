import { textsIn } from '@fasih/messages/texts';
import type { PaymentTask } from '@fasih/school/sales/payments/staff-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { PaymentTasks } from './payment-tasks.tsx';
import { task } from './reconciliation.fixtures.ts';

const { replies, show, writes, reads, pressTwice } = personAtPage(
  ...(['reconciliation', 'finance', 'staffRefunds', 'receipt'] as const),
);
const { reconciliation, common } = textsIn('en');
const t = reconciliation.tasks;

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

const shows = (tasks: PaymentTask[], at = '/reconciliation') => {
  open = tasks;
  return show(<PaymentTasks />, { lang: 'en', at });
};

it('a task names the learner, how it was paid, and what the school still holds of it', async () => {
  await shows([{ ...task, charge: task.charge && { ...task.charge, held: 45_000 } }]);
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('General English · Kirana · sari@contoh.id')).toBeTruthy();
  expect(within(card).getByText('GoPay · paid')).toBeTruthy();
  expect(within(card).getByText(/^Rp 45\.000 is still with the school$/)).toBeTruthy();
});

it('a notice about an order that is not ours is asked about with one press', async () => {
  const strange: PaymentTask = { ...task, reason: 'mismatch', order: null, charge: null, fixes: ['check'] };
  const user = await shows([strange]);
  await screen.findByText(t.unknownOrder);
  await pressTwice(
    user,
    screen.getByRole('button', { name: t.fixOf({ fix: t.fixes.check, name: t.unknownOrder }) }),
  );
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/payments/tasks/k1/check']);
});

it('what is done says by whom and why, and offers no more steps', async () => {
  const done: PaymentTask = {
    ...task,
    doneAt: '2026-11-24T02:00:00.000Z',
    doneBy: 'Rina',
    fixes: [],
    doneReason: 'Sisanya dibayar tunai',
  };
  const user = await shows([done]);
  await user.click(await screen.findByRole('radio', { name: t.states.done }));
  expect(await screen.findByText(/^Done 24 Nov 2026.* by Rina “Sisanya dibayar tunai”$/)).toBeTruthy();
  await waitFor(() => expect(reads().at(-1)).toBe('/payments/tasks?state=done&page=1'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('a school in which nothing was ever done reads so', async () => {
  await shows([], '/reconciliation?state=done');
  expect(await screen.findByText(t.noneDone)).toBeTruthy();
  expect(screen.queryByText(t.noneText)).toBeNull();
});

it('money after a denial says what to do, and closed what came of it', async () => {
  open = [{ ...task, reason: 'paidAfterDenial', fixes: ['check', 'close'] }];
  await show(<PaymentTasks />, { lang: 'en' });
  expect(await screen.findByText(t.advice.paidAfterDenial)).toBeTruthy();
  open = [{ ...task, reason: 'paidAfterDenial', doneAt: task.createdAt, outcome: 'noMoney', fixes: [] }];
  await show(<PaymentTasks />, { lang: 'en', at: '/?state=done' });
  expect(await screen.findByText(t.outcomes.noMoney)).toBeTruthy();
});
