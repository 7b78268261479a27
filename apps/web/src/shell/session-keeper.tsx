import { CHILD } from '@fasih/school/basics/roles';
import { lazy, useEffect } from 'react';
import { onSessionOver } from '../lib/client.ts';
import { storedRole } from '../lib/session-store.ts';
import { LazyPart } from '../ui/boundary.tsx';
import { useWaitingCalls } from './use-waiting-calls.ts';

const SessionDialog = lazy(() => import('../people/sign-in/session-dialog.tsx'));

/**
 * Opens the 'Session Expired' dialog when the server refuses to renew a sign-in in the middle of use. All calls that
 * were under way wait for its answer and go on (docs/product/accounts.md#sessions).
 */
export function SessionKeeper() {
  const { isOpen, wait, answer } = useWaitingCalls();
  useEffect(
    () =>
      // A child cannot sign in again: the page says that a parent makes a new link.
      onSessionOver(async () => storedRole() !== CHILD && wait()),
    [wait],
  );
  if (!isOpen) return null;
  return (
    // Without the dialog, the calls that wait say themselves why they failed, and the page stays.
    <LazyPart onLost={() => answer(false)}>
      <SessionDialog onDone={answer} />
    </LazyPart>
  );
}
