import { randomInt, randomUUID } from 'node:crypto';
import { carries, enabledMethods, type MethodName, methods } from './methods.ts';
import type { Page, Transaction } from './model.ts';
import type { Notifier } from './notifier.ts';
import { notificationBody } from './present.ts';
import { finishUrlOf, lengthOf, type SnapRequest, startOf } from './snap-request.ts';
import type { Store } from './store.ts';
import { type Outcome, type RefundRefusal, refund, transition } from './transitions.ts';

const dayMs = 86_400_000;

type DeskOptions = {
  store: Store;
  notifier: Notifier;
  now: () => number;
  serverKey: string;
  notifyUrl: string | undefined;
  speed: number;
};

/** What tests may change about an event: another amount or currency, or a lost notification. */
export type Twist = {
  amount?: number | undefined;
  currency?: string | undefined;
  notify?: boolean | undefined;
};

/** The provider itself: opens pages, takes payments, refunds them, and notifies the merchant. */
export class Desk {
  readonly #of: DeskOptions;

  constructor(options: DeskOptions) {
    this.#of = options;
  }

  /**
   * Opens a page, or null when the order id was used. Before a method is chosen, the same order id gives a new token
   * and invalidates the old one.
   */
  open(request: SnapRequest, headers: { override: string[]; append: string[] }): Page | null {
    const { store, notifyUrl } = this.#of;
    const orderId = request.transaction_details.order_id;
    if (store.transactionsOf(orderId).length > 0) return null;
    for (const old of store.pagesOf(orderId)) if (!old.replaced) store.savePage({ ...old, replaced: true });

    const now = this.#of.now();
    const usual = notifyUrl === undefined ? [] : [notifyUrl];
    const start = request.expiry === undefined ? null : startOf(request.expiry);
    const life = request.expiry === undefined ? null : lengthOf(request.expiry);
    const methodExpiresAt = start !== null && life !== null ? start + life : null;
    const pageLife =
      request.page_expiry === undefined ? dayMs : Math.min(lengthOf(request.page_expiry), 7 * dayMs);
    const page: Page = {
      token: randomUUID(),
      orderId,
      amount: request.transaction_details.gross_amount,
      items: request.item_details ?? [],
      enabled: enabledMethods(request.enabled_payments),
      finishUrl: finishUrlOf(request),
      customFields: customFields(request),
      notifyUrls: [...(headers.override.length > 0 ? headers.override : usual), ...headers.append].slice(
        0,
        4,
      ),
      createdAt: now,
      expiresAt:
        request.page_expiry === undefined && methodExpiresAt !== null ? methodExpiresAt : now + pageLife,
      methodExpiresAt,
      methodLifeMs: start === null ? life : null,
      canceledAt: null,
      replaced: false,
    };
    store.savePage(page);
    return page;
  }

  /** The page's current transaction: one that did not end without money, else the latest. */
  current(page: Page): Transaction | null {
    const all = this.#of.store.transactionsOf(page.orderId);
    return all.find((tx) => !['deny', 'cancel', 'expire'].includes(tx.status)) ?? all.at(-1) ?? null;
  }

