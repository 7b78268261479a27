import { textsIn } from '@fasih/messages/texts';
import type { Order } from '@fasih/school/sales/orders/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inDialog, plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply, signIn } from '../../../test/person-at-page.tsx';
import { expired, paid, pending } from '../orders/orders.fixtures.ts';
import Checkout from './checkout.tsx';
import Redirect from './redirect.tsx';

const { replies, show, writes } = personAtPage('orders', 'packages', 'accounts');
const { orders, common } = textsIn('en');
const t = orders.checkout;
const PATH = '/checkout/:orderId';

// The clock on the page ticks every second, so it stands still until a test moves it.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(pending.now) }));
afterEach(() => vi.useRealTimers());
beforeEach(() => signIn('student'));

/** A server on which the order is as `now` says; it can be changed while the page is open. */
function serves(first: Order, write?: (path: string) => Reply | undefined) {
  const server = { now: first };
  replies(({ method, path }) => {
    if (path.startsWith('/user/me'))
      return { body: { id: 'a1', username: 'andi', profile: { full_name: 'Andi' } } };
    if (path.startsWith('/placement/current'))
      return { body: { enrolments: [{ enrolmentId: 'e7', state: 'toStart' }], device: null } };
    if (method === 'GET') return { body: server.now };
    return write?.(path) ?? { body: server.now };
  });
  return server;
}
const opens = (at = '/checkout/o1') =>
  show(<Checkout />, { lang: 'en', at, path: PATH, elsewhere: <p>another page</p> });
/** The person comes back to the page, which asks at once. */
const comesBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** The provider's script, as it answers in the browser. */
function provider(event: 'load' | 'error') {
  const embed = vi.fn<NonNullable<Window['snap']>['embed']>();
  window.snap = { embed };
  const script = document.head.querySelector<HTMLScriptElement>('script[data-client-key]:last-of-type');
  act(() => void script?.dispatchEvent(new Event(event)));
  return { embed, script };
}

it('an order that waits says until when, for what and how it is paid, on the provider’s page inside', async () => {
  const server = serves(pending);
  await opens();
  expect(await screen.findByText(t.opening)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('23:49:00');
  const summary = screen.getByRole('complementary', { name: t.summary });
  expect(plain(summary.textContent)).toMatch(/Andi.*Rp 2\.200\.000.*HEMAT10.Rp 220\.000.*Rp 1\.980\.000/);
  expect(screen.getByRole('list', { name: t.methodsLabel }).textContent).toContain(t.methods.qris);
  const { embed, script } = provider('load');
  expect([script?.src, script?.dataset.clientKey]).toEqual(['https://pay.example/snap.js', 'key']);
  await waitFor(() => expect(embed).toHaveBeenCalledOnce());
  const [token, options] = embed.mock.calls[0] ?? [];
  expect([token, options?.language]).toEqual(['token', 'en']);
  act(() => options?.onError());
  expect(await screen.findByText(t.tryFailed)).toBeTruthy();
  act(() => options?.onPending());
  expect(await screen.findByText(t.pendingSeen)).toBeTruthy();
  // What the frame says is a hint; the server is asked.
  await waitFor(() => expect(writes().map(({ path }) => path)).toContain('/orders/o1/check'));
  server.now = paid;
  act(() => options?.onSuccess());
  expect(await screen.findByText(t.done)).toBeTruthy();
});

it.each([
  [2_000_000, ['bank', 'qris', 'wallet', 'card', 'store']],
  [7_500_000, ['bank', 'qris', 'wallet', 'card']],
  [15_000_000, ['bank', 'wallet', 'card']],
  [25_000_000, ['bank', 'card']],
] as const)('of Rp %i only the kinds of payment that carry it are named', async (total, kinds) => {
  serves({ ...pending, total });
  await opens();
  const list = await screen.findByRole('list', { name: t.methodsLabel });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(
    kinds.map((kind) => t.methods[kind]),
  );
});

it('a payment page that does not load is opened on its own, or shown here when asked', async () => {
  const payment = pending.payment && { ...pending.payment, snapJs: 'https://pay.example/lost.js' };
  serves({ ...pending, payment });
  const user = await opens();
  await screen.findByText(t.opening);
  provider('error');
  expect(await screen.findByText(t.ownPageHint)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: t.ownPage });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://pay.example/o1']);
  await user.click(screen.getByRole('button', { name: t.showHere }));
  expect(screen.queryByRole('button', { name: t.showHere })).toBeNull();
});

