import { useEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import { Stack, Text } from '../../ui/layout.tsx';
import { AskDialog } from './ask-dialog.tsx';

type Words = { title: string; text: string; note?: string; stay: string; go: string };

type Props = {
  /** Whether there is a running test to leave. */
  isActive: boolean;
  /** Whether the way from one address to the other leaves the test. */
  leaves: (from: Location, to: Location) => boolean;
  words: Words;
  /** The page is opened as a document of its own, as from a page without React: Back asks all the same. */
  isOwnDocument?: boolean;
};

/** The state of the entry that keeps Back inside the document: the key of the entry before it. */
type Room = { roomAfter: string };

/** Whether the document began with the entry that is shown: the router numbers its entries in `history.state`. */
const isFirstEntry = (key: string) => key === 'default' || window.history.state?.idx === 0;

const goesBack = ({ state }: Location, to: Location) => (state as Room | null)?.roomAfter === to.key;

/**
 * A page that was opened as a document of its own has nothing before it that the router could ask about. A running test
 * puts an entry of the same address into the history, so that Back meets our question first.
 */
function useRoomForBack(isActive: boolean): void {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isActive || !isFirstEntry(key)) return;
    navigate({ pathname, search, hash }, { state: { roomAfter: key }, preventScrollReset: true });
  }, [isActive, pathname, search, hash, key, navigate]);
}

/**
 * Asks before a running test is left: our own dialog for links and the browser's Back, the browser's own for closing and
 * reloading, whose text nobody can choose (docs/product/calls-and-texts.md#test-texts).
 */
export function LeaveGuard({ isActive, leaves, words, isOwnDocument = false }: Props) {
  useRoomForBack(isActive && isOwnDocument);
  const isLeaving = useRef(false);
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && (leaves(currentLocation, nextLocation) || goesBack(currentLocation, nextLocation)),
  );

  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);

  // The time ran out while the question stood there: the result is more important than leaving.
  const isOutdated = !isActive && blocker.state === 'blocked';
  useEffect(() => {
    if (isOutdated && blocker.state === 'blocked') blocker.reset();
  }, [isOutdated, blocker]);

  if (!isActive || blocker.state !== 'blocked') return null;
  const go = () => {
    // What was answered here is not asked again by the browser. Where nothing is to go back to, the page stays as it was.
    isLeaving.current = true;
    setTimeout(() => {
      isLeaving.current = false;
    }, 5_000);
    if (!goesBack(here, blocker.location)) return blocker.proceed();
    blocker.reset();
    // Past the entry of our own and the one that the document began with.
    window.history.go(-2);
  };
  return (
    <AskDialog
      title={words.title}
      stay={{ label: words.stay, onPress: blocker.reset }}
      go={{ label: words.go, onPress: go }}
      first="stay"
    >
      <Stack gap={3}>
        <p>{words.text}</p>
        {words.note !== undefined && (
          <Text isMuted size="small">
            {words.note}
          </Text>
        )}
      </Stack>
    </AskDialog>
  );
}
