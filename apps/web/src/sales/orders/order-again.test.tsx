import type { Order } from '@fasih/school/sales/orders/contract';
import { describe, expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { useVoucher } from '../vouchers/use-voucher.ts';
import VoucherField from '../vouchers/voucher-field.tsx';
import { OrderEnded } from './order-ended.tsx';

const { server, show, find, text, wait } = stage('orders', 'packages');

const expired = {
  id: 'o1',
  status: 'expired',
  package: { id: 103, name: 'General English' },
  learner: { id: 'l2', name: 'Bayu' },
  voucher: 'HEMAT10',
  paidAt: null,
  expiresAt: '2026-11-22T00:00:00Z',
  now: '2026-11-23T00:00:00Z',
} as Order;

function Field({ wanted }: { wanted: string }) {
  const voucher = useVoucher(103, wanted, true);
  return (
    <>
      <VoucherField voucher={voucher} />
      <output>{voucher.applied?.quote.total ?? 'none'}</output>
    </>
  );
}

describe("'order again' after an expired payment", () => {
  it('leads back to the same package with the voucher and the learner of the order', async () => {
    await show(<OrderEnded order={expired} status="expired" />);
    expect(find<HTMLAnchorElement>('a')?.getAttribute('href')).toBe(
      '/program-selection?package=103&voucher=HEMAT10&learner=l2',
    );
    await show(<OrderEnded order={{ ...expired, voucher: null }} status="expired" />);
    expect(find<HTMLAnchorElement>('a')?.getAttribute('href')).toBe(
      '/program-selection?package=103&learner=l2',
    );
  });

  it('uses the voucher again by itself, with the price it gives', async () => {
    server(async () => ({ status: 200, body: { price: 2_200_000, discount: 220_000, total: 1_980_000 } }));
    await show(<Field wanted="HEMAT10" />);
    await wait();
    expect(text()).toContain('Voucher HEMAT10 dipakai.');
    expect(find('output')?.textContent).toBe('1980000');
  });

  it('says before paying why the voucher is not taken, and keeps its code in the field', async () => {
    const message = 'Voucher ini sudah habis dipakai. Pakai kode lain, atau lanjutkan tanpa voucher.';
    server(async () => ({ status: 409, body: { code: 'orders.voucherUsedUp', message, requestId: 'r' } }));
    await show(<Field wanted="HEMAT10" />);
    await wait();
    expect(text()).toContain(message);
    expect(find<HTMLInputElement>('[name="voucher"]')?.value).toBe('HEMAT10');
    expect(find('output')?.textContent).toBe('none');
  });
});
