import { useEffect } from 'react';

/**
 * Looks at the clock at once, on every second that is left, and as soon as a device wakes or a page is shown again; not any
 * more when nothing is left.
 *
 * @param look answers the milliseconds left; it should not change between renders, or the clock is looked at again.
 */
export function useEverySecond(isRunning: boolean, look: () => number): void {
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      clearTimeout(timer);
      const left = look();
      // The clock's face changes when the second does.
      if (left > 0) timer = setTimeout(next, (left % 1000 || 1000) + 5);
    };
    next();
    document.addEventListener('visibilitychange', next);
    window.addEventListener('pageshow', next);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
      window.removeEventListener('pageshow', next);
    };
  }, [isRunning, look]);
}
