import type { ProviderStatus } from '../../platform/provider/status.ts';
import { holds, type TheirCharge } from './provider-words.ts';

/** A charge as we have it. Whole rupiah. */
export type OurCharge = {
  transactionId: string;
  providerOrderId: string;
  status: ProviderStatus;
  amount: number;
  /** Given back through the provider. */
  refunded: number;
  /** What the books hold of the provider's fee. */
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
  /** Kind and charge, e.g. `fee:2f1c`; the same difference has the same id until it is fixed. */
  id: string;
  kind: DifferenceKind;
  fix: 'takeTheirs' | 'ask' | 'bookFee' | null;
  ours: OurCharge | null;
  theirs: TheirCharge | null;
  /** Rupiah that the books are off by: what stands with the provider less what stands with us. */
  off: number;
};

/** Charges with money, and what they come to. Whole rupiah. */
export type DaySums = { charges: number; amount: number; refunded: number; fees: number };

export type Comparison = {
  ours: DaySums;
  /** What the provider did not say about a charge that it named (refunds, fee) counts here as we have it. */
  theirs: DaySums;
  /** Of our charges, how many the provider has said anything about. */
  told: number;
  differences: Difference[];
};

/**
 * Compares our charges of a day with what the provider says about them. Of one charge the gravest difference comes alone,
 * because the next look shows what is left after its fix, and it carries all that the charge is off by: once a day was
 * compared, what is left of the two sums differs by exactly the differences. Before that, a charge that nobody spoke
 * about is none.
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
    const word = theirs.find((one) => !matched.has(one) && isOf(one, charge, ours)) ?? null;
    if (word) matched.add(word);
    else if (!day.compared) continue;
    const money = moneyOfTheirs(word, charge);
    theirMoney.push(money);
    const off = left(money) - left(moneyOfOurs(charge));
    const kind = kindOf(charge, word, money);
    if (kind) differences.push({ ...named(kind, charge), fix: FIXES[kind], ours: charge, theirs: word, off });
  }
  for (const word of theirs) {
    const money = moneyOfTheirs(word, null);
    if (matched.has(word) || !money.stands || money.amount === 0) continue;
    theirMoney.push(money);
    const known = word.providerOrderId !== null && day.knows(word.providerOrderId);
    const kind = known ? 'missingHere' : 'unknownOrder';
    differences.push({
      ...named(kind, word),
      fix: FIXES[kind],
      ours: null,
      theirs: word,
      off: left(money),
    });
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

type Money = { stands: boolean; amount: number; refunded: number; fee: number };
const NO_MONEY: Money = { stands: false, amount: 0, refunded: 0, fee: 0 };
/** What is left of a charge after refunds and fee. */
const left = ({ amount, refunded, fee }: Money) => amount - refunded - fee;

const moneyOfOurs = ({ status, amount, refunded, fee }: OurCharge): Money =>
  holds(status) ? { stands: true, amount, refunded, fee } : NO_MONEY;

/** What the provider says of a charge's money; what it leaves unsaid is as we have it. */
function moneyOfTheirs(word: TheirCharge | null, ours: OurCharge | null): Money {
  if (word === null || (word.status !== null && !holds(word.status))) return NO_MONEY;
  const amount = word.amount ?? ours?.amount ?? 0;
  const refunded = word.status === 'refund' ? amount : (word.refunded ?? ours?.refunded ?? 0);
  return { stands: true, amount, refunded, fee: word.fee ?? ours?.fee ?? 0 };
}

function sumOf(moneys: readonly Money[]): DaySums {
  const standing = moneys.filter(({ stands }) => stands);
  const sum = (key: 'amount' | 'refunded' | 'fee') => standing.reduce((total, one) => total + one[key], 0);
  return { charges: standing.length, amount: sum('amount'), refunded: sum('refunded'), fees: sum('fee') };
}

/** A report may name a charge by its order alone; then it is the order's only charge, or the one of the same size. */
function isOf(word: TheirCharge, charge: OurCharge, ours: readonly OurCharge[]): boolean {
  if (word.transactionId !== null) return word.transactionId === charge.transactionId;
  if (word.providerOrderId !== charge.providerOrderId) return false;
  const siblings = ours.filter(({ providerOrderId }) => providerOrderId === charge.providerOrderId);
  const paid = siblings.filter(({ status }) => holds(status));
  const fits = [...paid, ...siblings].find(({ amount }) => amount === word.amount);
  return (fits ?? paid[0] ?? siblings[0]) === charge;
}

function kindOf(ours: OurCharge, word: TheirCharge | null, theirs: Money): DifferenceKind | null {
  const held = holds(ours.status);
  if (word === null || word.status === 'notStarted') return held ? 'missingThere' : null;
  if (held !== theirs.stands) return 'status';
  if (!held) return moves(ours.status, word.status) ? 'status' : null;
  if (theirs.amount !== ours.amount) return 'amount';
  if (theirs.refunded !== ours.refunded) return 'refund';
  if (moves(ours.status, word.status)) return 'status';
  return theirs.fee === ours.fee ? null : 'fee';
}

/** A later word of the provider that only its status tells: a card settled, a chargeback. A report's words are coarser. */
function moves(ours: ProviderStatus, theirs: TheirCharge['status']): boolean {
  if (theirs === null || theirs === 'notStarted' || theirs === ours) return false;
  const plain: readonly ProviderStatus[] = ['settlement', 'capture', 'partial_refund', 'refund'];
  return !(plain.includes(ours) && plain.includes(theirs)) || (ours === 'capture' && theirs === 'settlement');
}

function named(kind: DifferenceKind, ids: { transactionId: string | null; providerOrderId: string | null }) {
  return { id: `${kind}:${ids.transactionId ?? ids.providerOrderId ?? ''}`, kind };
}
