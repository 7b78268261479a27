import type { Channel } from '@fasih/school/platform/provider/channels';
import type { ItemDetail, PageExpiry } from '@fasih/school/platform/provider/provider-order';
import type { z } from 'zod';
import { KEEP_MS, withinDeadline } from '../deadline.ts';
import { type MidtransResult, refused, unreachable } from './midtrans-failures.ts';
import { checkHosts } from './midtrans-hosts.ts';
import {
  coreReply,
  createdReply,
  type ProviderTransaction,
  pageCanceledReply,
  providerTransaction,
  snapErrorReply,
  transactionReply,
} from './midtrans-replies.ts';

export {
  type MidtransFailure,
  MidtransMisconfigured,
  type MidtransRefused,
  type MidtransResult,
  type MidtransUnauthorized,
  type MidtransUnreachable,
} from './midtrans-failures.ts';
export {
  observationOf,
  type ProviderTransaction,
  providerInstant,
  type RefundSeen,
} from './midtrans-replies.ts';
export { verifySignature } from './midtrans-signature.ts';

export type MidtransOptions = {
  serverKey: string;
  /** Base address of Snap, `https://app.midtrans.com`. */
  snapUrl: string;
  /** Base address of the Core API, `https://api.midtrans.com`. */
  apiUrl: string;
  /** Our merchant id; answers about another merchant's payments are unreadable. Unchecked where it is not set. */
  merchantId?: string | undefined;
  /** Timeout of one call in ms; 10 s by default, and less where less is left of the running call. */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
};

/** A payment page to open. Amounts in whole rupiah; only the payer's data, never a child's. */
export type NewTransaction = {
  providerOrderId: string;
  grossAmount: number;
  items: ItemDetail[];
  payer: { firstName: string; email?: string; phone?: string };
  enabledPayments: Channel[];
  expiry: PageExpiry;
  finishUrl: string;
  /** Overrides the notification address of the provider's dashboard for this payment. */
  notificationUrl?: string;
};

export type OpenedPage = { token: string; redirectUrl: string };

/** `notStarted`: the page may be open, but no method was chosen yet (the provider answers 404). */
export type StatusSeen = { state: 'notStarted' } | { state: 'found'; transaction: ProviderTransaction };

export type Midtrans = {
  /** Opens a page. `refused` 400 may mean that the order id was used: check `status` before trying another. */
  createTransaction(transaction: NewTransaction): Promise<MidtransResult<OpenedPage>>;
  /** Reads a transaction by provider order id or transaction id. */
  status(id: string, signal?: AbortSignal): Promise<MidtransResult<StatusSeen>>;
  /** Voids a pending payment or an unsettled card. `refused` 412: too late, read the status again. */
  cancel(id: string): Promise<MidtransResult<ProviderTransaction>>;
  /** Ends a pending payment. `refused` 412: too late, read the status again. */
  expire(id: string): Promise<MidtransResult<ProviderTransaction>>;
  /**
   * Closes a page on which no method was chosen. Best effort: the provider's documentation contradicts itself about
   * this call.
   */
  cancelPage(token: string): Promise<MidtransResult<{ canceledAt: string }>>;
  /**
   * Refunds. The key is stored before the call: the same key is the same refund. `refused` 406: the key was used (the
   * refund exists), 412: not refundable now, 414: more than is left. The result's `refundedAmount` is this refund
   * alone; `status` has the sum. Broken off by `signal` it is `unreachable`: it may have taken effect.
   */
  refund(
    id: string,
    input: { key: string; amount: number; reason: string },
    signal?: AbortSignal,
  ): Promise<MidtransResult<ProviderTransaction>>;
};

/** The provider's largest documented answer has a few kB; more is no answer of it. */
const REPLY_MOST_BYTES = 1024 * 1024;

type Answer = { http: number; body: unknown };

/**
 * Creates the client of the payment provider. Every call ends within the timeout with a value or a named failure;
 * only creating it throws (MidtransMisconfigured).
 */
