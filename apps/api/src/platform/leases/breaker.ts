import { restAfterS } from '@fasih/school/platform/outgoing/retry';

/** Whether the other side can be reached, as known to this process, and when to try again. */
export type Breaker = {
  /** `open`: everything may be sent; `probe`: one item as a test; `rest`: nothing for now. */
  state(): 'open' | 'probe' | 'rest';
  /** The other side answered, whatever it said; true for the first answer since the start or since an outage. */
  answered(): boolean;
  failed(failure: 'connection' | 'login'): void;
};

/** A circuit breaker for one server. Simultaneous failures of everything in flight count as one. */
export function createBreaker(nowMs: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let restUntil = 0;
  let isKnown = false;
  return {
    state() {
      if (failures === 0) return 'open';
      return nowMs() < restUntil ? 'rest' : 'probe';
    },
    answered() {
      const isNews = !isKnown || failures > 0;
      isKnown = true;
      failures = 0;
      return isNews;
    },
    failed(failure) {
      if (nowMs() < restUntil) return;
      failures += 1;
      restUntil = nowMs() + 1000 * restAfterS(failure, failures);
    },
  };
}
