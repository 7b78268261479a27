import { textsIn } from '@fasih/messages/texts';
import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { store } from '../../lib/session-store.ts';
import { accountant } from '../../people/accounts/accounts.fixtures.ts';
import { useMe } from '../../people/accounts/queries.ts';
import { paymentEntry, rentAsTyped, rentEntry, taxEntry, taxTakenBack } from './books.fixtures.ts';
import Entry from './entry.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('finance', 'staff');
const { finance, common } = textsIn('en');
const t = finance.entry;

const signIn = (role: string) => store(`s.${Math.floor(Date.now() / 1000) + 900}.mac`, [role]);
beforeEach(() => signIn('finance'));

/** The page of an entry; a write gets the reply, or the rent as it is entered. */
async function opens(entry: EntryDetail, reply: Reply = { body: rentAsTyped }) {
  replies(({ method, path }) =>
    method !== 'GET' ? reply : path.endsWith('/receipt') ? {} : { body: entry },
  );
  const user = await show(<Entry />, { lang: 'en' });
  await screen.findByRole('heading', { name: t.lines });
  return user;
}
const part = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

it('a payment shows its two sides with equal sums, its effect on the figures, and no way to delete it', async () => {
  await opens(paymentEntry);
  const lines = within(screen.getByRole('table', { name: t.lines })).getAllByRole('row');
  expect(lines.map((line) => line.textContent?.replace(/\s/g, ' '))).toEqual([
    'AccountDebitCredit',
    'Cash at the providerRp 1.650.000',
    'Owed to familiesRp 1.650.000',
    'TotalRp 1.650.000Rp 1.650.000',
  ]);
  expect(screen.getByText(t.balanced)).toBeTruthy();
  expect(screen.getByText('Revenue · General English for Kids · Payment of a family')).toBeTruthy();
  expect(screen.getByText(finance.transactions.onlyManual)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('finance reads who a payment is for and is led to no page of admins', async () => {
  await opens(paymentEntry);
  expect(part(t.source).getByText('Kirana')).toBeTruthy();
  expect(part(t.source).getByText('KW/2026/0007')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Kirana' })).toBeNull();
});

it('an admin is led from a payment to its student and class', async () => {
  signIn('admin');
  await opens(paymentEntry);
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('Kirana'), to('Kids A')]).toEqual(['/student/management/l1', '/class/management/c1']);
});

it.each([
  ['payRun', t.openPayRun, '/dashboard/finance/pay/r1'],
  ['refund', t.openRefund, '/dashboard/finance/refunds?request=r1'],
] as const)('an entry made for a %s leads to it', async (kind, name, address) => {
  await opens({ ...paymentEntry, source: { ...paymentEntry.source, kind, id: 'r1' } });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

it('an entry of Rp 0 has no lines and says why', async () => {
  await opens({ ...rentEntry, entryId: null, lines: [] });
  expect(screen.getByText(t.noLines)).toBeTruthy();
  expect(screen.queryByText(t.balanced)).toBeNull();
});

it('an entry by hand says who entered it, for which closed month, and what happened since', async () => {
  await opens(rentEntry);
  expect(screen.getByText(t.meantFor({ day: '28 Oct 2026' }))).toBeTruthy();
  const steps = part(t.history).getAllByRole('listitem');
  expect(steps).toHaveLength(2);
  expect(steps[0]?.textContent).toMatch(/^Entered.*Rina$/);
  expect(steps[1]?.textContent).toMatch(/^Deleted.*System“Salah bulan”$/);
});

it('an entry by hand is deleted with a reason', async () => {
  const user = await opens(rentEntry);
  await user.click(screen.getByRole('button', { name: finance.transactions.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(finance.transactions.reason, { exact: false }), 'Dobel');
  await user.click(dialog.getByRole('button', { name: finance.transactions.removeYes }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    { path: '/finance/entries/m2/void', body: { reason: 'Dobel', version: 4 } },
  ]);
});

it('a deleted entry is marked and can be brought back', async () => {
  const user = await opens({
    ...rentEntry,
    history: [],
    manual: { ...rentAsTyped, voided: true, version: 5 },
  });
  expect(screen.getByText(finance.transactions.voided)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: finance.transactions.restore }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ path: '/finance/entries/m2/restore', body: { version: 5 } }]),
  );
});

it('a tax payment is taken back only with a reason', async () => {
  const user = await opens(taxEntry, { body: { entryId: 'x2', bookedOn: '2026-11-20' } });
  await user.click(screen.getByRole('button', { name: t.taxVoid.open }));
  const dialog = within(await screen.findByRole('dialog', { name: t.taxVoid.title }));
  await user.click(dialog.getByRole('button', { name: t.taxVoid.yes }));
  expect(dialog.getByText(common.fields.required)).toBeTruthy();
  await user.type(dialog.getByLabelText(t.taxVoid.reason, { exact: false }), 'Salah jumlah');
  await pressTwice(user, dialog.getByRole('button', { name: t.taxVoid.yes }));
  expect(await screen.findByText(t.taxVoid.done)).toBeTruthy();
  expect(writes()).toMatchObject([
    { path: '/finance/tax-payments/x1/void', body: { reason: 'Salah jumlah' } },
  ]);
});

it('a tax payment that was taken back shows both entries and cannot be taken back again', async () => {
  await opens(taxTakenBack);
  expect(screen.queryByRole('button', { name: t.taxVoid.open })).toBeNull();
  expect(part(t.chain).getByText(`${t.first} (${t.thisOne})`)).toBeTruthy();
  expect(part(t.chain).getByRole('link', { name: t.reverses }).getAttribute('href')).toBe(
    '/dashboard/finance/entries/x2',
  );
});

it('an entry that is not in the books is not found', async () => {
  const message = finance.problems.notFound;
  replies(() => ({ status: 404, body: { code: 'finance.notFound', message } }));
  await show(<Entry />, { lang: 'en' });
  expect(await screen.findByText(message)).toBeTruthy();
});

const receipt = () => part(t.receipt);
const slip = new File(['slip'], 'struk.png', { type: 'image/png' });
const choose = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

it('a receipt without a chosen picture is not sent, and one that was chosen is', async () => {
  const user = await opens({ ...rentEntry, manual: { ...rentAsTyped, hasReceipt: false } });
  expect(receipt().getByText(t.receiptNone)).toBeTruthy();
  await user.click(receipt().getByRole('button', { name: t.addReceipt }));
  expect(receipt().getByText(finance.problems.noFile)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.upload(choose(t.receipt), slip);
  expect(receipt().queryByText(finance.problems.noFile)).toBeNull();
  await pressTwice(user, receipt().getByRole('button', { name: t.addReceipt }));
  expect(await screen.findByText(t.receiptAdded)).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'PUT', path: '/finance/entries/m2/receipt' }]);
  expect(receipt().queryByText('struk.png')).toBeNull();
});

