import { textsIn } from '@fasih/messages/texts';
import {
  listRefunds,
  type RefundMoney,
  type StaffRefundDetail,
} from '@fasih/school/finance/refunds/staff-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { store } from '../../lib/session-store.ts';
import { WaitingNotice } from '../../office/approvals/waiting-notice.tsx';
import { accountant } from '../../people/accounts/accounts.fixtures.ts';
import { useMe } from '../../people/accounts/queries.ts';
import {
  approved,
  asked,
  half,
  listOf,
  prepared,
  refused,
  row,
  transfer,
  transferred,
} from './refunds.fixtures.ts';
import Refunds from './refunds.tsx';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage(
  ...(['staffRefunds', 'finance', 'approvals', 'receipt', 'payments', 'policy'] as const),
);
const { staffRefunds, approvals, common, policy, payments, refunds } = textsIn('en');
const t = staffRefunds.one;
const PAGE = '/dashboard/finance/refunds';
const signIn = (role: string) => store(`s.${Math.floor(Date.now() / 1000) + 900}.mac`, [role]);
beforeEach(() => signIn('finance'));

async function queue(list = listOf(row), at = PAGE) {
  replies(() => ({ body: list }));
  return show(<Refunds />, { lang: 'en', at });
}
const query = () =>
  Object.fromEntries(
    new URL(reads().findLast((path) => path.startsWith('/refunds?')) ?? '', 'http://fasih').searchParams,
  );

it('the queue names learner, payer, course, state and amount, and counts what is open', async () => {
  await queue(
    listOf(row, { ...row, id: 'q2', learner: { id: 'l2', name: 'Sari Dewi' }, shown: 'returning' }),
  );
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(plain(first?.textContent)).toMatch(/^KiranaSari DewiKids A.*Waiting for a decisionRp 825\.000$/);
  expect(plain(second?.textContent)).toMatch(/^Sari DewiKids A.*Being returnedRp 825\.000$/);
  expect(screen.getByRole('link', { name: 'Kirana' }).getAttribute('href')).toBe(`${PAGE}?request=q1`);
  const counts = screen.getByRole('region', { name: staffRefunds.counts });
  expect(counts.textContent).toBe('Waiting for a decision1Approved2Being returned3');
});

it('the queue is narrowed to a state that the server knows', async () => {
  const user = await queue(listOf(row), `${PAGE}?state=nobody`);
  await screen.findByText('Kirana');
  expect(query()).toEqual({ page: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: staffRefunds.filter }), 'rejected');
  await waitFor(() => expect(query()).toEqual({ page: '1', state: 'rejected' }));
  expect(listRefunds.query.safeParse(query()).success).toBe(true);
});

it('a queue without requests says where they come from', async () => {
  await queue(listOf());
  expect(await screen.findByText(staffRefunds.noneText)).toBeTruthy();
});

