import { describe, expect, it } from 'vitest';
import { findDifferences, mergeSaid, type OurCharge, type TheirCharge } from './reconcile.ts';

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
  ...change,
});
const inReport = (change: Partial<TheirCharge> = {}) =>
  theirs({ status: null, refunded: null, fee: 4_000, net: 96_000, ...change });
const find = (one: OurCharge[], other: TheirCharge[]) =>
  findDifferences(one, other, (page) => page.startsWith('o')).map(({ id, fix, off }) => [id, fix, off]);

describe('a difference of a day', () => {
  it.each<[string, OurCharge[], TheirCharge[], unknown[]]>([
    ['is none where both say the same', [ours()], [theirs()], []],
    ['is none where nobody spoke about a charge', [ours()], [], []],
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
      [['missingThere:t1', null, -60_000]],
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
      'is another amount, and then nothing else',
      [ours()],
      [theirs({ amount: 90_000, refunded: 5 })],
      [['amount:t1', 'takeTheirs', -10_000]],
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
      [['fee:t2', 'bookFee', -4_000]],
    ],
    [
      'is none of a report that says nothing about refunds',
      [ours({ status: 'partial_refund', refunded: 1 })],
      [inReport({ fee: null })],
      [],
    ],
  ])('%s', (_, one, other, expected) => expect(find(one, other)).toEqual(expected));

  it('comes in one order whatever order the charges are in', () => {
    const all = [theirs({ transactionId: 'b' }), theirs({ transactionId: 'a' })];
    expect(find([], all)).toEqual(find([], all.toReversed()));
  });
});

it('a status is newer than a report, and a report knows the fee', () => {
  expect(mergeSaid(theirs({ refunded: 7 }), inReport())).toEqual(
    theirs({ refunded: 7, fee: 4_000, net: 96_000 }),
  );
  expect(mergeSaid(null, inReport())).toEqual(inReport());
  expect(mergeSaid(theirs(), null)).toEqual(theirs());
});
