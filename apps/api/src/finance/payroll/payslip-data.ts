import type { Lang } from '@fasih/messages/texts';
import type { Payslip } from '@fasih/school/finance/payroll/contract';

/** The content of a payslip; whole rupiah. */
export type PayslipData = {
  lang: Lang;
  number: string;
  /** School days, `YYYY-MM-DD`. */
  from: string;
  to: string;
  approvedAt: Date;
  paidOn: string | null;
  slip: Payslip;
  /** The sum in words, in each language. */
  amountInWords: { id: string; en: string };
  school: { name: string; email: string; phone: string };
};

/** Renders the PDF; compiled to `dist/finance/payroll/payslip.js`, loaded on first use. */
export type RenderPayslip = (data: PayslipData) => Promise<Uint8Array>;
