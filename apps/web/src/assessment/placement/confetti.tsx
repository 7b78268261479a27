import { useEffect, useRef } from 'react';
import css from './result.module.css';

const COLOURS = ['#0B7A75', '#FFB627', '#E4572E', '#3B4CB8', '#2E8B57'];

/** A short shower of confetti; nothing for people who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const sheet = canvas.current;
    let over = false;
    let stop = () => {};
    import('canvas-confetti').then(
      ({ default: confetti }) => {
        if (over) return;
        // No worker: it would be made from a blob, which the page's security policy forbids.
        const throwPaper = confetti.create(sheet, {
          resize: true,
          useWorker: false,
          disableForReducedMotion: true,
        });
        const both = { particleCount: 70, spread: 70, startVelocity: 48, ticks: 220, colors: COLOURS };
        throwPaper({ ...both, angle: 60, origin: { x: 0, y: 0.75 } });
        throwPaper({ ...both, angle: 120, origin: { x: 1, y: 0.75 } });
        stop = () => throwPaper.reset();
      },
      // A result without paper is still a result.
      () => undefined,
    );
    return () => {
      over = true;
      stop();
    };
  }, []);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={css.confetti} />
    </div>
  );
}
