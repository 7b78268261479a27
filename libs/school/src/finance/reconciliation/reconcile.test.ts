import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderStatus } from '../../platform/provider/status.ts';
import { mergeWords, providerWords, type StatusReading, type TheirCharge } from './provider-words.ts';
import { compareDay, type DaySums, type OurCharge } from './reconcile.ts';

const NOON = new Date('2026-11-23T05:00:00Z');
const NIGHT = new Date('2026-11-23T15:00:00Z');

const ours = (change: Partial<OurCharge> = {}): OurCharge => ({
  transactionId: 't1',
  providerOrderId: 'o1',
  status: 'settlement',
  amount: 100_000,
  refunded: 0,
  fee: 0,
  ...change,
});
const theirs = (change: Partial<TheirCharge> = {}): TheirCharge => ({
  transactionId: 't1',
  providerOrderId: 'o1',
  status: 'settlement',
  amount: 100_000,
  refunded: 0,
  fee: null,
  net: null,
  source: 'status',
  toldAt: NOON,
  ...change,
});
const inReport = (change: Partial<TheirCharge> = {}) =>
  theirs({
    status: null,
    refunded: null,
    fee: 4_000,
    net: 96_000,
    source: 'report',
    toldAt: NIGHT,
    ...change,
  });
const compare = (one: readonly OurCharge[], other: readonly TheirCharge[], compared = true) =>
  compareDay({ ours: one, theirs: other, compared, knows: (page) => page.startsWith('o') });
const find = (one: OurCharge[], other: TheirCharge[], compared = true) =>
  compare(one, other, compared).differences.map(({ id, fix, off }) => [id, fix, off]);

describe('a difference of a day', () => {
  it.each<[string, OurCharge[], TheirCharge[], unknown[]]>([
    ['is none where both say the same', [ours()], [theirs()], []],
    [
      'is a charge that nobody named once the day was compared',
      [ours()],
      [],
      [['missingThere:t1', 'ask', -100_000]],
    ],
    ['is no unpaid try that nobody named', [ours({ status: 'expire' })], [], []],
    [
      'is a payment that we wait for and a report has',
      [ours({ status: 'pending' })],
      [inReport()],
      [['status:t1', 'takeTheirs', 96_000]],
    ],
    [
      'is none of a report that names a refund alone, which we know',
      [ours({ status: 'partial_refund', refunded: 30_000 })],
      [inReport({ amount: null, fee: null, refunded: 30_000 })],
      [],
    ],
    [
      'is none of a try that neither has money for',
      [ours({ status: 'expire' })],
      [theirs({ status: 'notStarted' })],
      [],
    ],
    ['is money that we do not have', [], [theirs()], [['missingHere:t1', 'takeTheirs', 100_000]]],
    [
      'is money of an order that was never ours',
      [],
      [theirs({ providerOrderId: 'x9' })],
      [['unknownOrder:t1', null, 100_000]],
    ],
    ['is no expired try that we do not have', [], [theirs({ status: 'expire' })], []],
    [
      'is money that they do not know',
      [ours({ refunded: 40_000 })],
      [theirs({ status: 'notStarted' })],
      [['missingThere:t1', 'ask', -60_000]],
    ],
    [
      'is a payment that we wait for',
      [ours({ status: 'pending' })],
      [theirs()],
      [['status:t1', 'takeTheirs', 100_000]],
    ],
    [
      'is a payment that was taken back',
      [ours()],
      [theirs({ status: 'deny' })],
      [['status:t1', 'takeTheirs', -100_000]],
    ],
    [
      'is a card that has settled',
      [ours({ status: 'capture' })],
      [theirs()],
      [['status:t1', 'takeTheirs', 0]],
    ],
    [
      'is another amount, and then nothing else, with all that it is off by',
      [ours()],
      [theirs({ amount: 90_000, refunded: 5 })],
      [['amount:t1', 'takeTheirs', -10_005]],
    ],
    [
      'is a refund made at the provider',
      [ours()],
      [theirs({ status: 'partial_refund', refunded: 30_000 })],
      [['refund:t1', 'takeTheirs', -30_000]],
    ],
    [
      'is a full refund made at the provider',
      [ours()],
      [theirs({ status: 'refund' })],
      [['refund:t1', 'takeTheirs', -100_000]],
    ],
    [
      'is no refund that both know',
      [ours({ status: 'partial_refund', refunded: 30_000 })],
      [theirs({ status: 'partial_refund', refunded: 30_000 })],
      [],
    ],
    ['is a fee that is not booked', [ours()], [inReport()], [['fee:t1', 'bookFee', -4_000]]],
    ['is a fee that was booked wrong', [ours({ fee: 5_000 })], [inReport()], [['fee:t1', 'bookFee', 1_000]]],
    ['is none where the fee is booked', [ours({ fee: 4_000 })], [inReport()], []],
    [
      'is found where the report names the order alone',
      [ours()],
      [inReport({ transactionId: null })],
      [['fee:t1', 'bookFee', -4_000]],
    ],
    [
      'is of the try with the same size where an order had several',
      [ours(), ours({ transactionId: 't2', amount: 70_000 })],
      [inReport({ transactionId: null, amount: 70_000 })],
      [
        ['fee:t2', 'bookFee', -4_000],
        ['missingThere:t1', 'ask', -100_000],
      ],
    ],
    [
      'is none of a report that says nothing about refunds',
      [ours({ status: 'partial_refund', refunded: 1 })],
      [inReport({ fee: null })],
      [],
    ],
  ])('%s', (_, one, other, expected) => expect(find(one, other)).toEqual(expected));

  it('has the same order whatever the order of the charges', () => {
    const all = [theirs({ transactionId: 'b' }), theirs({ transactionId: 'a' })];
    expect(find([], all)).toEqual(find([], all.toReversed()));
  });
});

