import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** With shorter samples one slow page on a small machine would count as endless delay. */
const SAMPLE_MS = 4000;
/** The timer of the histogram itself; subtracted from what it measures. */
const RESOLUTION_MS = 10;

/**
 * Answers 503 while the event loop is later than `maxDelayMs` on average, 0 for never. Reads nothing from the system: with all file
 * descriptors used up, asking for the memory in use throws, and in a timer that would end the process.
 */
export function refuseWhenBusy(fastify: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return;
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // Without a single tick in the whole sample the mean is no number.
    delayMs = Number.isNaN(histogram.mean) ? Infinity : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
  }, SAMPLE_MS).unref();
  fastify.addHook('onRequest', async () => {
    if (delayMs > maxDelayMs) throw new Problem(503, 'common.unavailable', { retryAfter: 5 });
  });
  fastify.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
}
