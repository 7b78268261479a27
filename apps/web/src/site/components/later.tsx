import { Children, type ReactNode, useEffect, useRef } from 'react';
import css from './later.module.css';

/** Longest wait for an idle moment, in milliseconds. */
const SOON = 200;

const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(act, { timeout: SOON })
    : setTimeout(act, SOON);

/**
 * The bands below the first screen. Laying all of them out at once would hold the first paint back on phones, so each
 * waits for an idle moment of its own, or for somebody to scroll there; on a phone's first visit also for the first screen to
 * be seen (`lib/after-paint.ts`). Without scripts nothing waits.
 */
export function Later({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = [...(box.current?.children ?? [])];
    const next = () => {
      const band = waiting.shift();
      if (band === undefined) return;
      band.removeAttribute('data-later');
      whenIdle(next);
    };
    whenIdle(next);
    return () => {
      waiting.length = 0;
    };
  }, []);
  return (
    <div ref={box} className={css.later}>
      {Children.toArray(children).map((band, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands keep their places.
        <div key={place} data-later="" data-below="">
          {band}
        </div>
      ))}
    </div>
  );
}
