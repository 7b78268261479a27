import { rupiah } from './format.ts';
import { type Html, html, join, jsonBlock } from './html.ts';
import { carries, type MethodGroup, type MethodName, methods } from './methods.ts';
import type { Page, Transaction } from './model.ts';
import { type Lang, type PageTexts, pageTexts } from './page-texts.ts';
import { currentPart } from './page-transaction.ts';
import { browserResult, finishAddress } from './present.ts';

export type PageView = {
  page: Page;
  tx: Transaction | null;
  open: boolean;
  lang: Lang;
  /** Shown inside the merchant's own page by snap.js. */
  embedded: boolean;
  /** Origin of the surrounding page, when embedded. */
  parent: string | null;
  merchantName: string;
  now: number;
};

const groups: readonly MethodGroup[] = ['bank', 'qris', 'wallet', 'card', 'store'];

/** The sandbox payment page. Works without scripts: every button is a form. */
export function paymentPage(view: PageView): string {
  const t = pageTexts[view.lang];
  const { page, tx } = view;
  const items = page.items.map(
    (item) =>
      html`<li><span>${item.name}${item.quantity > 1 && ` × ${item.quantity}`}</span> <span>${rupiah(item.price * item.quantity)}</span></li>`,
  );
  // Around the frame the school's page tells the sum and the time left already.
  const order = html`<section class="order" aria-label="${t.details}">
<p class="merchant">${view.merchantName}</p>
<p class="total"><span>${t.total}</span> <strong>${rupiah(page.amount)}</strong></p>
<p class="small">${t.order}: <span class="code-text">${page.orderId}</span></p>
${countdown(view, t)}
${items.length > 0 && html`<details><summary>${t.details}</summary><ul class="items">${join(items)}</ul></details>`}
</section>`;
  const body = html`${!view.embedded && order}
${tx !== null && currentPart(tx, t, address(view, '/act'))}
${view.open ? choice(view, t) : tx === null && html`<p class="state bad" role="status">${t.closed}</p>`}
${backLink(view, t)}
${jsonBlock('state', scriptState(view))}`;
  return shell(view.lang, t, body, address({ ...view, lang: view.lang === 'id' ? 'en' : 'id' }));
}

/** The page for an unknown or replaced token, or a wrong client key. */
export function lostPage(lang: Lang, why: 'closed' | 'unknown' | 'wrongKey'): string {
  const t = pageTexts[lang];
  return shell(
    lang,
    t,
    html`<p class="state bad" role="status">${t[why]}</p>`,
    `?lang=${lang === 'id' ? 'en' : 'id'}`,
  );
}