it('a search without a match leads back to what is open', async () => {
  await queue(listOf(), `${PAGE}?q=zzz`);
  expect(await screen.findByText(staffRefunds.noneFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe(PAGE);
});

/** The page of a request; after a write it is as `then` says, whatever the write's reply. */
async function opens(request: StaffRefundDetail, then = request, reply?: Reply) {
  keeps({ before: request, after: then, reply }, (path, now) => {
    if (path === '/refunds/q1') return { body: now };
    return { body: { data: [], total: now.step === null ? 0 : 1, page: 1, pageSize: 1 } };
  });
  const user = await show(
    <>
      <WaitingNotice />
      <Refunds />
    </>,
    { lang: 'en', at: `${PAGE}?request=q1` },
  );
  await screen.findByRole('heading', { name: t.title({ name: 'Kirana' }) });
  return user;
}
const press = (name: string) => screen.getByRole('button', { name });
const button = (name: string) => screen.queryByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('a request shows the family’s words, the arithmetic of its day, how it was paid and who to call', async () => {
  await opens(asked);
  expect(screen.getByText('“Kami pindah kota”')).toBeTruthy();
  const decision = screen.getByRole('region', { name: t.arithmetic });
  expect(plain(decision.textContent)).toContain(
    '50% × Rp 1.650.000 = Rp 825.000. Meetings left: 12 − 1 = 11',
  );
  expect(decision.textContent).toContain(policy.ruleVersion({ version: 2 }));
  expect(screen.getByText('12 bought, 1 held, 0 forfeited, 11 left')).toBeTruthy();
  expect(screen.getByText('KW/2026/0007')).toBeTruthy();
  expect(screen.getByText(/^Through the payment provider \(paid with GoPay\)$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'sari@contoh.id' }).getAttribute('href')).toBe(
    'mailto:sari@contoh.id',
  );
  expect(screen.getByText(t.ends({ n: 10 }))).toBeTruthy();
});

it('of a course that the school has ended nothing is said to end, or to be asked for by the family', async () => {
  const owed: StaffRefundDetail = { ...asked, endedBySchool: true, meetingsToFree: 0, step: 'approve' };
  const user = await opens(owed);
  expect(screen.getByText('“Kami pindah kota”').parentElement?.textContent).toContain(t.schoolSays);
  expect(screen.queryByText(t.ends({ n: 0 }))).toBeNull();
  expect(screen.queryByText(t.actions['refund.asked'])).toBeNull();
  expect(screen.getByText(t.opened)).toBeTruthy();
  await user.click(press(t.approve));
  const question = await dialog(t.approveTitle);
  const text = question.getByText(/goes back to Sari Dewi/).textContent;
  expect(plain(text)).toBe(plain(t.approveEnded({ amount: 'Rp 825.000', name: 'Sari Dewi' })));
  await user.click(question.getByRole('button', { name: common.cancel }));
});

it('what was bought adds up after the course has ended: what is not held any more is said', async () => {
  await opens({ ...asked, balance: { ...asked.balance, left: 0 } });
  expect(screen.getByText('12 bought, 1 held, 0 forfeited, 0 left, 11 not held')).toBeTruthy();
});

it('meetings held since the request do not change its amount, and that is said', async () => {
  await opens({ ...asked, reason: '', quoteNow: { ...half, amount: 0 } });
  expect(screen.getByText(/Asked for now it would be Rp 0\.$/)).toBeTruthy();
  expect(screen.getByText(t.noWords)).toBeTruthy();
});

/** The page in an area that has read who is signed in. */
function WithMe() {
  return useMe().data === undefined ? null : <Refunds />;
}

it('an accountant, from whom the words are kept, is not told that there were none', async () => {
  const request = { ...asked, learner: { id: 'l1', name: 'K.' }, reason: '', step: null };
  replies(({ path }) => ({ body: path.endsWith('/user/me') ? accountant : request }));
  await show(<WithMe />, { lang: 'en', at: `${PAGE}?request=q1` });
  await screen.findByRole('region', { name: t.arithmetic });
  expect(screen.queryByText(t.noWords)).toBeNull();
  expect(screen.queryByRole('region', { name: t.familySays })).toBeNull();
});

it('finance reads the names; an admin is led to the student and the payer', async () => {
  await opens(asked);
  expect(screen.queryByRole('link', { name: 'Kirana' })).toBeNull();
});

it('an admin is led from a request to the student', async () => {
  signIn('admin');
  await opens(asked);
  expect(screen.getByRole('link', { name: 'Kirana' }).getAttribute('href')).toBe('/student/management/l1');
});

it('the first account puts a request forward and then waits for another', async () => {
  const user = await opens(asked, { ...prepared, step: 'waitForOther' });
  expect(button(t.approve)).toBeNull();
  await pressTwice(user, press(t.prepare));
  expect(await screen.findByText(t.waitForOther)).toBeTruthy();
  expect(screen.getByText(/^Looked at by Rina, 21 Nov 2026/)).toBeTruthy();
  expect(button(t.approve)).toBeNull();
  expect(writes()).toMatchObject([{ path: '/refunds/q1/prepare', body: { version: 3 } }]);
});

it('a refund that was approved offers no more steps and waits for nobody', async () => {
  const user = await opens(prepared, approved);
  expect(await screen.findByText(approvals.waiting({ n: 1 }))).toBeTruthy();
  await user.click(press(t.approve));
  const question = await dialog(t.approveTitle);
  expect(question.getByText(/825\.000.*Sari Dewi.*10 meetings that are left will not be held/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: t.approve }));
  expect(await screen.findByText(t.approved)).toBeTruthy();
  expect(button(t.reject)).toBeNull();
  expect(screen.queryByText(approvals.waiting({ n: 1 }))).toBeNull();
  expect(screen.getByText(/^Decided by Agus, 22 Nov 2026/)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/refunds/q1/approve', body: { version: 4 } }]);
});

it('a question that is answered with no approves nothing', async () => {
  const user = await opens(prepared);
  await user.click(press(t.approve));
  await user.click((await dialog(t.approveTitle)).getByRole('button', { name: common.cancel }));
  expect(writes()).toEqual([]);
});

it('a payment that is gone refuses the approval beside its button', async () => {
  const message = refunds.problems.moneyGone;
  const user = await opens(prepared, prepared, { status: 409, body: { code: 'refunds.moneyGone', message } });
  await user.click(press(t.approve));
  await user.click((await dialog(t.approveTitle)).getByRole('button', { name: t.approve }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(press(t.approve)).toBeTruthy();
});

it('the only account approves with a reason, and the request is marked for it', async () => {
  const user = await opens({ ...prepared, step: 'approveAlone' }, { ...approved, selfApproved: true });
  await user.click(press(t.approve));
  const ask = await dialog(t.approveTitle);
  await user.click(ask.getByRole('button', { name: t.approve }));
  expect(ask.getByText(common.fields.required)).toBeTruthy();
  await user.type(ask.getByLabelText(t.approveReason, { exact: false }), 'Sendirian');
  await user.click(ask.getByRole('button', { name: t.approve }));
  expect(await screen.findByText(t.selfApproved)).toBeTruthy();
  expect(writes()).toMatchObject([
    { path: '/refunds/q1/approve', body: { version: 4, reason: 'Sendirian' } },
  ]);
});

it.each([
  ['before its day', 'notYet', /^You may approve from 3 Dec 2026/],
  ['where an approver was lost lately', 'notAlone', approvals.problems.onlyRefunds],
] as const)('a request %s can be rejected only, and says why', async (_, step, reason) => {
  await opens({ ...prepared, step, approveFrom: step === 'notYet' ? '2026-12-03T02:00:00.000Z' : null });
  expect(screen.getByText(reason)).toBeTruthy();
  expect(button(t.approve)).toBeNull();
  expect(press(t.reject)).toBeTruthy();
});

it('a request is rejected only with a reason for the family, once', async () => {
  const user = await opens(asked, {
    ...asked,
    step: null,
    shown: 'rejected',
    decidedReason: 'Baru mulai',
    decidedAt: row.askedAt,
  });
  await user.click(press(t.reject));
  const ask = await dialog(t.rejectTitle);
  await user.click(ask.getByRole('button', { name: t.reject }));
  expect(ask.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(ask.getByLabelText(t.rejectReason, { exact: false }), 'Baru mulai');
  await pressTwice(user, ask.getByRole('button', { name: t.reject }));
  expect(await screen.findByText(/“Baru mulai”$/)).toBeTruthy();
  expect(screen.getByText(staffRefunds.states.rejected)).toBeTruthy();
  expect(writes()).toMatchObject([
    { path: '/refunds/q1/reject', body: { version: 3, reason: 'Baru mulai' } },
  ]);
});

it('a request that somebody else decided first says so, and shows what was decided', async () => {
  const { stale } = common.problems;
  const user = await opens(asked, approved, {
    status: 409,
    body: { code: 'common.stale', message: stale, current: approved },
  });
  await user.click(press(t.prepare));
  await waitFor(() => expect(button(t.prepare)).toBeNull());
  expect(screen.getByText(staffRefunds.states.approved)).toBeTruthy();
});

it('a request that is not there is not found', async () => {
  const message = refunds.problems.requestNotFound;
  replies(() => ({ status: 404, body: { code: 'refunds.requestNotFound', message } }));
  await show(<Refunds />, { lang: 'en', at: `${PAGE}?request=q9` });
  expect(await screen.findByText(message)).toBeTruthy();
});

const m = staffRefunds.money;
const opensMoney = (money: RefundMoney, then = money, reply?: Reply) =>
  opens({ ...approved, money }, { ...approved, money: then }, reply);

it('money that the provider refused is sent again, or goes by bank transfer after a question', async () => {
  const user = await opensMoney(refused, transfer);
  expect(screen.getByText(m.states.provider.refused)).toBeTruthy();
  await user.click(press(m.transferInstead));
  await user.click((await dialog(m.transferAsk.title)).getByRole('button', { name: m.transferAsk.no }));
  expect(writes()).toEqual([]);
  await user.click(press(m.transferInstead));
  await user.click((await dialog(m.transferAsk.title)).getByRole('button', { name: m.transferAsk.yes }));
  expect(await screen.findByText(m.states.transfer.asked)).toBeTruthy();
  expect(button(m.retry)).toBeNull();
  expect(writes().map(({ path }) => path)).toEqual(['/payments/refunds/f1/transfer']);
});

it('money that is sent again is one refund', async () => {
  const user = await opensMoney(refused, { ...refused, state: 'asked', next: [] });
  await pressTwice(user, press(m.retry));
  expect(await screen.findByText(m.states.provider.asked)).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/payments/refunds/f1/retry']);
});

const slip = new File(['%PDF'], 'bukti.pdf', { type: 'application/pdf' });

it('a transfer is confirmed only once its proof is there', async () => {
  const user = await opensMoney(transfer, transferred);
  expect(button(m.confirm)).toBeNull();
  await user.click(press(m.addProof));
  expect(screen.getByText(payments.problems.noFile)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.upload(screen.getByLabelText(m.proof, { selector: 'input' }), slip);
  expect(screen.queryByText(payments.problems.noFile)).toBeNull();
  await user.click(press(m.addProof));
  expect(await screen.findByText(m.hasProof)).toBeTruthy();
  expect(screen.queryByText(/bukti\.pdf/)).toBeNull();
  await user.click(press(m.confirm));
  await user.click((await dialog(m.confirmAsk.title)).getByRole('button', { name: m.confirmAsk.no }));
  expect(writes()).toHaveLength(1);
  await user.click(press(m.openProof));
  await waitFor(() => expect(reads()).toContain('/payments/refunds/f1/proof'));
});

it('a proof that is too large stays chosen beside the reason', async () => {
  const message = payments.problems.proofTooLarge;
  const user = await opensMoney(transfer, transfer, {
    status: 413,
    body: { code: 'payments.proofTooLarge', message },
  });
  await user.upload(screen.getByLabelText(m.proof, { selector: 'input' }), slip);
  await user.click(press(m.addProof));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(/bukti\.pdf/)).toBeTruthy();
});

it('a transfer that was confirmed says so and needs nothing more', async () => {
  const user = await opensMoney(transferred, { ...transferred, state: 'confirmed', next: [] });
  expect(press(m.replaceProof)).toBeTruthy();
  await user.click(press(m.confirm));
  await pressTwice(user, (await dialog(m.confirmAsk.title)).getByRole('button', { name: m.confirmAsk.yes }));
  expect(await screen.findByText(m.states.transfer.confirmed)).toBeTruthy();
  expect(button(m.confirm)).toBeNull();
  expect(writes().map(({ path }) => path)).toEqual(['/payments/refunds/f1/confirm']);
});
