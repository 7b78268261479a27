import { type Html, html, join } from './html.ts';
import { methods } from './methods.ts';
import type { Transaction } from './model.ts';
import type { PageTexts } from './page-texts.ts';
import { qrDrawing } from './qr-drawing.ts';
import type { Outcome } from './transitions.ts';

/** The part of the page about the current transaction: what to pay where, and what can be simulated. */
export function currentPart(tx: Transaction, t: PageTexts, action: string): Html {
  const { text, tone } = headline(tx, t);
  const pending = tx.status === 'pending';
  return html`<section class="current"><p class="state ${tone}" role="status"><strong>${text}</strong></p>
<h2>${methods[tx.method].label}</h2>
${tx.status === 'deny' && tx.settledAt === null && html`<p>${t.other}</p>`}
${pending && codes(tx, t)}
${simulation(tx, t, action)}</section>`;
}

function headline(tx: Transaction, t: PageTexts): { text: string; tone: 'wait' | 'good' | 'bad' } {
  if (tx.status === 'capture' && tx.fraud === 'challenge') return { text: t.questioned, tone: 'wait' };
  switch (tx.status) {
    case 'pending':
      return { text: t.waiting, tone: 'wait' };
    case 'capture':
    case 'settlement':
      return { text: t.paid, tone: 'good' };
    case 'deny':
      return { text: tx.settledAt === null ? t.denied : t.reversed, tone: 'bad' };
    case 'cancel':
      return { text: t.canceled, tone: 'bad' };
    case 'expire':
      return { text: t.expired, tone: 'bad' };
    case 'refund':
    case 'partial_refund':
      return { text: t.refunded, tone: 'wait' };
    case 'chargeback':
    case 'partial_chargeback':
      return { text: t.chargedBack, tone: 'bad' };
  }
}

function codes(tx: Transaction, t: PageTexts): Html {
  const isQr = methods[tx.method].group === 'qris' || methods[tx.method].group === 'wallet';
  if (isQr) return html`${qrDrawing(tx.id, 'QR')}<p class="small">${t.scan}</p>`;
  const { va_numbers: va } = tx.fields;
  const number = Array.isArray(va)
    ? (va[0] as { va_number?: unknown }).va_number
    : tx.fields.permata_va_number;
  const shown: [string, unknown][] = [
    [t.virtualAccount, number],
    [t.billerCode, tx.fields.biller_code],
    [t.billKey, tx.fields.bill_key],
    [t.paymentCode, tx.fields.payment_code],
  ];
  return join(
    shown.flatMap(([label, code], place) => {
      if (typeof code !== 'string') return [];
      return html`<div class="code"><span id="code-${place}" class="small">${label}</span>
<output aria-labelledby="code-${place}">${inFours(code)}</output>
<button type="button" data-copy="${code}" aria-describedby="code-${place}" hidden>${t.copy}</button></div>`;
    }),
  );
}

function simulation(tx: Transaction, t: PageTexts, action: string): Html | null {
  const choices = possible(tx).map(
    (outcome, place) =>
      html`<button name="outcome" value="${outcome}"${place === 0 && html` class="main"`}>${t[outcome]}</button>`,
  );
  if (choices.length === 0) return null;
  return html`<form method="post" action="${action}" class="simulate"><h3>${t.simulate}</h3>
<input type="hidden" name="transaction" value="${tx.id}"><div class="row">${join(choices)}</div></form>`;
}

type Shown = Extract<Outcome, 'pay' | 'deny' | 'expire' | 'challenge' | 'approve' | 'reverse'>;

function possible(tx: Transaction): Shown[] {
  if (tx.status === 'pending') {
    return tx.method === 'credit_card' ? ['pay', 'deny', 'challenge', 'expire'] : ['pay', 'deny', 'expire'];
  }
  if (tx.status === 'capture' && tx.fraud === 'challenge') return ['approve', 'deny'];
  return tx.status === 'settlement' && methods[tx.method].reversible ? ['reverse'] : [];
}

/** Long numbers are shown in groups of four; copying leaves the gaps out. */
function inFours(code: string): string {
  return code.replace(/\d{4}(?=\d)/g, '$& ');
}
