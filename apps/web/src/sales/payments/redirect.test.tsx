import type { Order } from '@fasih/school/sales/orders/contract';
import { afterEach, expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { clearStored, store } from '../../lib/session-store.ts';
import { paid as paidWithVoucher } from '../orders/orders.fixtures.ts';
import Redirect from './redirect.tsx';

const { server, show, text, texts, find } = stage('orders', 'packages');
afterEach(() => clearStored());

const paid: Order = {
  ...paidWithVoucher,
  id: 'o1',
  discount: 0,
  total: 2_200_000,
  voucher: null,
  receiptNumber: null,
};
/** A family that is signed in; the server knows this order, or none. */
function family(order: Order | null, test: 'toStart' | 'running' | 'finished' = 'toStart') {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  server(async (_, address) => {
    if (address.includes('/placement/current'))
      return { status: 200, body: { enrolments: [{ enrolmentId: 'e7', state: test }], device: null } };
    if (!address.includes('/orders/')) return { status: 200, body: { id: 'a1', username: 'andi.w' } };
    if (order !== null) return { status: 200, body: order };
    return { status: 404, body: { code: 'orders.notFound', message: 'Tidak ditemukan', requestId: 'r' } };
  });
}
const steps = () => [...document.querySelectorAll('ol li')].map((one) => one.getAttribute('data-state'));

it('who paid on another phone is asked to sign in first, and comes back to the same order', async () => {
  await show(<Redirect />, { at: '/redirect?order=o1&transaction_status=settlement' });
  expect(find<HTMLAnchorElement>('a')?.getAttribute('href')).toBe('/login?next=%2Fredirect%3Forder%3Do1');
  expect(find('a[href="/placement-test"]')).not.toBeNull();
  expect(steps()).toEqual([]);
});

it('a family without an order is promised nothing, and no step is marked', async () => {
  family(null);
  await show(<Redirect />, { at: '/redirect?transaction_status=settlement' });
  expect(find('a[href^="/login"]')).toBeNull();
  expect(steps()).toEqual([]);
  expect(text()).not.toContain('berhasil');
});

it('a paid order marks the two steps that were done, and leads to its own test', async () => {
  family(paid);
  await show(<Redirect />, { at: '/redirect?order=o1' });
  expect(steps()).toEqual(['done', 'done', null]);
  expect(find('a[href="/placement-test?enrolment=e7"]')).not.toBeNull();
  expect(texts('h1').at(-1)).toContain('berhasil');
});

it('after the test was taken its result and the dashboard come next, and every step is done', async () => {
  family(paid, 'finished');
  await show(<Redirect />, { at: '/redirect?order=o1' });
  expect(steps()).toEqual(['done', 'done', 'done']);
  expect(text()).not.toContain('Satu langkah lagi');
  expect(texts('a[href*="/placement-test"], a[href^="/dashboard"]')).toEqual([
    'Ke dasbor',
    'Lihat hasil tes',
  ]);
});

it('a test that runs is gone on with', async () => {
  family(paid, 'running');
  await show(<Redirect />, { at: '/redirect?order=o1' });
  expect(steps()).toEqual(['done', 'done', null]);
  expect(texts('a[href="/placement-test?enrolment=e7"]')).toEqual(['Lanjutkan tes']);
});
