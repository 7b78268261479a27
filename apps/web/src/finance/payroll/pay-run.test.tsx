import { textsIn } from '@fasih/messages/texts';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import PayRunPage from './pay-run.tsx';
import { PayRuns } from './pay-runs.tsx';
import {
  approved,
  bimo,
  bimosRates,
  dewisRates,
  draft,
  gaps,
  nadiasRates,
  paid,
  ratesOf,
  runsOf,
} from './payroll.fixtures.ts';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage('payroll', 'finance', 'approvals');
const { payroll, approvals, common } = textsIn('en');
const t = payroll.one;
const NADIA = 'Nadia Permatasari';

/** The page of a run and the list of runs; after a write the run is as `then` says, whatever the write's reply. */
async function opens(run: PayRun, then = run, reply?: Reply) {
  keeps({ before: run, after: then, reply }, (path, now) => {
    if (path.startsWith('/pay/runs?')) return { body: runsOf(now) };
    if (path.startsWith('/pay/rates')) return { body: ratesOf(nadiasRates, bimosRates, dewisRates) };
    if (path.startsWith('/finance/dashboard')) return { body: { today: '2026-11-24' } };
    return { body: path.startsWith('/pay/runs/') ? now : {} };
  });
  const user = await show(
    <>
      <PayRunPage />
      <PayRuns />
    </>,
    { lang: 'en' },
  );
  await screen.findByRole('heading', { name: t.payslips });
  return user;
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });

async function approves(reply: Reply) {
  const user = await opens(draft, approved, reply);
  await user.click(press(t.approve));
  const question = await dialog(t.approveTitle);
  expect(question.getByText(/^Rp 575\.000 for 1 teacher can be transferred/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: t.approve }));
}

it('a run that was approved shows so on its page and in the list', async () => {
  await approves({ body: approved });
  expect(await screen.findByText(t.approvedDone)).toBeTruthy();
  expect(screen.getAllByText(payroll.states.approved, { selector: 'span' })).toHaveLength(2);
  expect(press(t.markPaid)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/pay/runs/r1/approve', body: { version: 1 } }]);
});

it('a run that somebody else approved first says so, and shows that it is approved', async () => {
  const { stale } = common.problems;
  await approves({ status: 409, body: { code: 'common.stale', message: stale, current: approved } });
  expect(await screen.findByText(stale)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getAllByText(payroll.states.approved, { selector: 'span' })).toHaveLength(2),
  );
});

it('who made a draft reads that another account approves it, and cannot', async () => {
  await opens({ ...draft, approval: 'needsSecondAccount' });
  expect(screen.getByText(t.needsSecond)).toBeTruthy();
  expect(button(t.approve)).toBeNull();
});

it.each([
  [
    'before the day from which it may be approved',
    { approval: 'notYet' as const },
    /^You may approve from 3 Dec 2026/,
  ],
  ['where an approver was lost lately', { approval: 'notAlone' as const }, approvals.problems.onlyRefunds],
])('a draft %s cannot be approved and says why', async (_, change, reason) => {
  await opens({ ...draft, ...change, approveFrom: '2026-12-03T02:00:00.000Z' });
  expect(screen.getByText(reason)).toBeTruthy();
  expect(button(t.approve)).toBeNull();
});

