import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row of tabs sideways until the one that `selector` finds is in its middle; on a phone it may be beyond the edge. */
export function useTabInSight(row: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const line = row.current;
    const tab = line?.querySelector<HTMLElement>(selector);
    if (line && tab) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
  }, [row, selector]);
}
