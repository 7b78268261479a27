import type { Midtrans, ProviderTransaction } from '../../platform/provider/midtrans.ts';

/** The result of ending an attempt at the provider: a last reading, no payment on it, or no answer. */
export type Ended = ProviderTransaction | 'nothing' | 'away';

/**
 * Ends one page at the provider, so that nobody can pay on it. A payment that came first is read and returned
 * instead: money always wins.
 */
export async function endAttempt(
  midtrans: Midtrans,
  providerOrderId: string,
  token: string | null,
): Promise<Ended> {
  const seen = await midtrans.status(providerOrderId);
  if (!seen.ok) return 'away';
  if (seen.value.state === 'found') return cancelCharge(midtrans, seen.value.transaction);
  if (token === null) return 'nothing';
  const closed = await midtrans.cancelPage(token);
  if (closed.ok) return 'nothing';
  if (closed.failure.kind !== 'refused') return 'away';
  // Refused: already closed, unknown, or somebody has just chosen a method.
  const again = await midtrans.status(providerOrderId);
  if (!again.ok) return 'away';
  return again.value.state === 'found' ? cancelCharge(midtrans, again.value.transaction) : 'nothing';
}

/** Voids a pending charge; any other charge is returned as it is. */
export async function cancelCharge(
  midtrans: Midtrans,
  charge: ProviderTransaction,
): Promise<ProviderTransaction | 'away'> {
  const waits = charge.status === 'pending' || charge.status === 'authorize' || charge.status === 'challenge';
  if (!waits) return charge;
  const cancelled = await midtrans.cancel(charge.transactionId);
  if (cancelled.ok) return cancelled.value;
  if (cancelled.failure.kind !== 'refused') return 'away';
  const again = await midtrans.status(charge.transactionId);
  return again.ok && again.value.state === 'found' ? again.value.transaction : 'away';
}
