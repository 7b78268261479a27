/** How long to wait before the n-th look at an unpaid order (n from 0): every 3 s at first, then less often. */
export function delayBefore(n: number): number {
  return Math.min(15_000, Math.round(3000 * 1.15 ** Math.max(0, n - 20)));
}

/** What is left until an instant by the server's clock, as `h:mm:ss` or `mm:ss`; never below zero. */
export function timeLeft(until: string, serverNow: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - serverNow) / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}
