import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { onConfirmNeeded } from '../lib/client.ts';

const ConfirmDialog = lazy(() => import('../people/sign-in/confirm-dialog.tsx'));

/** Asks for the password once more where a call needs it; the calls that wait go on with what they carry. */
export function ConfirmKeeper() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);

  useEffect(
    () =>
      onConfirmNeeded(
        () =>
          new Promise<boolean>((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );

  const done = useCallback((confirmed: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  }, []);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog onDone={done} />
    </Suspense>
  );
}
