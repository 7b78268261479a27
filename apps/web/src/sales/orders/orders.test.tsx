import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import type { Learner } from '@fasih/school/people/learners/contract';
import type { createPayment, quote } from '@fasih/school/sales/orders/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { plain, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply, signIn } from '../../../test/person-at-page.tsx';
import { kirana } from '../../people/learners/learners.fixtures.ts';
import { expired, onSale, ordersOf, paid, pending } from './orders.fixtures.ts';
import Orders from './orders.tsx';
import ProgramSelection from './program-selection.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('orders', 'packages', 'learners');
const { orders, packages, learners, common } = textsIn('en');
const t = orders.list;

it('each order says its state and what comes next: paying, its receipt, or what happened', async () => {
  replies(() => ({ body: ordersOf(pending, paid, expired) }));
  await show(<Orders />, { lang: 'en', at: '/orders' });
  const rows = rowsOf(await screen.findByRole('table', { name: t.caption }));
  expect(rows).toEqual([
    expect.stringMatching(/^General English.*Andi.*Rp 1\.980\.000Waiting for paymentContinue paying$/),
    expect.stringMatching(/PaidPDF IndonesianPDF English$/),
    expect.stringMatching(/ExpiredView$/),
  ]);
  expect(screen.getByRole('link', { name: t.pay }).getAttribute('href')).toBe('/checkout/o1');
  expect(screen.getByRole('link', { name: t.start }).getAttribute('href')).toBe('/redirect?order=o3');
});

it('a receipt is fetched in the language that was pressed, and why it cannot be is said', async () => {
  replies(({ path }) => (path.includes('receipt') ? { text: 'pdf' } : { body: ordersOf(paid) }));
  const user = await show(<Orders />, { lang: 'en', at: '/orders' });
  const name = `${orders.receipt.short.id}, KW/2026/7`;
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(reads().at(-1)).toMatch(/^\/orders\/o2\/receipt\.pdf/));
  expect(screen.queryByText(orders.receipt.failed)).toBeNull();
  replies(({ path }) =>
    path.includes('receipt')
      ? { status: 404, body: { code: 'orders.noReceipt', message: orders.problems.noReceipt } }
      : { body: ordersOf(paid) },
  );
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(orders.receipt.failed)).toBeTruthy();
});

it('without orders the way to the packages is shown; orders that cannot be loaded are tried again', async () => {
  replies(() => Promise.reject(new TypeError('Failed to fetch')));
  const user = await show(<Orders />, { lang: 'en', at: '/orders' });
  expect(await screen.findByText(t.loadFailed)).toBeTruthy();
  replies(() => ({ body: ordersOf() }));
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(t.emptyText)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.choose }).getAttribute('href')).toBe('/program-selection');
});

const s = packages.selection;
const SELECTION = '/program-selection';
type Page = ComponentProps<typeof ProgramSelection>;

const priced: ReplyOf<typeof quote> = { price: 1_650_000, discount: 165_000, total: 1_485_000 };

type Given = { search?: string; loaderData?: Page['loaderData']; reply?: Reply; learners?: Learner[] };
/** The page of packages; `reply` answers the order. A sign-in is made before. */
async function chooses({
  search = '',
  loaderData = { packages: onSale },
  reply = {},
  learners: own = [kirana],
}: Given = {}) {
  replies(({ method, path }) => {
    if (path.startsWith('/payments/quote')) return { body: priced };
    if (method !== 'GET') return reply;
    if (path.startsWith('/user/me')) return { body: { profile: { full_name: 'Dewi' } } };
    return { body: { data: own, total: own.length, page: 1, pageSize: 20 } };
  });
  const page = <ProgramSelection {...({ loaderData } as Page)} />;
  return show(page, {
    lang: 'en',
    at: `${SELECTION}${search}`,
    path: SELECTION,
    elsewhere: <p>the next page</p>,
  });
}
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const buy = () => screen.getByRole<HTMLButtonElement>('button', { name: s.buy });
const summary = () => screen.getByRole('complementary', { name: s.summary });
/** Waits until the summary reads so; the address changes first. */
const summed = (text: string | RegExp) => waitFor(() => expect(plain(summary().textContent)).toMatch(text));

it('a visitor chooses a package, sees what it costs, and registers first', async () => {
  const user = await chooses();
  expect(screen.getByText(s.nothingYet)).toBeTruthy();
  expect(buy().disabled).toBe(true);
  await user.click(option(/Adults/));
  expect(await screen.findByText('Come and play')).toBeTruthy();
  await summed(/General English for Adults.*Rp 2\.200\.000/);
  expect(screen.queryByLabelText(s.voucher, { exact: false })).toBeNull();
  expect(screen.getByRole('link', { name: s.signIn }).getAttribute('href')).toBe(
    '/login?next=%2Fprogram-selection%3Fpackage%3D103',
  );
  await user.click(buy());
  expect(await screen.findByText('the next page')).toBeTruthy();
});

it.each([
  ['a visitor', null, ['adult', 'general_english']],
  ['a family', 'student', ['adult', 'general_english']],
  ['staff', 'admin', [null, null]],
] as const)(
  'what %s chooses is kept for the placement test, before anything is bought',
  async (_, role, kept) => {
    if (role !== null) signIn(role);
    const user = await chooses();
    expect(localStorage.getItem('placement.level')).toBeNull();
    await user.click(option(/Adults/));
    await summed('General English for Adults');
    // It is kept after the choice has been drawn.
    await waitFor(() =>
      expect(['placement.level', 'placement.type'].map((key) => localStorage.getItem(key))).toEqual(kept),
    );
  },
);

