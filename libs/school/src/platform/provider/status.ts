/** The statuses that the provider documents. */
const DOCUMENTED = [
  'pending',
  'authorize',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'failure',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
] as const;

type Documented = (typeof DOCUMENTED)[number];

/**
 * The provider's statuses in our terms. `challenge` is a card payment questioned by the fraud check: the money is
 * held and grants nothing. `unknown` is anything undocumented.
 */
export type ProviderStatus = Documented | 'challenge' | 'unknown';

/** The provider's fields, word for word. */
export type RawStatus = {
  transactionStatus: string;
  fraudStatus?: string | null;
  statusCode?: string | null;
};

const documented: ReadonlySet<string> = new Set(DOCUMENTED);

const isDocumented = (word: string): word is Documented => documented.has(word);

/**
 * Combines the provider's three status fields. Money counts only with status code 200 and a fraud check that is
 * absent or `accept`; case is ignored. An unknown fraud status or status code beside a success becomes `unknown`, so
 * that it grants nothing.
 */
export function normaliseStatus(raw: RawStatus): ProviderStatus {
  const word = raw.transactionStatus.trim().toLowerCase();
  if (!isDocumented(word)) return 'unknown';
  if (word !== 'authorize' && word !== 'capture' && word !== 'settlement') return word;

  const fraud = (raw.fraudStatus ?? '').trim().toLowerCase();
  if (fraud === 'challenge') return 'challenge';
  if (fraud === 'deny') return 'deny';
  if (fraud !== '' && fraud !== 'accept') return 'unknown';
  if (word !== 'authorize' && raw.statusCode != null && raw.statusCode !== '200') return 'unknown';
  return word;
}

/**
 * The position of a status in the provider's cycle (pending → authorize → capture → settlement → refund/chargeback,
 * with settlement → deny as the bank's reversal). Ranks never fall in a true history, so the highest one seen is the
 * state, in whatever order readings arrive. Statuses that end without money rank below settlement: if both were read,
 * the money counts.
 */
export const statusRank: Readonly<Record<ProviderStatus, number>> = {
  unknown: 0,
  pending: 10,
  authorize: 20,
  challenge: 25,
  capture: 30,
  failure: 32,
  expire: 34,
  cancel: 36,
  settlement: 40,
  partial_refund: 50,
  partial_chargeback: 54,
  refund: 60,
  chargeback: 64,
  deny: 70,
};

/** Statuses in which we hold or held the payer's money. */
export const moneyCame: ReadonlySet<ProviderStatus> = new Set<ProviderStatus>([
  'capture',
  'settlement',
  'partial_refund',
  'refund',
  'partial_chargeback',
  'chargeback',
]);