it('a picture that is refused stays chosen beside the reason', async () => {
  const message = finance.problems.wrongFile;
  const user = await opens(rentEntry, { status: 415, body: { code: 'finance.wrongFile', message } });
  await user.upload(choose(t.changeReceipt), slip);
  await user.click(receipt().getByRole('button', { name: t.addReceipt }));
  expect(await receipt().findByText(message)).toBeTruthy();
  expect(receipt().getByText(/struk\.png/)).toBeTruthy();
});

it('a receipt is downloaded, and taken away only after a question', async () => {
  const user = await opens(rentEntry);
  await user.click(receipt().getByRole('button', { name: t.openReceipt }));
  await waitFor(() => expect(reads()).toContain('/finance/entries/m2/receipt'));
  const { title, no, yes } = t.removeReceiptAsk;
  const ask = async (answer: string) => {
    await user.click(await receipt().findByRole('button', { name: t.removeReceipt }));
    await user.click(
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: answer }),
    );
  };
  await ask(no);
  expect(writes()).toEqual([]);
  await ask(yes);
  expect(await screen.findByText(t.receiptRemoved)).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/finance/entries/m2/receipt' }]);
});

/** The page in an area that has read who is signed in. */
function WithMe() {
  return useMe().data === undefined ? null : <Entry />;
}

it('an accountant reads an entry with its receipt and finds nothing that changes it', async () => {
  const entry = { ...rentEntry, manual: { ...rentAsTyped, hasReceipt: true } };
  replies(({ path }) => ({ body: path.endsWith('/user/me') ? accountant : entry }));
  await show(<WithMe />, { lang: 'en' });
  await screen.findByRole('heading', { name: t.lines });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([t.openReceipt]);
});