describe('a day that was never compared', () => {
  it('has no difference for an unmentioned charge, and no sum of the provider', () => {
    expect(compare([ours()], [], false)).toMatchObject({
      ours: { charges: 1, amount: 100_000 },
      theirs: { charges: 0, amount: 0 },
      told: 0,
      differences: [],
    });
  });
});

describe("the provider's data", () => {
  const reading = (change: Partial<StatusReading> = {}): StatusReading => ({
    transactionId: 't1',
    providerOrderId: 'o1',
    status: 'settlement',
    amount: 100_000,
    refunded: 0,
    readAt: NOON,
    ...change,
  });
  const row = {
    transactionId: null,
    providerOrderId: 'o1',
    refund: false,
    status: null,
    day: '2026-11-23',
    gross: 100_000,
    fee: 4_000,
    net: 96_000,
    importedAt: NIGHT,
  };

  it('a status is newer than a report, and a report knows the fee', () => {
    expect(mergeWords(theirs({ refunded: 7 }), inReport())).toEqual(
      theirs({ refunded: 7, fee: 4_000, net: 96_000 }),
    );
  });

  it('a report is used for a payment that the status did not know, with its date', () => {
    const notKnown = reading({ status: 'notStarted', readAt: NIGHT });
    expect(providerWords([notKnown], [row])).toEqual([
      inReport({ transactionId: 't1', refunded: null, amount: 100_000 }),
    ]);
    expect(find([ours()], providerWords([notKnown], [row]))).toEqual([['fee:t1', 'bookFee', -4_000]]);
  });

  it('a line that names only the order belongs to the paid attempt, whichever comes first', () => {
    const denied = reading({ transactionId: 't0', status: 'deny' });
    const words = providerWords([denied, reading()], [row]);
    expect(words.map(({ transactionId, fee }) => [transactionId, fee])).toEqual([
      ['t0', null],
      ['t1', 4_000],
    ]);
  });

  it('combines the refunds of a report', () => {
    const back = { ...row, refund: true, gross: 10_000, fee: null, net: null };
    expect(providerWords([], [row, back, { ...back, gross: 5_000 }])).toEqual([
      inReport({ transactionId: null, refunded: 15_000 }),
    ]);
  });
});

describe('any compared day', () => {
  const rupiah = fc.integer({ min: 0, max: 5_000_000 });
  const status = fc.constantFrom<ProviderStatus>(
    'pending',
    'capture',
    'settlement',
    'deny',
    'expire',
    'refund',
    'partial_refund',
    'chargeback',
  );
  const id = fc.integer({ min: 1, max: 6 });
  const page = fc.integer({ min: 1, max: 4 });
  const ourDay = fc.uniqueArray(
    fc.record({ id, page, status, amount: rupiah, refunded: rupiah, fee: rupiah }).map(
      ({ id: n, page: p, ...money }): OurCharge => ({
        transactionId: `t${n}`,
        providerOrderId: `o${p}`,
        ...money,
      }),
    ),
    { selector: ({ transactionId }) => transactionId, maxLength: 6 },
  );
  const optionalAmount = fc.option(rupiah, { nil: null });
  const theirDay = fc.uniqueArray(
    fc.record({
      transactionId: fc.option(
        id.map((n) => `t${n}`),
        { nil: null, freq: 3 },
      ),
      providerOrderId: page.chain((n) => fc.constantFrom(`o${n}`, `x${n}`)),
      status: fc.option(fc.oneof(status, fc.constant('notStarted' as const)), { nil: null }),
      amount: optionalAmount,
      refunded: optionalAmount,
      fee: optionalAmount,
      net: fc.constant(null),
      source: fc.constantFrom('status' as const, 'report' as const),
      toldAt: fc.constant(NOON),
    }),
    { selector: (word) => word.transactionId ?? word.providerOrderId, maxLength: 8 },
  );
  const left = ({ amount, refunded, fees }: DaySums) => amount - refunded - fees;

  it('has sums that differ by exactly the listed differences', () => {
    fc.assert(
      fc.property(ourDay, theirDay, (one, other) => {
        const day = compare(one, other);
        const listed = day.differences.reduce((sum, { off }) => sum + off, 0);
        expect(left(day.theirs) - left(day.ours)).toBe(listed);
        if (day.differences.length === 0) expect(day.theirs).toEqual(day.ours);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lists each payment without a counterpart with its fix, and every difference has its own id', () => {
    fc.assert(
      fc.property(ourDay, theirDay, (one, other) => {
        const { differences } = compare(one, other);
        expect(new Set(differences.map((found) => found.id)).size).toBe(differences.length);
        const alone = compare(one, []);
        expect(alone.differences.map(({ kind, fix }) => [kind, fix])).toEqual(
          Array.from({ length: alone.ours.charges }, () => ['missingThere', 'ask']),
        );
      }),
      { numRuns: 500 },
    );
  });
});
