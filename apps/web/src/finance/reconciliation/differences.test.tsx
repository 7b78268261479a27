import type { Difference, Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { Differences } from './differences.tsx';

const { show, text, texts } = stage('reconciliation', 'finance');

const side = { status: 'settlement', amount: 1_650_000, refunded: 0, fee: 0, net: null } as const;
const missing: Difference = {
  ...{
    id: 'missingThere:t5',
    kind: 'missingThere',
    fix: 'ask',
    providerOrderId: 'o5-1',
    transactionId: 't5',
  },
  ...{ orderId: 'o5', payerName: 'Busari Wijaya', packageName: 'Special Course' },
  ...{ ours: side, theirs: null, off: -1_650_000 },
};
const day = (change: Partial<Reconciliation>): Reconciliation => ({
  ...{ day: '2026-11-20', isCompared: true, compared: 0, fetchedAt: null, reports: [], differences: [] },
  ours: { charges: 1, amount: 1_650_000, refunded: 0, fees: 0 },
  theirs: { charges: 0, amount: 0, refunded: 0, fees: 0 },
  ...change,
});
const shown = (data: Reconciliation) => show(<Differences data={data} day={data.day} />);

it('a payment that the provider does not know is named with its payer, its amount and its fix', async () => {
  await shown(day({ differences: [missing] }));
  expect(texts('strong')).toEqual(['Busari Wijaya']);
  expect(text()).toContain('1.650.000');
  expect(texts('button')).toHaveLength(1);
});

it('each word of the provider says which source speaks, and since when', async () => {
  const toldAt = '2026-11-21T02:00:00.000Z';
  const by = (source: 'status' | 'report'): Difference => ({
    ...{ ...missing, id: source, kind: 'amount', fix: 'takeTheirs', off: -1 },
    theirs: { ...side, amount: 1_649_999, source, toldAt },
  });
  await shown(day({ differences: [by('status'), by('report')] }));
  expect(text()).toMatch(/menurut status, .*21 Nov/);
  expect(text()).toMatch(/menurut laporan, .*21 Nov/);
});

it('a day that nobody asked about does not say that there is no difference', async () => {
  await shown(day({ isCompared: false }));
  const unasked = text();
  await shown(day({}));
  expect(text()).not.toBe(unasked);
  expect(unasked).not.toContain('Tidak ada perbedaan');
});
