import { textsIn } from '@fasih/messages/texts';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { RunState } from './pay-runs.tsx';
import { payRunQuery, payRunsQuery } from './queries.ts';
import { RunActions } from './run-actions.tsx';

const { replies, show, writes } = personAtPage('payroll', 'finance', 'approvals');
const { payroll } = textsIn('en');
const t = payroll.one;

const draft: PayRun = {
  ...{ id: 'r1', number: null, from: '2026-10-01', to: '2026-10-31', state: 'draft' },
  ...{ teachers: 1, meetings: 8, minutes: 400, amount: 1_000_000, payslips: [], entries: [] },
  ...{ madeBy: { id: 'a1', name: 'Rina' }, madeAt: '2026-11-01T02:00:00.000Z' },
  ...{ approvedBy: null, approvedAt: null, selfApproved: false, approvalReason: null },
  ...{ paidAt: null, paidOn: null, version: 1, outdated: false, approval: 'allowed', approveFrom: null },
  gaps: { withoutRate: [], stillOpen: 0, unpaidBefore: { meetings: 0, firstDay: null } },
};
const approved: PayRun = { ...draft, state: 'approved', version: 2, approval: null };

/** The page of a run, and how many approved runs the list counts. */
function Page() {
  const run = useQuery(payRunQuery('r1'));
  const runs = useQuery(payRunsQuery({ page: 1 }));
  return (
    <Loaded query={run}>
      {(data) => (
        <>
          <p>
            <RunState run={data} />
          </p>
          <p>Approved runs: {runs.data?.data.filter(({ state }) => state === 'approved').length}</p>
          <RunActions run={data} />
        </>
      )}
    </Loaded>
  );
}

async function opens(reply: Reply) {
  let now = draft;
  replies(({ method, path }) => {
    if (method !== 'GET') {
      now = approved;
      return reply;
    }
    if (path.startsWith('/pay/runs?')) return { body: { data: [now], total: 1, page: 1, pageSize: 20 } };
    return { body: path === '/pay/runs/r1' ? now : {} };
  });
  const user = await show(<Page />, { lang: 'en' });
  await user.click(await screen.findByRole('button', { name: t.approve }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t.approve }));
  return user;
}

it('a run that was approved shows so on its page and in the list', async () => {
  await opens({ body: approved });
  expect(await screen.findByText('Approved runs: 1')).toBeTruthy();
  expect(screen.getByText(payroll.states.approved)).toBeTruthy();
  expect(screen.getByRole('button', { name: t.markPaid })).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/pay/runs/r1/approve', body: { version: 1 } }]);
});

it('a run that somebody else approved first says so, and shows that it is approved', async () => {
  const { stale } = textsIn('en').common.problems;
  await opens({ status: 409, body: { code: 'common.stale', message: stale, current: approved } });
  expect(await screen.findByText('Approved runs: 1')).toBeTruthy();
  expect(screen.getByText(stale)).toBeTruthy();
  expect(screen.getByText(payroll.states.approved)).toBeTruthy();
});
