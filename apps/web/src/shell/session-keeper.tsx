import { CHILD } from '@fasih/school/basics/roles';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { onSessionOver } from '../lib/client.ts';
import { storedRole } from '../lib/session-store.ts';

const SessionDialog = lazy(() => import('../people/sign-in/session-dialog.tsx'));

/**
 * Opens the 'Session Expired' dialog when the server refuses to renew a sign-in in the middle of use. All calls that
 * were under way wait for its answer and go on (docs/product/accounts.md#sessions).
 */
export function SessionKeeper() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((back: boolean) => void)[]>([]);

  useEffect(
    () =>
      onSessionOver(async () => {
        // A child cannot sign in again: the page says that a parent makes a new link.
        if (storedRole() === CHILD) return false;
        return new Promise<boolean>((resolve) => {
          waiting.current.push(resolve);
          setOpen(true);
        });
      }),
    [],
  );

  const done = useCallback((back: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(back);
  }, []);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog onDone={done} />
    </Suspense>
  );
}
