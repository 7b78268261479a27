import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { AskDialog } from './ask-dialog.tsx';
import css from './test.module.css';

type Words = { title: string; text: string; note?: string; stay: string; go: string };

type Props = {
  /** Whether there is a running test to leave. */
  isActive: boolean;
  /** Whether the way from one address to the other leaves the test. */
  leaves: (from: Location, to: Location) => boolean;
  words: Words;
};

/**
 * Asks before a running test is left: our own dialog for links and the browser's Back, the browser's own for closing and
 * reloading, whose text nobody can choose (docs/product/calls-and-texts.md#test-texts).
 */
export function LeaveGuard({ isActive, leaves, words }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && leaves(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);

  // The time ran out while the question stood there: the result is more important than leaving.
  const isOutdated = !isActive && blocker.state === 'blocked';
  useEffect(() => {
    if (isOutdated && blocker.state === 'blocked') blocker.reset();
  }, [isOutdated, blocker]);

  if (!isActive || blocker.state !== 'blocked') return null;
  return (
    <AskDialog
      title={words.title}
      stay={{ label: words.stay, onPress: blocker.reset }}
      go={{ label: words.go, onPress: blocker.proceed }}
      first="stay"
    >
      <p>{words.text}</p>
      {words.note !== undefined && <p className={css.note}>{words.note}</p>}
    </AskDialog>
  );
}
