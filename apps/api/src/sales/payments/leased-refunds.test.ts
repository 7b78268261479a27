import { DAY, later, MINUTE } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPayingSchool, type Buyer, type Charge, PRICE } from '../../../test/paying-school.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { takeLeases } from '../../platform/leases/leases.ts';
import type { Midtrans } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import { checkOrder } from './check-order.ts';
import { REFUNDS } from './refund-leases.ts';
import { refundOrder, refundWithin } from './refund-order.ts';
import { retryRefund, sendDueRefunds } from './send-refund.ts';

const school = shared(() => aPayingSchool({ notifies: false }));
beforeEach(() => school.app.clock.set(MONDAY_MORNING));
afterEach(async () => {
  await school.endFaults();
  // Nothing that one test leaves is due in the next.
  await school.app.pool.query(`update refund set state = 'confirmed', leased_until = null, leased_by = null`);
});

const AMOUNT = 1_000_000;
const call = () => systemCall(school.app.clock.now(), 'test');

type Refunds = { refunds: { amount: number }[] };
type Returned = Buyer & { refundId: string };

/** A family whose refund is approved; nothing was sent to the provider yet. */
async function approved(): Promise<Returned> {
  const buyer = await school.buys();
  await school.act(buyer.orderId, 'pay', { method: 'gopay' });
  // No notification tells of it.
  await checkOrder(school.app.services, buyer.orderId, school.app.clock.now());
  const request = { orderId: buyer.orderId, amount: AMOUNT, reason: 'Berhenti' };
  const refund = await inTransaction(school.app.pool, (db) => refundWithin(db, request, call()));
  if ('refused' in refund) throw new Error(refund.code);
  return { ...buyer, refundId: refund.id };
}

/** What the provider returned, however often it was told. */
const returned = async ({ orderId }: Buyer) =>
  ((await school.pages(orderId)).transactions[0] as Charge & Refunds).refunds.map(({ amount }) => amount);
const stateOf = async ({ refundId }: Returned) =>
  (
    await school.app.pool.query<{ state: string; held: boolean }>(
      'select state, leased_by is not null as held from refund where id = $1',
      [refundId],
    )
  ).rows[0];
const minutesPass = (minutes: number) =>
  school.app.clock.set(later(school.app.clock.now(), minutes * MINUTE));

/** Another process of the same school, whose calls to the provider go through `wrap`. */
function aProcess(
  wrap: (midtrans: Midtrans) => Partial<Midtrans> = () => ({}),
): Services & { refunds: number } {
  const real = school.app.services.midtrans;
  const wrapped = { ...real, ...wrap(real) };
  const services = {
    ...school.app.services,
    refunds: 0,
    midtrans: {
      ...wrapped,
      refund: (...args: Parameters<Midtrans['refund']>) => {
        services.refunds += 1;
        return wrapped.refund(...args);
      },
    },
  };
  return services;
}

/** The provider has the call and answers only when told. */
function slowly() {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const wrap = (midtrans: Midtrans): Partial<Midtrans> => ({
    async refund(...args) {
      begun.resolve();
      await told.promise;
      return midtrans.refund(...args);
    },
  });
  return { wrap, begun: begun.promise, answer: () => told.resolve() };
}

