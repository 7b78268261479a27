import type { Lang } from '@fasih/messages/texts';

/** Everything a receipt ('kuitansi') shows. No learner is named: the payer is the one who gets it. Whole rupiah. */
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
  /** What was received, and the same in words in the receipt's language and in the other one. */
  amount: number;
  amountInWords: { id: string; en: string };
  /** The provider's `payment_type`, e.g. `bank_transfer`; null when it named none. */
  method: string | null;
  /** Given back through the provider or by transfer so far. */
  returned: number;
  /** Set when the payment went back: the PDF must say so across the page. */
  voidedAt: Date | null;
  school: { name: string; phone: string; email: string };
};

/** Makes the PDF; lives in the compiled template `dist/sales/receipts/receipt.js`, loaded on first use. */
export type RenderReceipt = (data: ReceiptData) => Promise<Uint8Array>;
