import { moneyCame, type ProviderStatus } from './status.ts';

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

/** What the provider says about a charge: by its status, in a report, or both. Null: it did not say. */
export type TheirCharge = {
  transactionId: string | null;
  providerOrderId: string | null;
  /** `notStarted`: it knows no such payment. */
  status: ProviderStatus | 'notStarted' | null;
  amount: number;
  refunded: number | null;
  fee: number | null;
  net: number | null;
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
  fix: 'takeTheirs' | 'bookFee' | null;
  ours: OurCharge | null;
  theirs: TheirCharge | null;
  /** Rupiah that the books are off by: what the provider says less what we have. */
  off: number;
};

/** Whether this status means that money stands with the provider, or stood there before it was given back. */
const holds = (status: ProviderStatus | 'notStarted') => status !== 'notStarted' && moneyCame.has(status);

/**
 * Every difference between our charges and what the provider says about them; charges that nobody spoke about are left
 * alone. Of one charge the gravest comes alone, because the next look shows what is left after its fix; a fee stands
 * beside whatever agrees. Taking the provider's word is the fix wherever it can be asked again.
 *
 * @param knows whether an order id of the provider's is one of ours.
 */
export function findDifferences(
  ours: readonly OurCharge[],
  theirs: readonly TheirCharge[],
  knows: (providerOrderId: string) => boolean,
): Difference[] {
  const found: Difference[] = [];
  const matched = new Set<TheirCharge>();
  for (const charge of ours) {
    const said = theirs.find((one) => isOf(one, charge, ours));
    if (!said) continue;
    matched.add(said);
    found.push(...differencesOf(charge, said));
  }
  for (const said of theirs) {
    if (matched.has(said) || (said.status !== null && !holds(said.status)) || said.amount === 0) continue;
    const ours = said.providerOrderId !== null && knows(said.providerOrderId);
    const kind = ours ? 'missingHere' : 'unknownOrder';
    found.push({
      ...named(kind, said),
      fix: ours ? 'takeTheirs' : null,
      ours: null,
      theirs: said,
      off: leftOf(said),
    });
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A report may name a charge by its order alone; then it is the order's only charge, or the one of the same size. */
function isOf(said: TheirCharge, charge: OurCharge, ours: readonly OurCharge[]): boolean {
  if (said.transactionId !== null) return said.transactionId === charge.transactionId;
  if (said.providerOrderId !== charge.providerOrderId) return false;
  const siblings = ours.filter(({ providerOrderId }) => providerOrderId === charge.providerOrderId);
  return (
    siblings.length === 1 || (siblings.find(({ amount }) => amount === said.amount) ?? siblings[0]) === charge
  );
}

function differencesOf(ours: OurCharge, theirs: TheirCharge): Difference[] {
  const say = (kind: DifferenceKind, off: number): Difference => ({
    ...named(kind, ours),
    fix: kind === 'missingThere' ? null : 'takeTheirs',
    ours,
    theirs,
    off,
  });
  const held = holds(ours.status);
  if (theirs.status === 'notStarted') return held ? [say('missingThere', ours.refunded - ours.amount)] : [];
  if (theirs.status !== null && held !== holds(theirs.status))
    return [say('status', held ? ours.refunded - ours.amount : leftOf(theirs))];
  if (theirs.amount !== ours.amount) return [say('amount', theirs.amount - ours.amount)];
  const back = theirs.status === 'refund' ? theirs.amount : theirs.refunded;
  if (held && back !== null && back !== ours.refunded) return [say('refund', ours.refunded - back)];
  if (theirs.status !== null && theirs.status !== ours.status && moves(ours.status, theirs.status))
    return [say('status', 0)];
  if (theirs.fee !== null && theirs.fee !== ours.fee && held)
    return [{ ...named('fee', ours), fix: 'bookFee', ours, theirs, off: ours.fee - theirs.fee }];
  return [];
}

/** A later word of the provider that only its status tells: a card settled, a chargeback. A report's words are coarser. */
function moves(ours: ProviderStatus, theirs: ProviderStatus): boolean {
  const plain: readonly ProviderStatus[] = ['settlement', 'capture', 'partial_refund', 'refund'];
  return !(plain.includes(ours) && plain.includes(theirs)) || (ours === 'capture' && theirs === 'settlement');
}

const leftOf = ({ amount, refunded, status }: TheirCharge) =>
  status === 'refund' ? 0 : amount - (refunded ?? 0);

function named(kind: DifferenceKind, of: { transactionId: string | null; providerOrderId: string | null }) {
  return { id: `${kind}:${of.transactionId ?? of.providerOrderId ?? ''}`, kind };
}

/** What the provider says about one charge, out of several sources: its status is newer than a report, a report knows fees. */
export function mergeSaid(status: TheirCharge | null, report: TheirCharge | null): TheirCharge | null {
  if (status === null || report === null) return status ?? report;
  return { ...status, fee: report.fee, net: report.net };
}