describe('two processes at once', () => {
  it('send a refund once, however long the provider takes; no transaction is open meanwhile', async () => {
    const family = await approved();
    minutesPass(2);
    const slow = slowly();
    const [first, second] = [aProcess(slow.wrap), aProcess()];
    const sending = sendDueRefunds(first, { leaseMs: 300 });
    await slow.begun;
    const until = async () =>
      +((
        await school.app.pool.query('select leased_until as until from refund where id = $1', [
          family.refundId,
        ])
      ).rows[0].until as Date);
    const before = await until();
    // Without a heartbeat the lease would be over by then.
    await vi.waitFor(async () => expect(await until()).toBeGreaterThan(before + 600), { timeout: 10_000 });
    expect(await sendDueRefunds(second)).toBe(0);
    const { rows } = await school.app.pool.query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    slow.answer();
    expect(await sending).toBe(1);
    expect([first.refunds, second.refunds]).toEqual([1, 0]);
    expect(await returned(family)).toEqual([AMOUNT]);
    expect(await stateOf(family)).toEqual({ state: 'sent', held: false });
  });

  it('share the refunds that are due', async () => {
    const families = [await approved(), await approved(), await approved()];
    minutesPass(2);
    const processes = [aProcess(), aProcess(), aProcess()];
    const handled = await Promise.all(processes.map((one) => sendDueRefunds(one)));
    expect(handled.reduce((sum, n) => sum + n)).toBe(3);
    expect(processes.reduce((sum, { refunds }) => sum + refunds, 0)).toBe(3);
    for (const family of families) expect(await returned(family)).toEqual([AMOUNT]);
  });

  it('a person who presses ‘retry’ while the job is sending it does not send it again', async () => {
    const family = await approved();
    minutesPass(2);
    const slow = slowly();
    const [job, person] = [aProcess(slow.wrap), aProcess()];
    const sending = sendDueRefunds(job);
    await slow.begun;
    expect(await retryRefund(person, family.refundId, school.app.clock.now(), call())).toEqual({
      refundId: family.refundId,
      outcome: 'asked',
    });
    slow.answer();
    await sending;
    expect([job.refunds, person.refunds]).toEqual([1, 0]);
    expect(await retryRefund(person, family.refundId, school.app.clock.now())).toMatchObject({
      outcome: 'sent',
    });
    expect(await returned(family)).toEqual([AMOUNT]);
  });

  it('the one that lost its lease does not write its answer over the other’s', async () => {
    const family = await approved();
    minutesPass(2);
    const slow = slowly();
    const late = aProcess((midtrans) => ({
      async refund(...args) {
        await slow.wrap(midtrans).refund?.(...args);
        return { ok: false, failure: { kind: 'refused', status: 412, messages: [] } };
      },
      // Read before the refund was listed.
      async status(...args) {
        const seen = await midtrans.status(...args);
        if (seen.ok && seen.value.state === 'found') seen.value.transaction.refunds = [];
        return seen;
      },
    }));
    const sending = sendDueRefunds(late);
    await slow.begun;
    await school.app.pool.query('update refund set leased_until = now() where id = $1', [family.refundId]);
    expect(await sendDueRefunds(aProcess())).toBe(1);
    slow.answer();
    await sending;
    expect(await stateOf(family)).toEqual({ state: 'sent', held: false });
    expect(await returned(family)).toEqual([AMOUNT]);
  });
});

describe('a killed process', () => {
  it('leaves its refund to another one, once its lease is over and not before', async () => {
    const family = await approved();
    minutesPass(2);
    const now = school.app.clock.now();
    expect(await takeLeases(school.app.pool, REFUNDS, { limit: 9, leaseMs: 3_600_000, now })).toHaveLength(1);
    expect(await sendDueRefunds(aProcess())).toBe(0);
    expect(await returned(family)).toEqual([]);
    await school.app.pool.query('update refund set leased_until = now()');
    expect(await sendDueRefunds(aProcess())).toBe(1);
    expect(await stateOf(family)).toEqual({ state: 'sent', held: false });
    expect(await returned(family)).toEqual([AMOUNT]);
  });

  it('that had the provider’s yes and could not note it: the next one looks first and does not send it again', async () => {
    const family = await approved();
    minutesPass(2);
    const death = Promise.withResolvers<void>();
    const killed = aProcess((midtrans) => ({
      async refund(...args) {
        const sent = await midtrans.refund(...args);
        await death.promise;
        return sent;
      },
    }));
    const dying = sendDueRefunds(killed, { leaseMs: 3_600_000 });
    await vi.waitFor(async () => expect(await returned(family)).toEqual([AMOUNT]), 20_000);
    await school.app.pool.query('update refund set leased_until = now()');
    const next = aProcess();
    expect(await sendDueRefunds(next)).toBe(1);
    expect(next.refunds).toBe(0);
    expect(await stateOf(family)).toEqual({ state: 'sent', held: false });
    expect(await returned(family)).toEqual([AMOUNT]);
    death.resolve();
    await dying;
  });

  it('that ends in order breaks its call off, and the refund is sent a minute later', async () => {
    const family = await approved();
    minutesPass(2);
    const begun = Promise.withResolvers<void>();
    const ends = aProcess(() => ({
      refund: (_id, _input, signal) =>
        new Promise((resolve) => {
          begun.resolve();
          signal?.addEventListener('abort', () =>
            resolve({ ok: false, failure: { kind: 'unreachable', why: 'network', status: null } }),
          );
        }),
    }));
    const ending = new AbortController();
    const sending = sendDueRefunds(ends, { ending: ending.signal, graceMs: 100 });
    await begun.promise;
    ending.abort();
    expect(await sending).toBe(1);
    expect(await stateOf(family)).toEqual({ state: 'asked', held: false });
    expect(await sendDueRefunds(aProcess())).toBe(0);
    minutesPass(2);
    expect(await sendDueRefunds(aProcess())).toBe(1);
    expect(await returned(family)).toEqual([AMOUNT]);
  });
});

