import { type TouchEvent, useRef } from 'react';

/** A swipe moves at least this far sideways, and twice as far as up or down. */
const MIN_PX = 60;

/** Handlers for an element on which a finger swipes to the next (1) or the previous (-1). */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const began = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge the page.
      began.current = touches.length === 1 ? (touches[0] ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [began.current, changedTouches[0]];
      began.current = null;
      if (from === null || to === undefined) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) >= MIN_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
