import { textsIn } from '@fasih/messages/texts';
import type { PendingApproval } from '@fasih/school/office/staff/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { staffQuery } from '../staff/queries.ts';
import Approvals from './approvals.tsx';

const { replies, show, writes } = personAtPage('approvals', 'finance');
const t = textsIn('en').approvals;

const invitation: PendingApproval = {
  id: 'c1',
  kind: 'staff',
  name: 'Budi',
  by: 'Rina',
  at: '2026-11-24T02:00:00.000Z',
  own: false,
  amount: null,
  from: null,
  to: null,
  endsAt: null,
  change: {
    what: 'invite',
    reason: 'Butuh bantuan',
    email: 'budi@contoh.id',
    role: 'finance',
    access: 'full',
  },
};

/** How many people the list of staff counts, as an admin would find it in the settings. */
function Staff() {
  return <p>Staff: {useQuery(staffQuery({ page: 1 })).data?.total}</p>;
}

it('an invitation that was approved waits no longer, and the invited person is among the staff', async () => {
  let isApproved = false;
  replies(({ method, path }) => {
    if (method !== 'GET') {
      isApproved = true;
      return { body: { id: 'c1', state: 'approved' } };
    }
    const page = (data: unknown[], total = data.length) => ({ data, total, page: 1, pageSize: 20 });
    if (path.startsWith('/approvals')) return { body: page(isApproved ? [] : [invitation]) };
    return { body: page([], isApproved ? 5 : 4) };
  });
  const user = await show(
    <>
      <Approvals />
      <Staff />
    </>,
    { lang: 'en' },
  );
  expect(await screen.findByText('Staff: 4')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: t.approveOf({ name: 'Budi' }) }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t.approve }));
  expect(await screen.findByText('Staff: 5')).toBeTruthy();
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/staff-changes/c1/approve', body: {} }]);
});
