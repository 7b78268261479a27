/** The calls whose answers can be spoilt. */
export const endpoints = [
  'create',
  'cancelPage',
  'status',
  'cancel',
  'expire',
  'refund',
  'approve',
  'deny',
] as const;
export type Endpoint = (typeof endpoints)[number];

/**
 * `status`: answer with it and do nothing. `timeoutMs`: do it, answer late. `dropReply`: do it, then hang up. Each
 * fault applies to the next `times` calls.
 */
export type Fault = {
  endpoint: Endpoint;
  times: number;
  status?: number | undefined;
  timeoutMs?: number | undefined;
  dropReply?: boolean | undefined;
};

/** Faults for the next calls; kept in memory, since a restart ends an experiment. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  list(): readonly Fault[] {
    return this.#waiting;
  }

  /** Uses one fault of this endpoint, if there is any. */
  take(endpoint: Endpoint): Fault | null {
    const found = this.#waiting.find((fault) => fault.endpoint === endpoint);
    if (found === undefined) return null;
    found.times -= 1;
    if (found.times < 1) this.#waiting = this.#waiting.filter((fault) => fault !== found);
    return found;
  }
}
