import { lazy, Suspense, useEffect } from 'react';
import { onConfirmNeeded } from '../lib/client.ts';
import { Boundary } from '../ui/boundary.tsx';
import { useWaitingCalls } from './use-waiting-calls.ts';

const ConfirmDialog = lazy(() => import('../people/sign-in/confirm-dialog.tsx'));

/** Asks for the password once more where a call needs it; the calls that wait go on with what they carry. */
export function ConfirmKeeper() {
  const { isOpen, wait, answer } = useWaitingCalls();
  useEffect(() => onConfirmNeeded(wait), [wait]);
  if (!isOpen) return null;
  return (
    // If the connection loses the dialog's code, the calls say themselves why they failed, and the page stays.
    <Boundary fallback={null} onBroken={() => answer(false)}>
      <Suspense fallback={null}>
        <ConfirmDialog onDone={answer} />
      </Suspense>
    </Boundary>
  );
}