export function createMidtrans(options: MidtransOptions): Midtrans {
  checkHosts(options);
  const { timeoutMs = 10_000, fetch: send = globalThis.fetch } = options;
  const authorization = `Basic ${Buffer.from(`${options.serverKey}:`).toString('base64')}`;

  async function call(
    url: URL,
    method: string,
    {
      body,
      headers = {},
      signal,
    }: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal | undefined },
  ): Promise<MidtransResult<Answer>> {
    const deadline = AbortSignal.timeout(withinDeadline(timeoutMs, KEEP_MS));
    try {
      const reply = await send(url, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization,
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        // A redirect would send the key to another address.
        redirect: 'error',
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      });
      const text = await textOf(reply);
      if (text === null) return unreachable('unreadable', reply.status);
      return { ok: true, value: { http: reply.status, body: readJson(text) } };
    } catch (fault) {
      return unreachable(fault instanceof Error && fault.name === 'TimeoutError' ? 'timeout' : 'network');
    }
  }

  async function snap<T>(
    path: string,
    success: z.ZodType<T>,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<MidtransResult<T>> {
    const done = await call(new URL(path, options.snapUrl), 'POST', { body, headers });
    return done.ok ? readSnap(done.value, success) : done;
  }

  async function core(
    method: string,
    id: string,
    word: string,
    more: { body?: unknown; signal?: AbortSignal | undefined } = {},
  ): Promise<MidtransResult<ProviderTransaction>> {
    // Escaping does not stop a dot segment from leaving the path.
    if (/^\.{0,2}$/.test(id)) return refused(404, ['No payment has this id.']);
    const done = await call(new URL(`/v2/${encodeURIComponent(id)}/${word}`, options.apiUrl), method, more);
    return done.ok ? readCore(done.value, id, options.merchantId) : done;
  }

  return {
    async createTransaction(input) {
      const { notificationUrl } = input;
      const headers: Record<string, string> =
        notificationUrl === undefined ? {} : { 'x-override-notification': notificationUrl };
      const made = await snap('/snap/v1/transactions', createdReply, snapBody(input), headers);
      return made.ok
        ? { ok: true, value: { token: made.value.token, redirectUrl: made.value.redirect_url } }
        : made;
    },
    async status(id, signal) {
      const seen = await core('GET', id, 'status', { signal });
      if (seen.ok) return { ok: true, value: { state: 'found', transaction: seen.value } };
      const missing = seen.failure.kind === 'refused' && seen.failure.status === 404;
      return missing ? { ok: true, value: { state: 'notStarted' } } : seen;
    },
    cancel: (id) => core('POST', id, 'cancel'),
    expire: (id) => core('POST', id, 'expire'),
    async cancelPage(token) {
      const done = await snap(`/snap/v1/transactions/${encodeURIComponent(token)}/cancel`, pageCanceledReply);
      return done.ok ? { ok: true, value: { canceledAt: done.value.canceled_at } } : done;
    },
    refund: (id, { key, amount, reason }, signal) => {
      const body = { refund_key: key, amount, reason: reason.slice(0, 255) };
      return core('POST', id, 'refund', { body, signal });
    },
  };
}

function snapBody(input: NewTransaction) {
  return {
    transaction_details: { order_id: input.providerOrderId, gross_amount: input.grossAmount },
    item_details: input.items,
    customer_details: {
      first_name: input.payer.firstName,
      email: input.payer.email,
      phone: input.payer.phone,
    },
    enabled_payments: input.enabledPayments,
    // Without this the provider skips 3-D Secure.
    credit_card: { secure: true },
    expiry: input.expiry,
    callbacks: { finish: input.finishUrl },
  };
}

function readSnap<T>(answer: Answer, success: z.ZodType<T>): MidtransResult<T> {
  if (answer.http >= 200 && answer.http < 300) {
    const read = success.safeParse(answer.body);
    return read.success ? { ok: true, value: read.data } : unreachable('unreadable', answer.http);
  }
  const messages = snapErrorReply.safeParse(answer.body);
  return failed(answer.http, messages.success ? messages.data.error_messages : []);
}

/** Errors may hide inside HTTP 200, so both codes must be good; 407 is the ordinary code of an expired payment. */
function readCore(
  answer: Answer,
  id: string,
  merchantId: string | undefined,
): MidtransResult<ProviderTransaction> {
  const head = coreReply.safeParse(answer.body);
  const message = head.success ? head.data.status_message : undefined;
  const messages = message === undefined ? [] : [message].flat();
  if (answer.http >= 300) return failed(answer.http, messages);
  if (!head.success) return unreachable('unreadable', answer.http);

  const code = Number(head.data.status_code);
  const read = transactionReply.safeParse(answer.body);
  if (code >= 300 && (code !== 407 || !read.success)) return failed(code, messages);
  if (!read.success) return unreachable('unreadable', answer.http);
  // The answer is about another payment.
  if (read.data.order_id !== id && read.data.transaction_id !== id)
    return unreachable('unreadable', answer.http);
  const transaction = providerTransaction(read.data);
  // Our key reads our payments; another merchant's name in one is no answer to rely on.
  if (merchantId && transaction.merchantId && transaction.merchantId !== merchantId)
    return unreachable('unreadable', answer.http);
  return { ok: true, value: transaction };
}

function failed(status: number, messages: readonly string[]): MidtransResult<never> {
  if (status === 401) return { ok: false, failure: { kind: 'unauthorized' } };
  if (status === 429 || status >= 500 || status < 400) return unreachable('serverFault', status);
  return refused(status, messages);
}

/** The body as text; null when it is too large, of which no more is read. */
async function textOf(reply: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > REPLY_MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
