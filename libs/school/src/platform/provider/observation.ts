import type { ProviderStatus } from './status.ts';

/** One reading of one provider transaction: what GET status said, and when we asked. */
export type Observation = {
  providerOrderId: string;
  transactionId: string;
  status: ProviderStatus;
  /** Whole rupiah that the provider names as the gross amount. */
  amount: number;
  currency: string;
  /** `bank_transfer`, `qris`, …; null when the provider left it out. */
  paymentType: string | null;
  /** The provider's own times; null when it named none. */
  transactionTime: Date | null;
  settlementTime: Date | null;
  /** All refunds so far, in whole rupiah. */
  refundedAmount: number;
  observedAt: Date;
};
