import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconClock } from '../../ui/icons.ts';
import { clockFace, timeLeft } from './running.ts';
import css from './test.module.css';

const MINUTE = 60_000;

/** The working time left, by the deadline; a device that slept shows the right time as soon as it wakes. */
function useTimeLeft(deadline: number, offset: number): number {
  const [left, setLeft] = useState(() => timeLeft({ deadline, offset }, Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = timeLeft({ deadline, offset }, Date.now());
      setLeft(now);
      // On the second: the face changes when the second does.
      if (now > 0) timer = setTimeout(look, (now % 1000 || 1000) + 5);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [deadline, offset]);
  return left;
}

/** mm:ss in calm colours; says five minutes and one minute politely, and calls `onUp` once at the end. */
export function Timer({ deadline, offset, onUp }: { deadline: number; offset: number; onUp: () => void }) {
  const t = useTexts('placement').time;
  const left = useTimeLeft(deadline, offset);
  const up = left === 0;
  const told = useRef(false);
  useEffect(() => {
    if (!up || told.current) return;
    told.current = true;
    onUp();
  }, [up, onUp]);

  const near = left <= MINUTE ? 'one' : left <= 5 * MINUTE ? 'five' : undefined;
  return (
    <>
      <div className={css.timer} role="timer" data-near={near}>
        <IconClock size={20} stroke={1.75} aria-hidden="true" />
        <span className="unseen">{t.left}</span>
        <span className={css.face}>{clockFace(left)}</span>
      </div>
      <span className="unseen" role="status">
        {near === undefined || up ? '' : t[near]}
      </span>
    </>
  );
}
