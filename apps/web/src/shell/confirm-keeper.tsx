import { lazy, useEffect } from 'react';
import { onConfirmNeeded } from '../lib/client.ts';
import { LazyPart } from '../ui/boundary.tsx';
import { useWaitingCalls } from './use-waiting-calls.ts';

const ConfirmDialog = lazy(() => import('../people/sign-in/confirm-dialog.tsx'));

/** Asks for the password once more where a call needs it; the calls that wait go on with what they carry. */
export function ConfirmKeeper() {
  const { isOpen, wait, answer } = useWaitingCalls();
  useEffect(() => onConfirmNeeded(wait), [wait]);
  if (!isOpen) return null;
  return (
    // Without the dialog, the calls that wait say themselves why they failed, and the page stays.
    <LazyPart onLost={() => answer(false)}>
      <ConfirmDialog onDone={answer} />
    </LazyPart>
  );
}
