import type { payments as shape } from '../../id/sales/payments.ts';

export const payments: typeof shape = {
  problems: {
    providerAway:
      'The payment provider has not answered yet. Your order is kept; please try again in a moment.',
    refused: 'The payment provider refused this order. Your order is kept; please contact us.',
    forged: 'The signature of this notification is not valid.',
    refundNotNow: 'This payment cannot be returned now.',
    refundTooMuch: 'This is more than what is left of the payment.',
    taskNotFound: 'This payment task was not found.',
    taskDone: 'This payment task is done already.',
    moneyStays: 'The money is still with the school. Return it first; the task is then done by itself.',
    refundNotFound: 'This refund was not found.',
    noFile: 'Choose the file first.',
    proofTooLarge: 'A proof of transfer is at most 10 MB.',
    proofType: 'A proof of transfer must be a PDF, PNG, JPEG or WebP file.',
    proofNeeded: 'Upload the proof of transfer first.',
    reportTooLarge: 'A report has at most 5 MB and 20,000 rows.',
    reportTooHeavy:
      'This file holds far more than a normal report, so it was not read. Download the report from the provider once more.',
    reportFarCell: (p: { cell: string }) =>
      `Cell ${p.cell} lies far outside the report. Delete contents and formats outside the table, then send it again.`,
    reportType: 'A report must be a CSV or XLSX file.',
    reportColumns: 'The columns were not recognised. A report needs Order ID or Transaction ID, and Amount.',
    reportEmpty: 'This report has no row that can be read.',
  },
  reasons: {
    free: 'There is nothing to pay.',
    paid: 'The payment has been received.',
    partlyRefunded: 'The payment has been received and partly returned.',
    refunded: 'The payment has been returned.',
    notStarted: 'No way to pay has been chosen yet.',
    waiting: 'Waiting for the payment.',
    denied: 'The last payment was declined. Please try another way.',
    ended: 'This payment ended without being paid.',
    reversed: 'The bank took this payment back.',
    expired: 'The time to pay is over.',
    challenge: 'The bank is checking this payment.',
    chargeback: 'The card holder disputes this payment.',
    wrongAmount: 'The amount paid does not match. We are looking into it.',
    latePayment: 'The payment came after the deadline. The money will be returned in full.',
    secondPayment: 'The payment came twice. The second one will be returned in full.',
    unknownStatus: 'The state of this payment is not clear yet. We are looking into it.',
  },
};
