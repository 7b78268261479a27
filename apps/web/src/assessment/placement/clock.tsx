import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Timer } from '../player/timer.tsx';
import { useEverySecond } from '../player/use-every-second.ts';
import { timeLeft } from './running.ts';

type Props = {
  /** As `Running` has them. */
  deadline: number;
  offset: number;
  /** Called once, when the time is up. */
  onUp: () => void;
};

/** The working time left, by the server's clock. A started second counts as a whole one: 00:00 shows only at the end. */
export function Clock({ deadline, offset, onUp }: Props) {
  const t = useTexts('placement').time;
  const [left, setLeft] = useState(() => timeLeft({ deadline, offset }, Date.now()));
  const look = useCallback(() => {
    const now = timeLeft({ deadline, offset }, Date.now());
    setLeft(now);
    return now;
  }, [deadline, offset]);
  useEverySecond(true, look);

  const isUp = left === 0;
  const told = useRef(false);
  useEffect(() => {
    if (!isUp || told.current) return;
    told.current = true;
    onUp();
  }, [isUp, onUp]);
  return (
    <Timer seconds={Math.ceil(left / 1000)} words={{ left: t.left, sayFive: t.five, sayOne: t.one }} isCalm />
  );
}