it('a payment page that is not ready is prepared again with the same order', async () => {
  const server = serves({ ...pending, payment: null }, (path) =>
    path === '/payments/create'
      ? { status: 503, body: { code: 'payments.providerAway', message: 'The provider is away.' } }
      : undefined,
  );
  const user = await opens();
  await user.click(await screen.findByRole('button', { name: t.prepareAgain }));
  expect(await screen.findByText('The provider is away.')).toBeTruthy();
  server.now = pending;
  replies(({ path }) => ({ body: path === '/payments/create' ? { orderId: 'o1' } : pending }));
  await user.click(screen.getByRole('button', { name: t.prepareAgain }));
  expect(await screen.findByRole('region', { name: t.frame })).toBeTruthy();
  const [first] = writes().filter(({ path }) => path === '/payments/create');
  expect(first?.body).toEqual({ packageId: 103, learnerId: 'l1', voucher: 'HEMAT10' });
});

it('two looks without an answer are said, and the next one that is answered takes it back', async () => {
  let away = true;
  serves(pending, () =>
    away ? { status: 503, body: { code: 'payments.providerAway', message: '' } } : undefined,
  );
  const user = await opens();
  await screen.findByRole('timer');
  await comesBack();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(screen.queryByText(t.noAnswer)).toBeNull();
  await comesBack();
  expect(await screen.findByText(t.noAnswer)).toBeTruthy();
  away = false;
  await user.click(screen.getByRole('button', { name: t.checkNow }));
  await waitFor(() => expect(screen.queryByText(t.noAnswer)).toBeNull());
});

it('an order is cancelled after a question; one that is being paid says so and is looked at again', async () => {
  const message = orders.problems.beingPaid;
  serves(pending, (path) =>
    path.endsWith('/cancel') ? { status: 409, body: { code: 'orders.beingPaid', message } } : undefined,
  );
  const user = await opens();
  const cancel = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: t.cancel }));
    await user.click((await inDialog(t.cancelAsk.title)).getByRole('button', { name: answer }));
  };
  await cancel(t.cancelAsk.no);
  expect(writes()).toEqual([]);
  await cancel(t.cancelAsk.yes);
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() =>
    expect(writes().map(({ path }) => path)).toEqual(['/orders/o1/cancel', '/orders/o1/check']),
  );
});

it('an order whose time is over while the page is open ends there', async () => {
  const server = serves({ ...pending, expiresAt: pending.now });
  server.now = { ...pending, expiresAt: pending.now };
  replies(({ method, path }) => {
    if (path.startsWith('/user/me')) return { body: { id: 'a1', profile: { full_name: 'Andi' } } };
    const over: Order = { ...expired, id: 'o1', now: '2026-11-21T03:00:01.000Z' };
    return { body: method === 'GET' ? server.now : over };
  });
  await opens();
  expect(await screen.findByText(orders.ended.expired.title)).toBeTruthy();
  expect(screen.getByRole('link', { name: orders.ended.again }).getAttribute('href')).toBe(
    '/program-selection?package=103&learner=l1',
  );
});

it.each([
  ['closed', { ...expired }],
  ['reversed', { ...paid, status: 'failed' }],
  ['failed', { ...paid, status: 'failed', paidAt: null }],
  ['refunded', { ...paid, status: 'refunded' }],
  ['review', { ...paid, status: 'review' }],
] as const)('an order that cannot be paid any more says what happened: %s', async (said, order) => {
  serves(order);
  await opens();
  expect(await screen.findByText(orders.ended[said].title)).toBeTruthy();
  expect(screen.queryByRole('link', { name: orders.ended.again }) === null).toBe(said === 'review');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('an order that is not there leads to the list; one that cannot be loaded is tried again', async () => {
  replies(({ path }) =>
    path.startsWith('/orders')
      ? { status: 404, body: { code: 'orders.notFound', message: '' } }
      : { body: {} },
  );
  await opens();
  expect(await screen.findByText(t.notFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.toOrders }).getAttribute('href')).toBe('/orders');
});

it('after paying, an order that waits is looked at when asked, and then marks the steps that are done', async () => {
  const server = serves(pending);
  const user = await show(<Redirect />, { lang: 'en', at: '/redirect?order=o1' });
  expect(await screen.findByText(orders.redirect.waitingTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: orders.redirect.continue }).getAttribute('href')).toBe(
    '/checkout/o1',
  );
  server.now = paid;
  await user.click(screen.getByRole('button', { name: t.checkNow }));
  expect(await screen.findByText(orders.redirect.success)).toBeTruthy();
  expect(screen.getByText(orders.receipt.number({ number: 'KW/2026/7' }))).toBeTruthy();
  const steps = screen.getAllByRole('listitem').filter((one) => one.getAttribute('data-state') === 'done');
  expect(steps).toHaveLength(2);
});

it('after paying, an order that failed or cannot be loaded is said as it is', async () => {
  replies(({ path }) =>
    path.startsWith('/orders') ? Promise.reject(new TypeError('Failed to fetch')) : { body: {} },
  );
  const user = await show(<Redirect />, { lang: 'en', at: '/redirect?order=o3' });
  expect(await screen.findByText(orders.redirect.loadFailed)).toBeTruthy();
  serves({ ...expired, now: '2026-11-22T00:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(orders.ended.expired.title)).toBeTruthy();
});
