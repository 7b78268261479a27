import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { dismissTop, isDismissible, onTopLayer } from '../ui/layers.ts';

/**
 * Back closes the dialog that lies over the page before it leaves the page. Chrome on Android asks the dialog itself; this is for the
 * browsers that go back in the history. The router puts the entry back, so that the history stays as it was.
 */
export function BackCloses() {
  const isOpen = useSyncExternalStore(onTopLayer, isDismissible, () => false);
  // The router warns of a blocker at every link within the page, such as the skip link: there is one only under a dialog.
  return isOpen && <Blocker />;
}

function Blocker() {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && isDismissible());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    dismissTop();
  }, [blocker]);
  return null;
}
