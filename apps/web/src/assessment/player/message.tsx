import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../ui/basics.tsx';
import { Stack } from '../../ui/layout.tsx';
import css from './test.module.css';

/** What a lost connection shows; it must be here before the connection is lost. */
export const OFFLINE_PICTURE = '/pictures/empty/offline.svg';

/** Fetches the picture of a lost connection while there is one. */
export function useOfflinePicture(isRunning: boolean): void {
  useEffect(() => {
    if (isRunning) new Image().src = OFFLINE_PICTURE;
  }, [isRunning]);
}

type Props = {
  title: string;
  /** The level of its heading: 1 where it is alone on the page. */
  level: 1 | 2;
  picture?: string | undefined;
  isBusy?: boolean;
  /** What happens to the answers, and what can be done. */
  children?: ReactNode;
};

/** Shown in place of a question: the answers are being sent or wait for the connection, or the test cannot go on. */
export function TestMessage({ title, level, picture, isBusy = false, children }: Props) {
  return (
    <div aria-busy={isBusy}>
      <EmptyState
        level={`h${level}`}
        title={title}
        picture={picture}
        action={<Stack className={css.message}>{children}</Stack>}
      />
    </div>
  );
}
