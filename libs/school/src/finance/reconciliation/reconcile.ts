import type { ProviderStatus } from '../../platform/provider/status.ts';
import { holds, type TheirCharge } from './provider-words.ts';

/** One of our charges. Whole rupiah. */
export type OurCharge = {
  transactionId: string;
  providerOrderId: string;
  status: ProviderStatus;
  amount: number;
  /** Returned through the provider. */
  refunded: number;
  /** The booked fee of the provider. */
  fee: number;
};

export type DifferenceKind =
  | 'missingHere'
  | 'missingThere'
  | 'status'
  | 'amount'
  | 'refund'
  | 'fee'
  | 'unknownOrder';

export type Difference = {
  /** Kind and charge, e.g. `fee:2f1c`; stable until it is fixed. */
  id: string;
  kind: DifferenceKind;
  fix: 'takeTheirs' | 'ask' | 'bookFee' | null;
  ours: OurCharge | null;
  theirs: TheirCharge | null;
  /** Rupiah that the books are off by: the provider's amount less ours. */
  off: number;
};

/** Paid charges and their sums. Whole rupiah. */
export type DaySums = { charges: number; amount: number; refunded: number; fees: number };

export type Comparison = {
  ours: DaySums;
  /** Values that the provider did not give for a charge (refunds, fee) count as ours. */
  theirs: DaySums;
  /** How many of our charges the provider has data about. */
  told: number;
  differences: Difference[];
};

/**
 * Compares our charges of a day with the provider's data. Each charge has at most one difference, the most serious,
 * which carries the whole amount it is off by, so that the sums of a compared day differ by exactly the listed
 * differences. On a day not compared yet, an unmentioned charge is no difference.
 *
 * @param day.compared whether the provider was asked about this day or reported it.
 * @param day.knows whether an order id of the provider's is one of ours.
 */
export function compareDay(day: {
  ours: readonly OurCharge[];
  theirs: readonly TheirCharge[];
  compared: boolean;
  knows: (providerOrderId: string) => boolean;
}): Comparison {
  const { ours, theirs } = day;
  const differences: Difference[] = [];
  const theirMoney: Money[] = [];
  const matched = new Set<TheirCharge>();
  for (const charge of ours) {
    const reading = theirs.find((one) => !matched.has(one) && isOf(one, charge, ours)) ?? null;
    if (reading) matched.add(reading);
    else if (!day.compared) continue;
    const money = moneyOfTheirs(reading, charge);
    theirMoney.push(money);
    const off = netOf(money) - netOf(moneyOfOurs(charge));
    const kind = kindOf(charge, reading, money);
    if (kind) differences.push({ ...differenceOf(kind, charge), ours: charge, theirs: reading, off });
  }
  for (const reading of theirs) {
    const money = moneyOfTheirs(reading, null);
    if (matched.has(reading) || !money.isPaid || money.amount === 0) continue;
    theirMoney.push(money);
    const known = reading.providerOrderId !== null && day.knows(reading.providerOrderId);
    const kind = known ? 'missingHere' : 'unknownOrder';
    differences.push({ ...differenceOf(kind, reading), ours: null, theirs: reading, off: netOf(money) });
  }
  return {
    ours: sumOf(ours.map(moneyOfOurs)),
    theirs: sumOf(theirMoney),
    told: ours.filter((charge) => theirs.some((one) => isOf(one, charge, ours))).length,
    differences: differences.sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

const FIXES: Record<DifferenceKind, Difference['fix']> = {
  missingHere: 'takeTheirs',
  missingThere: 'ask',
  status: 'takeTheirs',
  amount: 'takeTheirs',
  refund: 'takeTheirs',
  fee: 'bookFee',
  unknownOrder: null,
};

type Money = { isPaid: boolean; amount: number; refunded: number; fee: number };
const NO_MONEY: Money = { isPaid: false, amount: 0, refunded: 0, fee: 0 };
/** What is left of a charge after refunds and fee. */
const netOf = ({ amount, refunded, fee }: Money) => amount - refunded - fee;

const moneyOfOurs = ({ status, amount, refunded, fee }: OurCharge): Money =>
  holds(status) ? { isPaid: true, amount, refunded, fee } : NO_MONEY;

/** The provider's amounts of a charge; missing ones are taken from ours. */
function moneyOfTheirs(reading: TheirCharge | null, ours: OurCharge | null): Money {
  if (reading === null || (reading.status !== null && !holds(reading.status))) return NO_MONEY;
  const amount = reading.amount ?? ours?.amount ?? 0;
  const refunded = reading.status === 'refund' ? amount : (reading.refunded ?? ours?.refunded ?? 0);
  return { isPaid: true, amount, refunded, fee: reading.fee ?? ours?.fee ?? 0 };
}

function sumOf(moneys: readonly Money[]): DaySums {
  const paid = moneys.filter(({ isPaid }) => isPaid);
  const sum = (key: 'amount' | 'refunded' | 'fee') => paid.reduce((total, one) => total + one[key], 0);
  return { charges: paid.length, amount: sum('amount'), refunded: sum('refunded'), fees: sum('fee') };
}

/** A report may name only the order: then it is the order's only charge, or the one with the same amount. */
function isOf(reading: TheirCharge, charge: OurCharge, ours: readonly OurCharge[]): boolean {
  if (reading.transactionId !== null) return reading.transactionId === charge.transactionId;
  if (reading.providerOrderId !== charge.providerOrderId) return false;
  const siblings = ours.filter(({ providerOrderId }) => providerOrderId === charge.providerOrderId);
  const paid = siblings.filter(({ status }) => holds(status));
  const fits = [...paid, ...siblings].find(({ amount }) => amount === reading.amount);
  return (fits ?? paid[0] ?? siblings[0]) === charge;
}

function kindOf(ours: OurCharge, reading: TheirCharge | null, theirs: Money): DifferenceKind | null {
  const isPaid = holds(ours.status);
  if (reading === null || reading.status === 'notStarted') return isPaid ? 'missingThere' : null;
  if (isPaid !== theirs.isPaid) return 'status';
  if (!isPaid) return isLaterStatus(ours.status, reading.status) ? 'status' : null;
  if (theirs.amount !== ours.amount) return 'amount';
  if (theirs.refunded !== ours.refunded) return 'refund';
  if (isLaterStatus(ours.status, reading.status)) return 'status';
  return theirs.fee === ours.fee ? null : 'fee';
}

/**
 * Whether the provider's status says more than ours, such as a chargeback. Of paid charges only a settled card does: refunds differ
 * by their sums.
 */
function isLaterStatus(ours: ProviderStatus, theirs: TheirCharge['status']): boolean {
  if (theirs === null || theirs === 'notStarted' || theirs === ours) return false;
  const plain: readonly ProviderStatus[] = ['settlement', 'capture', 'partial_refund', 'refund'];
  return !(plain.includes(ours) && plain.includes(theirs)) || (ours === 'capture' && theirs === 'settlement');
}

function differenceOf(
  kind: DifferenceKind,
  { transactionId, providerOrderId }: { transactionId: string | null; providerOrderId: string | null },
): Pick<Difference, 'id' | 'kind' | 'fix'> {
  return { id: `${kind}:${transactionId ?? providerOrderId ?? ''}`, kind, fix: FIXES[kind] };
}
