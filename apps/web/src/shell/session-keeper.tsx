import { CHILD } from '@fasih/school/basics/roles';
import { lazy, useEffect, useRef } from 'react';
import { onSessionOver } from '../lib/client.ts';
import { clearStored, storedRole } from '../lib/session-store.ts';
import { useHeld } from '../lib/visit.ts';
import { LazyPart } from '../ui/boundary.tsx';
import { useWaitingCalls } from './use-waiting-calls.ts';

const SessionDialog = lazy(() => import('../people/sign-in/session-dialog.tsx'));

/**
 * Opens the 'Session Expired' dialog when the server refuses to renew a sign-in in the middle of use. All calls that
 * were under way wait for its answer and go on (docs/product/accounts.md#sessions). It opens over typed text too when
 * somebody signs out in another tab, and closes when the same person signs in there again.
 */
export function SessionKeeper() {
  const { isOpen, wait, answer } = useWaitingCalls();
  useEffect(
    () =>
      // A child cannot sign in again: the page says that a parent makes a new link.
      onSessionOver(async () => storedRole() !== CHILD && wait()),
    [wait],
  );
  const isHeld = useHeld();
  const wasHeld = useRef(false);
  useEffect(() => {
    if (isHeld) void wait();
    else if (wasHeld.current) answer(true);
    wasHeld.current = isHeld;
  }, [isHeld, wait, answer]);
  /** Without the dialog, the calls that wait say themselves why they failed, and the page stays; one that only it would cover is given up. */
  const lose = () => {
    if (isHeld) clearStored();
    answer(false);
  };
  if (!isOpen) return null;
  return (
    <LazyPart onLost={lose}>
      <SessionDialog isHeld={isHeld} onDone={answer} />
    </LazyPart>
  );
}
