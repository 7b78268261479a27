/**
 * The provider's states in our words. `challenge` is a card payment that the fraud check questions: the
 * money is held, nothing may be granted. `unknown` is anything that the documents do not name.
 */
export type ProviderStatus =
  | 'pending'
  | 'authorize'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback'
  | 'challenge'
  | 'unknown';

/** What the provider wrote, word for word. */
export type RawStatus = {
  transactionStatus: string;
  fraudStatus?: string | null;
  statusCode?: string | null;
};

const named: ReadonlySet<string> = new Set([
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
]);

const isNamed = (word: string): word is Exclude<ProviderStatus, 'challenge' | 'unknown'> => named.has(word);

/**
 * Puts the provider's three status fields into one word. Money counts only with status code 200 and a fraud
 * check that is absent or `accept`; capitals (`PENDING`) are read as small letters. An unheard-of fraud word or
 * status code beside a success becomes `unknown`, so that nothing is granted on it.
 */
export function normaliseStatus(raw: RawStatus): ProviderStatus {
  const word = raw.transactionStatus.trim().toLowerCase();
  if (!isNamed(word)) return 'unknown';
  if (word !== 'authorize' && word !== 'capture' && word !== 'settlement') return word;

  const fraud = (raw.fraudStatus ?? '').trim().toLowerCase();
  if (fraud === 'challenge') return 'challenge';
  if (fraud === 'deny') return 'deny';
  if (fraud !== '' && fraud !== 'accept') return 'unknown';
  if (word !== 'authorize' && raw.statusCode != null && raw.statusCode !== '200') return 'unknown';
  return word;
}

/**
 * How far a state lies on the provider's way (transaction status cycle: pending → authorize → capture →
 * settlement → refund/chargeback, with settlement → deny as the bank's reversal). A later reading never has a
 * lower rank in a truthful history, so the highest rank seen is the state, whatever order the news arrives in.
 * Ended-without-money states lie below settlement: where both were read, the money is the truth.
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

/** States in which the payer's money is or was with us. */
export const moneyCame: ReadonlySet<ProviderStatus> = new Set<ProviderStatus>([
  'capture',
  'settlement',
  'partial_refund',
  'refund',
  'partial_chargeback',
  'chargeback',
]);