it('the only account approves its own run with a reason, which the run shows', async () => {
  const alone: PayRun = { ...approved, selfApproved: true, approvalReason: 'Sendirian' };
  const user = await opens({ ...draft, approval: 'needsReason' }, alone);
  expect(screen.getByText(t.needsReason)).toBeTruthy();
  await user.click(press(t.approve));
  const ask = await dialog(t.approveTitle);
  await user.click(ask.getByRole('button', { name: t.approve }));
  expect(ask.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(ask.getByLabelText(t.approveReason, { exact: false }), 'Sendirian');
  await user.click(ask.getByRole('button', { name: t.approve }));
  expect(
    await screen.findByText(payroll.selfApprovedText({ who: 'Agus', reason: 'Sendirian' })),
  ).toBeTruthy();
  expect(writes()).toMatchObject([{ body: { version: 1, reason: 'Sendirian' } }]);
});

it('a draft that has become old is refreshed with one press', async () => {
  const user = await opens({ ...draft, outdated: true, gaps }, { ...draft, version: 2 });
  expect(screen.getByText(/^Dewi: 2 meetings/)).toBeTruthy();
  await user.click(press(t.refresh));
  expect(await screen.findByText(t.refreshed)).toBeTruthy();
  expect(screen.queryByText(t.outdated)).toBeNull();
  expect(screen.queryByText(/^Dewi: 2 meetings/)).toBeNull();
  expect(writes()).toMatchObject([{ path: '/pay/runs/r1/refresh', body: { version: 1 } }]);
});

it('a draft is discarded only with a reason, and then nothing can be done with it', async () => {
  const user = await opens(draft, { ...draft, state: 'discarded', approval: null });
  await user.click(press(t.discard));
  const ask = await dialog(t.discardTitle);
  await user.click(ask.getByRole('button', { name: t.discard }));
  expect(ask.getByText(common.fields.required)).toBeTruthy();
  await user.type(ask.getByLabelText(t.discardReason, { exact: false }), 'Salah bulan');
  await pressTwice(user, ask.getByRole('button', { name: t.discard }));
  await waitFor(() => expect(button(t.discard)).toBeNull());
  expect(button(payroll.adjust.add)).toBeNull();
  expect(writes()).toMatchObject([
    { path: '/pay/runs/r1/discard', body: { version: 1, reason: 'Salah bulan' } },
  ]);
});

/** The dialog that marks an approved run as paid. */
async function marksPaid(reply?: Reply) {
  const user = await opens(approved, reply === undefined ? paid : approved, reply);
  await user.click(press(t.markPaid));
  const ask = await dialog(t.markPaidTitle);
  await waitFor(() => expect(field(t.paidOn).value).toBe('2026-11-24'));
  return { user, ask, yes: ask.getByRole('button', { name: t.markPaid }) };
}

it('a run is marked as paid on the school’s today, once, and its transfer is in the books', async () => {
  const { user, ask, yes } = await marksPaid();
  expect(ask.getByText(/^Rp 575\.000 leaves the cash in the bank/)).toBeTruthy();
  expect(field(t.paidOn).max).toBe('2026-11-24');
  await pressTwice(user, yes);
  expect(await screen.findByText(t.markedPaid)).toBeTruthy();
  expect(screen.getByText('3 Nov 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: t.entryKinds.paid }).getAttribute('href')).toBe(
    '/dashboard/finance/entries/e2',
  );
  expect(button(t.markPaid)).toBeNull();
  expect(writes()).toMatchObject([{ path: '/pay/runs/r1/paid', body: { version: 2, paidOn: '2026-11-24' } }]);
});

it('a run cannot be paid on no day, and a day that is refused stays beside its reason', async () => {
  const message = payroll.problems.paidOnShape;
  const { user, ask, yes } = await marksPaid({ status: 400, body: { code: 'payroll.paidOnShape', message } });
  fireEvent.change(field(t.paidOn), { target: { value: '' } });
  await user.click(yes);
  expect(ask.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  fireEvent.change(field(t.paidOn), { target: { value: '2026-10-01' } });
  await user.click(yes);
  expect(await ask.findByText(message)).toBeTruthy();
  expect(field(t.paidOn).value).toBe('2026-10-01');
});

it('a run says who made and approved it, and each payslip its meetings, corrections, bonuses and sum', async () => {
  const user = await opens({ ...paid, payslips: [...paid.payslips, bimo] });
  expect(screen.getByText(/^Rina, 1 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(/^Agus, 2 Nov 2026/)).toBeTruthy();
  expect(
    screen.getByText(
      (_, shown) =>
        shown?.tagName === 'P' &&
        plain(shown.textContent) ===
          '2 meetings · 1 h 50 min · Corrections −Rp 120.000 · Bonuses and deductions Rp 475.000',
    ),
  ).toBeTruthy();
  expect(screen.getAllByText(/^Details \(3\)/)).toHaveLength(1);
  await user.click(press(t.pdfOf({ name: NADIA })));
  await waitFor(() => expect(reads()).toContain('/pay/runs/r1/payslips/n1/payslip.pdf'));
});

it('a draft has no payslips to hand out yet, and an empty one says so', async () => {
  await opens({ ...draft, payslips: [] });
  expect(screen.getByText(t.empty)).toBeTruthy();
  expect(screen.getAllByText(payroll.noNumber)).toHaveLength(2);
  expect(button(t.pdfOf({ name: NADIA }))).toBeNull();
});

it('a run that is not there is not found', async () => {
  const message = payroll.problems.notFound;
  replies(() => ({ status: 404, body: { code: 'payroll.notFound', message } }));
  await show(<PayRunPage />, { lang: 'en' });
  expect(await screen.findByText(message)).toBeTruthy();
});

const a = payroll.adjust;

/** The dialog that adds a bonus or a deduction. */
async function adds(reply?: Reply) {
  const user = await opens(draft, draft, reply);
  await user.click(press(a.add));
  const form = await dialog(a.title);
  await form.findByRole('option', { name: 'Bimo Santoso' });
  return { user, form, save: form.getByRole('button', { name: a.save }) };
}

it('the teachers of the run come first, then everybody else who teaches now', async () => {
  const { form } = await adds();
  expect(form.getAllByRole('option').map((option) => option.textContent)).toEqual([
    ...[a.choose, NADIA, 'Bimo Santoso'],
  ]);
});

it('a deduction is sent in whole rupiah with its kind and reason, once, and what it means is said', async () => {
  const { user, form, save } = await adds();
  expect(form.getByText(a.kindTexts.bonus)).toBeTruthy();
  await user.click(form.getByRole('radio', { name: a.kinds.withheld }));
  expect(form.getByText(a.kindTexts.withheld)).toBeTruthy();
  await user.click(save);
  expect(form.getAllByText(common.fields.required)).toHaveLength(3);
  expect(writes()).toEqual([]);
  await user.selectOptions(form.getByLabelText(payroll.teacher, { exact: false }), 'Bimo Santoso');
  await user.type(form.getByLabelText(a.amount, { exact: false }), '50000');
  await user.type(form.getByLabelText(a.reason, { exact: false }), ' PPh 21 ');
  await pressTwice(user, save);
  expect(await screen.findByText(a.saved.withheld)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [
      '/pay/runs/r1/adjustments',
      { teacherId: 'b9', kind: 'withheld', amount: 50_000, reason: 'PPh 21', version: 1 },
    ],
  ]);
});

it('a deduction that is more than the payslip holds is refused, and everything typed stays', async () => {
  const message = payroll.problems.deductionTooLarge({ name: NADIA });
  const { user, form, save } = await adds({
    status: 409,
    body: { code: 'payroll.deductionTooLarge', message },
  });
  await user.selectOptions(form.getByLabelText(payroll.teacher, { exact: false }), NADIA);
  await user.type(form.getByLabelText(a.amount, { exact: false }), '99000000');
  await user.type(form.getByLabelText(a.reason, { exact: false }), 'Uang muka');
  await user.click(save);
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(a.amount, { exact: false }).value).toBe('99.000.000');
});

it('a bonus is taken off a draft only after a question that names it', async () => {
  const user = await opens(draft, { ...draft, version: 2, payslips: [bimo] });
  const remove = a.removeOf({ kind: a.kinds.bonus, name: NADIA, reason: 'THR' });
  await user.click(press(remove));
  const question = await dialog(a.removeTitle({ kind: a.kinds.bonus }));
  expect(question.getByText(/^Nadia Permatasari: Rp 500\.000, “THR”\.$/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: common.cancel }));
  expect(writes()).toEqual([]);
  await user.click(press(remove));
  await user.click(
    (await dialog(a.removeTitle({ kind: a.kinds.bonus }))).getByRole('button', { name: a.remove }),
  );
  expect(await screen.findByText(a.removed)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/pay/runs/r1/adjustments/b1/remove', body: { version: 1 } }]);
});

it('nothing is taken off a run that is approved', async () => {
  await opens(approved);
  expect(screen.getAllByText('THR').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: new RegExp(`^${a.remove}`) })).toBeNull();
  expect(button(a.add)).toBeNull();
});