  /** Whether a method can be chosen on the page now: not expired, and all earlier charges were denied. */
  isOpen(page: Page): boolean {
    if (page.replaced || page.canceledAt !== null || this.#of.now() >= page.expiresAt) return false;
    return this.#of.store
      .transactionsOf(page.orderId)
      .every((tx) => tx.status === 'deny' && tx.settledAt === null);
  }

  /** Starts a payment with a method; null when the page is closed or the method does not allow the amount. */
  choose(page: Page, method: MethodName, twist: Twist = {}, cardNumber = ''): Transaction | null {
    if (!this.isOpen(page) || !page.enabled.includes(method) || !carries(method, page.amount)) return null;
    const now = this.#of.now();
    const life = page.methodLifeMs ?? methods[method].lifeMs;
    const tx: Transaction = {
      id: randomUUID(),
      token: page.token,
      orderId: page.orderId,
      amount: twist.amount ?? page.amount,
      currency: twist.currency ?? 'IDR',
      method,
      status: 'pending',
      fraud: 'accept',
      createdAt: now,
      settledAt: null,
      expiresAt: Math.min(
        method === 'credit_card' ? now + 15 * 60_000 : Infinity,
        page.methodExpiresAt ?? now + life,
      ),
      settleDueAt: null,
      fields: methodFields(method, cardNumber),
      customFields: page.customFields,
      refunds: [],
    };
    return this.#save(tx, twist);
  }

  /** Applies an outcome to a transaction; null when its state forbids it (412). */
  act(tx: Transaction, outcome: Outcome, twist: Twist = {}): Transaction | null {
    const next = transition(tx, outcome, this.#of.now(), this.#of.speed);
    return next === null ? null : this.#save(next, twist);
  }

  /** Refunds; the bank's confirmation, with the second notification, comes a day later. */
  refund(
    tx: Transaction,
    request: { key: string; amount: number | undefined; reason: string },
    twist: Twist = {},
  ): Transaction | RefundRefusal {
    const done = refund(tx, request, this.#of.now());
    return typeof done === 'string' ? done : this.#save(done.tx, twist);
  }

  /** The bank confirms all pending refunds; null when there is none. */
  confirmRefunds(tx: Transaction, until = Number.POSITIVE_INFINITY, twist: Twist = {}): Transaction | null {
    const waits = (made: Transaction['refunds'][number]) =>
      made.bankConfirmedAt === null && made.createdAt <= until;
    if (!tx.refunds.some(waits)) return null;
    const confirmed = tx.refunds.map((made) =>
      waits(made) ? { ...made, bankConfirmedAt: this.#of.now() } : made,
    );
    return this.#save({ ...tx, refunds: confirmed }, twist);
  }

  /** Handles everything that is due: expiry, settlement of cards, bank confirmations, notifications. */
  tick(): void {
    const now = this.#of.now();
    for (const tx of this.#of.store.transactions.values()) {
      if (tx.status === 'pending' && now >= tx.expiresAt) this.act(tx, 'expire');
      // A challenged card that nobody approved is cancelled at settlement.
      if (tx.settleDueAt !== null && now >= tx.settleDueAt)
        this.act(tx, tx.fraud === 'challenge' ? 'cancel' : 'settle');
      if (tx.refunds.length > 0) this.confirmRefunds(tx, now - dayMs / this.#of.speed);
    }
    this.#of.notifier.tick();
  }

  #save(tx: Transaction, twist: Twist): Transaction {
    this.#of.store.saveTransaction(tx);
    const page = this.#of.store.pages.get(tx.token);
    if (twist.notify !== false && page !== undefined) {
      this.#of.notifier.send(tx, notificationBody(tx, this.#of.serverKey), page.notifyUrls);
    }
    return tx;
  }
}

function customFields(request: SnapRequest): Record<string, string> {
  const { custom_field1, custom_field2, custom_field3 } = request;
  const sent = Object.entries({ custom_field1, custom_field2, custom_field3 });
  return Object.fromEntries(sent.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function methodFields(method: MethodName, cardNumber: string): Record<string, unknown> {
  switch (method) {
    case 'bca_va':
    case 'bni_va':
    case 'bri_va':
      return { va_numbers: [{ va_number: digits(method === 'bca_va' ? 15 : 16), bank: method.slice(0, 3) }] };
    case 'permata_va':
      return { permata_va_number: `8562${digits(12)}` };
    case 'echannel':
      return { biller_code: '70012', bill_key: digits(12) };
    case 'other_qris':
      return {
        transaction_type: 'on-us',
        issuer: 'gopay',
        acquirer: 'gopay',
        merchant_cross_reference_id: randomUUID(),
      };
    case 'alfamart':
    case 'indomaret':
      return { store: method, payment_code: digits(16), approval_code: digits(12) };
    case 'credit_card':
      return cardFields(cardNumber);
    case 'gopay':
    case 'shopeepay':
    case 'dana':
      return {};
  }
}

function cardFields(number: string): Record<string, unknown> {
  const typed = number.replace(/\D/g, '').padStart(16, '4811111111111114');
  return {
    masked_card: `${typed.slice(0, 8)}-${typed.slice(-4)}`,
    bank: 'bni',
    eci: '05',
    card_type: 'credit',
    approval_code: digits(13),
    channel_response_code: '00',
    channel_response_message: 'Approved',
    three_ds_version: '2',
  };
}

function digits(count: number): string {
  return Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('');
}
