import type { Lang } from '@fasih/messages/texts';

/** Everything a receipt ('kuitansi') shows, in whole rupiah. It names the payer who receives it, and no learner. */
export type ReceiptData = {
  lang: Lang;
  number: string;
  issuedAt: Date;
  paidAt: Date;
  payerName: string;
  payerEmail: string;
  orderId: string;
  packageName: string;
  meetings: number;
  durationMonths: number;
  price: number;
  discount: number;
  voucher: string | null;
  /** The amount received, and in words in both languages, the receipt's first. */
  amount: number;
  amountInWords: { id: string; en: string };
  /** The provider's `payment_type`, e.g. `bank_transfer`; null when unknown. */
  method: string | null;
  /** Returned through the provider or by transfer so far. */
  returned: number;
  /** When the payment was returned; the PDF then shows VOID across the page. */
  voidedAt: Date | null;
  school: { name: string; phone: string; email: string };
};

/** Renders the PDF; compiled to `dist/sales/receipts/receipt.js`, loaded on first use. */
export type RenderReceipt = (data: ReceiptData) => Promise<Uint8Array>;
