import { randomUUID } from 'node:crypto';
import type { Delivery, Transaction } from './model.ts';
import type { Store } from './store.ts';

const minuteMs = 60_000;
const gapsMs = [2, 10, 30, 90, 210].map((minutes) => minutes * minuteMs);
const answerWithinMs = 15_000;
const maxRedirects = 5;

/** How many more times a notification is sent after this answer (null = no answer), as documented. */
function retriesAfter(status: number | null): number {
  if (status === null) return 5;
  if (status >= 200 && status < 300) return 0;
  if (status === 301 || status === 302 || status === 303) return 0;
  if (status === 400 || status === 404) return 2;
  if (status === 500) return 1;
  if (status === 503) return 4;
  return 5;
}

/** The delay before the n-th retry (n from 0) in ms, randomised by up to a quarter. */
function retryGap(n: number, speed: number, random: number): number {
  const gap = gapsMs[Math.min(n, gapsMs.length - 1)] ?? 0;
  return Math.round((gap * (0.75 + random / 2)) / speed);
}

/** Sends notifications and retries; pending ones survive a restart in the store. */
export class Notifier {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #speed: number;
  readonly #running = new Map<string, Promise<void>>();
  #closed = false;

  constructor(store: Store, now: () => number, speed: number) {
    this.#store = store;
    this.#now = now;
    this.#speed = speed;
  }

  /** Queues one body for each address and starts sending at once. */
  send(tx: Transaction, body: Record<string, unknown>, urls: readonly string[]): void {
    for (const url of urls) {
      this.#store.saveDelivery({
        id: randomUUID(),
        orderId: tx.orderId,
        transactionId: tx.id,
        url,
        body: JSON.stringify(body),
        createdAt: this.#now(),
        answers: [],
        nextAt: this.#now(),
      });
    }
    this.tick();
  }

  /** Sends a notification again, now; false for an unknown id. */
  resend(id: string): boolean {
    const delivery = this.#store.deliveries.get(id);
    if (delivery === undefined) return false;
    this.#store.saveDelivery({
      ...delivery,
      id: randomUUID(),
      answers: [],
      createdAt: this.#now(),
      nextAt: this.#now(),
    });
    this.tick();
    return true;
  }

  /** Starts everything that is due. */
  tick(): void {
    if (this.#closed) return;
    for (const delivery of this.#store.deliveries.values()) {
      if (delivery.nextAt === null || delivery.nextAt > this.#now() || this.#running.has(delivery.id))
        continue;
      const run = this.#deliver(delivery).finally(() => this.#running.delete(delivery.id));
      this.#running.set(delivery.id, run);
    }
  }

  /** Stops sending; unfinished notifications are sent again after the next start. */
  close(): void {
    this.#closed = true;
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const answer = await post(delivery.url, delivery.body);
    if (this.#closed) return;
    const answers = [...delivery.answers, { at: this.#now(), ...answer }];
    const retriesDone = answers.length - 1;
    const again = retriesDone < retriesAfter(answer.status);
    const nextAt = again ? this.#now() + retryGap(retriesDone, this.#speed, Math.random()) : null;
    this.#store.saveDelivery({ ...delivery, answers, nextAt });
  }
}

async function post(url: string, body: string): Promise<{ status: number | null; error: string | null }> {
  const signal = AbortSignal.timeout(answerWithinMs);
  let target = url;
  try {
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const reply = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': 'Veritrans',
        },
        body,
        redirect: 'manual',
        signal,
      });
      await reply.body?.cancel();
      const location = reply.headers.get('location');
      if ((reply.status !== 307 && reply.status !== 308) || location === null) {
        return { status: reply.status, error: null };
      }
      target = new URL(location, target).href;
    }
    return { status: null, error: 'too many redirects' };
  } catch (fault) {
    return { status: null, error: fault instanceof Error ? fault.name : 'unknown fault' };
  }
}