describe('money is never returned twice', () => {
  it('when the answer was lost and somebody retries after the provider has forgotten the key', async () => {
    const family = await approved();
    await school.fault({ endpoint: 'refund', dropReply: true });
    expect(await retryRefund(aProcess(), family.refundId, school.app.clock.now())).toMatchObject({
      outcome: 'asked',
    });
    school.app.clock.set(later(school.app.clock.now(), 8 * DAY));
    expect(await sendDueRefunds(aProcess())).toBe(0);
    const person = aProcess();
    expect(await retryRefund(person, family.refundId, school.app.clock.now())).toMatchObject({
      outcome: 'sent',
    });
    expect(person.refunds).toBe(0);
    expect(await returned(family)).toEqual([AMOUNT]);
  });

  it('when the provider says no to what it has already done: it does not become a transfer', async () => {
    const family = await approved();
    const person = aProcess((midtrans) => ({
      async refund(...args) {
        await midtrans.refund(...args);
        return { ok: false, failure: { kind: 'refused', status: 412, messages: [] } };
      },
    }));
    expect(await retryRefund(person, family.refundId, school.app.clock.now())).toMatchObject({
      outcome: 'sent',
    });
    expect(await stateOf(family)).toEqual({ state: 'sent', held: false });
  });

  it('when it says no and its status cannot be read: nobody knows yet, and it is tried again', async () => {
    const family = await approved();
    await school.fault({ endpoint: 'refund', status: 412 });
    await school.fault({ endpoint: 'status', status: 503 });
    expect(await retryRefund(aProcess(), family.refundId, school.app.clock.now())).toMatchObject({
      outcome: 'asked',
    });
    expect(await stateOf(family)).toEqual({ state: 'asked', held: false });
    expect(
      await refundOrder(school.app.services, { orderId: family.orderId, reason: 'Semua' }, call()),
    ).toMatchObject({ outcome: 'sent' });
    minutesPass(2);
    await sendDueRefunds(aProcess());
    expect((await returned(family)).reduce((sum, amount) => sum + amount)).toBe(2_700_000);
  });
});

describe('a refund that the provider accepts before its status lists it', () => {
  it('counts as on the way, so that nobody returns the same money again, until the status has it', async () => {
    const family = await approved();
    minutesPass(2);
    const late = aProcess((midtrans) => ({
      async status(...args) {
        const seen = await midtrans.status(...args);
        if (!seen.ok || seen.value.state !== 'found') return seen;
        const transaction = {
          ...seen.value.transaction,
          status: 'settlement' as const,
          refundedAmount: 0,
          refunds: [],
        };
        return { ok: true as const, value: { state: 'found' as const, transaction } };
      },
    }));
    expect(await retryRefund(late, family.refundId, school.app.clock.now())).toMatchObject({
      outcome: 'asked',
    });
    const rest = { orderId: family.orderId, reason: 'Sekali lagi', amount: PRICE - AMOUNT + 1 };
    expect(await refundOrder(school.app.services, rest, call())).toMatchObject({
      code: 'payments.refundTooMuch',
    });
    minutesPass(5);
    await sendDueRefunds(school.app.services);
    expect(await returned(family)).toEqual([AMOUNT]);
    expect(await stateOf(family)).toEqual({ state: 'sent', held: false });
  });
});
