import { DAY, HOUR, later, MINUTE } from '../../basics/instants.ts';

/** For this long a refund is sent and followed by itself; the provider keeps our key for seven days. */
export const REFUND_FOLLOWED_MS = 6 * DAY;

/**
 * When the provider is next told or asked about a refund: after a minute, or an hour once it accepted it, and the
 * later the older the refund is, so that tries are a quarter of its age apart.
 */
export function nextRefundTry(refund: { state: 'asked' | 'sent'; createdAt: Date }, now: Date): Date {
  const age = now.getTime() - refund.createdAt.getTime();
  return later(now, Math.max(refund.state === 'asked' ? MINUTE : HOUR, age / 3));
}