function shell(lang: Lang, t: PageTexts, body: Html, otherLang: string): string {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t.title} – Sandbox</title>
<link rel="stylesheet" href="/snap/assets/page.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="practice"><strong>Sandbox</strong> ${t.practice}</header>
<main>
<header><h1>${t.title}</h1><a class="lang" href="${otherLang}" lang="${lang === 'id' ? 'en' : 'id'}" hreflang="${lang === 'id' ? 'en' : 'id'}">${t.switchTo}</a></header>
${body}
</main>
<script src="/snap/assets/page.js" defer></script>
</body>
</html>
`.markup;
}

/** This page's address with all parameters that must survive a click. */
export function address(view: Pick<PageView, 'page' | 'lang' | 'embedded' | 'parent'>, below = ''): string {
  const query = new URLSearchParams({ lang: view.lang });
  if (view.embedded) query.set('embedded', '1');
  if (view.parent !== null) query.set('parent', view.parent);
  return `/snap/v4/redirection/${view.page.token}${below}?${query}`;
}

function countdown(view: PageView, t: PageTexts): Html | null {
  const end = view.tx?.status === 'pending' ? view.tx.expiresAt : view.page.expiresAt;
  if (!view.open && view.tx?.status !== 'pending') return null;
  const left = Math.max(0, Math.floor((end - view.now) / 1000));
  return html`<p class="small">${t.closesIn}: <time data-left="${left}">${clockText(left)}</time></p>`;
}

function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function choice(view: PageView, t: PageTexts): Html {
  const lists = groups.map((group) => {
    const names = view.page.enabled.filter((name) => methods[name].group === group);
    if (names.length === 0) return html``;
    const inside = group === 'card' ? cardForm(view, t) : methodForm(view, names, t);
    return html`<section class="group"><h3>${t[group]}</h3>${inside}</section>`;
  });
  return html`<section class="choice"><h2>${t.choose}</h2>${join(lists)}</section>`;
}

function methodForm(view: PageView, names: readonly MethodName[], t: PageTexts): Html {
  const buttons = names.map((name) => {
    const fits = carries(name, view.page.amount);
    return html`<button name="method" value="${name}"${!fits && html` disabled`}><span>${methods[name].label}</span>${!fits && limitNote(name, view.page.amount, t)}</button>`;
  });
  return html`<form method="post" action="${address(view, '/act')}" class="methods">${join(buttons)}</form>`;
}

function limitNote(name: MethodName, amount: number, t: PageTexts): Html {
  const { least, most } = methods[name];
  return html`<small>${amount < least ? `${t.tooLittle} ${rupiah(least)}` : `${t.tooMuch} ${rupiah(most)}`}</small>`;
}

function cardForm(view: PageView, t: PageTexts): Html {
  if (!carries('credit_card', view.page.amount))
    return html`<p class="small">${limitNote('credit_card', view.page.amount, t)}</p>`;
  return html`<form method="post" action="${address(view, '/act')}" class="card-form">
<input type="hidden" name="method" value="credit_card">
<label for="card">${t.cardNumber}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="23" value="4811 1111 1111 1114">
<div class="row"><button name="outcome" value="pay" class="main">${t.cardPay}</button>
<button name="outcome" value="deny">${t.cardDeny}</button>
<button name="outcome" value="challenge">${t.cardChallenge}</button>
<button name="outcome" value="pending">${t.card3ds}</button></div></form>`;
}

function backLink(view: PageView, t: PageTexts): Html | null {
  const label = `${t.back} ${view.merchantName}`;
  if (view.embedded)
    return html`<p><button type="button" class="back" data-close hidden>${label}</button></p>`;
  const { finishUrl } = view.page;
  if (finishUrl === null) return null;
  const target =
    view.tx === null ? withOrder(finishUrl, view.page.orderId) : finishAddress(finishUrl, view.tx);
  return html`<p><a class="back" href="${target}">${label}</a></p>`;
}

function withOrder(finishUrl: string, orderId: string): string {
  const url = new URL(finishUrl);
  url.searchParams.set('order_id', orderId);
  return url.href;
}

/** State for the page's script: where and what to report, and whether the screen is outdated. */
function scriptState(view: PageView) {
  return {
    token: view.page.token,
    parent: view.parent,
    version: pageVersion(view.tx, view.open),
    report: reportKind(view.tx),
    result: view.tx === null ? null : browserResult(view.tx, view.page.finishUrl),
    texts: { copied: pageTexts[view.lang].copied, copy: pageTexts[view.lang].copy },
  };
}

/** Changes whenever the screen would. */
export function pageVersion(tx: Transaction | null, open: boolean): string {
  return tx === null ? `none-${open}` : `${tx.id}-${tx.status}-${tx.fraud}-${open}`;
}

/** The matching callback of snap.js; a pending or denied payment is only reported when the payer leaves. */
function reportKind(tx: Transaction | null): {
  kind: 'success' | 'pending' | 'error' | 'close';
  now: boolean;
} {
  if (tx === null) return { kind: 'close', now: false };
  if (tx.status === 'pending' || tx.fraud === 'challenge') return { kind: 'pending', now: false };
  if (tx.status === 'deny') return { kind: 'error', now: tx.settledAt !== null };
  if (tx.status === 'expire' || tx.status === 'cancel') return { kind: 'error', now: true };
  return { kind: 'success', now: true };
}
