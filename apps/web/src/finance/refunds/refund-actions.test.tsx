import { textsIn } from '@fasih/messages/texts';
import type { StaffRefundDetail } from '@fasih/school/finance/refunds/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { WaitingNotice } from '../../office/approvals/waiting-notice.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { staffRefundQuery } from './queries.ts';
import { RefundActions } from './refund-actions.tsx';

const { replies, show, writes } = personAtPage('staffRefunds', 'finance', 'approvals');
const { staffRefunds, approvals } = textsIn('en');
const t = staffRefunds.one;

const waiting = {
  ...{ id: 'q1', step: 'approve', version: 3, amount: 825_000, meetingsToFree: 10, approveFrom: null },
  payer: { id: 'p1', name: 'Sari Dewi', email: 'sari@contoh.id', phone: null },
} as StaffRefundDetail;
const decided: StaffRefundDetail = { ...waiting, step: null, version: 4 };

function Request() {
  const request = useQuery(staffRefundQuery('q1'));
  return (
    <>
      <WaitingNotice />
      <Loaded query={request}>{(data) => <RefundActions request={data} />}</Loaded>
    </>
  );
}

/** Somebody presses 'Approve' and is sure; afterwards the request is decided. */
async function approves(reply: Reply) {
  let now = waiting;
  replies(({ method, path }) => {
    if (method !== 'GET') {
      now = decided;
      return reply;
    }
    if (path.startsWith('/refunds/')) return { body: now };
    return { body: { data: [], total: now.step === null ? 0 : 1, page: 1, pageSize: 1 } };
  });
  const user = await show(<Request />, { lang: 'en' });
  expect(await screen.findByText(approvals.waiting({ n: 1 }))).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: t.approve }));
  const question = await screen.findByRole('dialog', { name: t.approveTitle });
  expect(within(question).getByText(/825\.000.*Sari Dewi/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: t.approve }));
  expect(await screen.findByText(t.approved)).toBeTruthy();
}

it('a refund that was approved offers no more steps and waits for nobody', async () => {
  await approves({ body: decided });
  expect(screen.queryByRole('button', { name: t.reject })).toBeNull();
  expect(screen.queryByText(approvals.waiting({ n: 1 }))).toBeNull();
  expect(writes()).toMatchObject([{ path: '/refunds/q1/approve', body: { version: 3 } }]);
});
