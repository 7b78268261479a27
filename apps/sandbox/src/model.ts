import type { MethodName } from './methods.ts';

export type SnapItem = { id?: string | undefined; name: string; price: number; quantity: number };

/** A payment page (Snap session) and the merchant's request. Instants are epoch milliseconds. */
export type Page = {
  token: string;
  orderId: string;
  amount: number;
  items: SnapItem[];
  enabled: MethodName[];
  finishUrl: string | null;
  customFields: Record<string, string>;
  notifyUrls: string[];
  createdAt: number;
  /** After this no method can be chosen on the page. */
  expiresAt: number;
  /** Expiry of every method when the merchant sent `expiry` with a start time. */
  methodExpiresAt: number | null;
  /** Lifetime of a method in ms when the merchant sent `expiry` without a start time. */
  methodLifeMs: number | null;
  canceledAt: number | null;
  /** A newer create for the same order invalidated this token. */
  replaced: boolean;
};

export type Refund = {
  number: number;
  key: string;
  amount: number;
  reason: string;
  createdAt: number;
  bankConfirmedAt: number | null;
};

type TransactionStatus =
  | 'pending'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback';

export type Transaction = {
  id: string;
  token: string;
  orderId: string;
  amount: number;
  currency: string;
  method: MethodName;
  status: TransactionStatus;
  fraud: 'accept' | 'challenge' | 'deny';
  createdAt: number;
  settledAt: number | null;
  expiresAt: number;
  /** When a captured card settles by itself. */
  settleDueAt: number | null;
  /** Fields of the method that the payer sees and the notification repeats: numbers, codes, card data. */
  fields: Record<string, unknown>;
  customFields: Record<string, string>;
  refunds: Refund[];
};

/** One notification to one address with all answers received. */
export type Delivery = {
  id: string;
  orderId: string;
  transactionId: string;
  url: string;
  body: string;
  createdAt: number;
  answers: { at: number; status: number | null; error: string | null }[];
  /** When it is sent (again); null = finished. */
  nextAt: number | null;
};
