import { restAfterS } from '@fasih/school/platform/outgoing/retry';

/** What this process knows of the other side: whether it can be reached, and when to try again. */
export type Breaker = {
  /** `open`: everything may go; `probe`: one thing, to see whether it goes; `rest`: nothing for now. */
  state(): 'open' | 'probe' | 'rest';
  /** The other side answered, whatever it said; true for the first answer since the start or since it could not be reached. */
  answered(): boolean;
  failed(failure: 'connection' | 'login'): void;
};

/** A breaker for one server. Many failures at one instant, of everything under way, count as one. */
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
