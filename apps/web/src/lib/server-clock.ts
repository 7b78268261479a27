import { useEffect, useState } from 'react';
import { schoolNow } from './school-clock.ts';

/**
 * The school's time, counted on by this device. Rules are decided by the server; this is for countdowns and for knowing when to ask
 * again. Undefined before the reply with `serverNow`.
 *
 * @param everyMs how often the value moves on; a screen that shows seconds needs 1000
 */
export function useServerClock(serverNow: string | undefined, everyMs = 1000): Date | undefined {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return serverNow === undefined ? undefined : schoolNow();
}

/** `1:02:05` or `4:09`: hours only where there are any. Never negative. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
