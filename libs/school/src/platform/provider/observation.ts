import type { ProviderStatus } from './status.ts';

/** One reading of a provider transaction: the answer of GET status, and when we asked. */
export type Observation = {
  providerOrderId: string;
  transactionId: string;
  status: ProviderStatus;
  /** The provider's gross amount in whole rupiah. */
  amount: number;
  currency: string;
  /** `bank_transfer`, `qris`, …; null when missing. */
  paymentType: string | null;
  /** The provider's own times; null when missing. */
  transactionTime: Date | null;
  settlementTime: Date | null;
  /** All refunds so far, in whole rupiah. */
  refundedAmount: number;
  observedAt: Date;
};
