import { useCallback, useRef, useState } from 'react';

/** Calls that wait for what one dialog is told: `wait` opens it for each of them, `answer` closes it and lets all go on. */
export function useWaitingCalls() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((answer: boolean) => void)[]>([]);
  const wait = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setOpen(true);
      }),
    [],
  );
  const answer = useCallback((given: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(given);
  }, []);
  return { isOpen, wait, answer };
}