it('an exam keeps the pace that was chosen, where it is sold at that pace', async () => {
  const user = await chooses({ search: '?package=test-preparation' });
  await user.click(screen.getByRole('radio', { name: 'IELTS' }));
  await user.click(await screen.findByRole('radio', { name: /^Express/ }));
  await summed('IELTS - Express');
  await user.click(screen.getByRole('radio', { name: 'TOEIC' }));
  await summed('TOEIC - Express');
  await user.click(screen.getByRole('radio', { name: 'TOEFL ITP' }));
  expect(await screen.findByText(packages.none)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Conversation' }));
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(screen.getByText(packages.none)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Special Course' }));
  await summed(/Special Course.*Rp 900\.000/);
});

it('several packages of one age or pace are told apart by their names, with how often each meets', async () => {
  const [kids, , ielts] = onSale as [SoldPackage, SoldPackage, SoldPackage];
  const added: SoldPackage[] = [
    { ...kids, id: 104, name: 'Kids Intensive', meetings: 30 },
    { ...ielts, id: 304, name: 'IELTS Weekend - Regular', meetingsPerWeek: 1 },
  ];
  const user = await chooses({ loaderData: { packages: [...onSale, ...added] } });
  const names = () =>
    screen.getAllByRole('radio', { name: /Rp/ }).map((one) => plain(one.closest('label')?.textContent));
  expect(names()).toEqual([
    expect.stringMatching(/^General English for Kids/),
    expect.stringMatching(/^Adults/),
    expect.stringMatching(/^Kids Intensive.*30 meetings/),
  ]);
  await user.click(screen.getByRole('tab', { name: 'English Test Preparation' }));
  await user.click(await screen.findByRole('radio', { name: 'IELTS' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(names()).toEqual([
    expect.stringMatching(/^IELTS - Regular.*2 times a week/),
    expect.stringMatching(/^Express.*3 times a week/),
    expect.stringMatching(/^IELTS Weekend - Regular.*1 time a week/),
  ]);
});

it('a Special Course that is not sold any more is not offered', async () => {
  await chooses({
    search: '?package=special-course',
    loaderData: { packages: onSale.filter(({ id }) => id !== 99999) },
  });
  expect(screen.getByText(packages.none)).toBeTruthy();
  expect(screen.queryByText(s.special)).toBeNull();
  expect(screen.getByText(s.nothingYet)).toBeTruthy();
  expect(buy().disabled).toBe(true);
});

it('the package for the age of the learner comes first, and another one is hinted at', async () => {
  signIn('student');
  const user = await chooses({ search: '?package=103' });
  const hint = learners.step.hintAction({ course: 'General English for Kids' });
  await user.click(await screen.findByRole('button', { name: hint }));
  await waitFor(() => expect(option(/Kids.*Fits the age/).checked).toBe(true));
  expect(screen.queryByRole('button', { name: hint })).toBeNull();
});

it('with several learners nothing is ordered before one of them is chosen', async () => {
  signIn('student');
  const teen: Learner = { ...kirana, id: 'l2', name: 'Laras', ageGroup: 'teen' };
  const user = await chooses({
    search: '?package=101',
    learners: [kirana, teen],
    reply: { body: { orderId: 'o1' } },
  });
  const laras = await screen.findByRole('radio', { name: /^Laras/ });
  await user.click(buy());
  expect(await screen.findByText(learners.step.chooseFirst)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.click(laras);
  await user.click(buy());
  expect(await screen.findByText('the next page')).toBeTruthy();
  expect(writes()[0]?.body).toMatchObject({ packageId: 101, learnerId: 'l2' });
});

it('a family orders once with its voucher and goes on when nothing is left to pay', async () => {
  signIn('student');
  const free: ReplyOf<typeof createPayment> = { orderId: 'o1' };
  const user = await chooses({ search: '?package=101', reply: { body: free } });
  await user.type(await screen.findByLabelText(s.voucher, { exact: false }), 'HEMAT10');
  await user.click(screen.getByRole('button', { name: s.voucherUse }));
  expect(await screen.findByText(s.voucherOn({ code: 'HEMAT10' }))).toBeTruthy();
  await summed(/Discount.Rp 165\.000.*TotalRp 1\.485\.000/);
  await pressTwice(user, buy());
  expect(await screen.findByText('the next page')).toBeTruthy();
  expect(writes().filter(({ path }) => path === '/payments/create')).toMatchObject([
    { body: { packageId: 101, learnerId: 'l1', voucher: 'HEMAT10' } },
  ]);
  expect(localStorage.getItem('placement.level')).toBe('kids');
});

it('an order that is refused says why beside the button', async () => {
  signIn('student');
  const message = textsIn('en').payments.problems.providerAway;
  const user = await chooses({
    search: '?package=101',
    reply: { status: 503, body: { code: 'payments.providerAway', message } },
  });
  await screen.findByText('Kirana', { selector: 'aside *' });
  await user.click(buy());
  expect(await screen.findByText(new RegExp(`${s.failed}.*${message}`))).toBeTruthy();
});

it('staff cannot buy, and an offline device says that the choice stays', async () => {
  signIn('teacher');
  await chooses({ search: '?package=101' });
  expect(screen.getByText(s.staff)).toBeTruthy();
  expect(buy().disabled).toBe(true);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(s.offline)).toBeTruthy();
  line.mockRestore();
  act(() => window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(s.offline)).toBeNull();
});

it('packages that could not be loaded can be tried again; the course of the address can still be ordered', async () => {
  await chooses({ search: '?package=99999', loaderData: { packages: null } });
  expect(screen.getByText(packages.loadFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: common.retry })).toBeTruthy();
  expect(screen.getByText(s.priceOnServer)).toBeTruthy();
  expect(buy().disabled).toBe(false);
});
