import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Delivery, Page, Transaction } from './model.ts';

type Line =
  | { put: 'page'; value: Page }
  | { put: 'transaction'; value: Transaction }
  | { put: 'delivery'; value: Delivery }
  | { put: 'clock'; value: number };

/**
 * The provider's data in memory and in an append-only journal of JSON lines; the last line of a key counts. A line is
 * written before the answer is sent, so a killed process still knows everything it answered; an incomplete last line
 * is cut off.
 */
export class Store {
  readonly pages = new Map<string, Page>();
  readonly transactions = new Map<string, Transaction>();
  readonly deliveries = new Map<string, Delivery>();
  clockOffset: number | null = null;
  readonly #tokensOf = new Map<string, Set<string>>();
  readonly #transactionsOf = new Map<string, Set<string>>();
  readonly #file: number;

  constructor(dataDir: string) {
    const folder = join(dataDir, 'sandbox');
    mkdirSync(folder, { recursive: true });
    this.#file = openSync(join(folder, 'journal.jsonl'), 'a+');
    const bytes = readFileSync(join(folder, 'journal.jsonl'));
    const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
    if (whole.length < bytes.length) ftruncateSync(this.#file, whole.length);
    for (const line of whole.toString('utf8').split('\n'))
      if (line !== '') this.#take(JSON.parse(line) as Line);
  }

  savePage(value: Page): void {
    this.#write({ put: 'page', value });
  }

  saveTransaction(value: Transaction): void {
    this.#write({ put: 'transaction', value });
  }

  saveDelivery(value: Delivery): void {
    this.#write({ put: 'delivery', value });
  }

  saveClock(value: number): void {
    this.#write({ put: 'clock', value });
  }

  pagesOf(orderId: string): Page[] {
    return [...(this.#tokensOf.get(orderId) ?? [])].flatMap((token) => this.pages.get(token) ?? []);
  }

  /** The order's transactions, oldest first. */
  transactionsOf(orderId: string): Transaction[] {
    return [...(this.#transactionsOf.get(orderId) ?? [])].flatMap((id) => this.transactions.get(id) ?? []);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(line: Line): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#take(line);
  }

  #take(line: Line): void {
    if (line.put === 'page') {
      this.pages.set(line.value.token, line.value);
      index(this.#tokensOf, line.value.orderId, line.value.token);
    } else if (line.put === 'transaction') {
      this.transactions.set(line.value.id, line.value);
      index(this.#transactionsOf, line.value.orderId, line.value.id);
    } else if (line.put === 'delivery') {
      this.deliveries.set(line.value.id, line.value);
    } else {
      this.clockOffset = line.value;
    }
  }
}

function index(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
}
