import type { ReactNode } from 'react';
import { EmptyCard } from './basics.tsx';
import { ButtonLink } from './button.tsx';

export type EmptyListProps = {
  /** Nothing is there yet. */
  empty: { title: string; text?: string; picture?: string; action?: ReactNode };
  /** Filters hide all that is there; `clear` names the link that shows the whole list, at `to`. */
  noneFound?: { title: string; text?: string; clear: string; to: string } | false;
};

/** What stands in the place of a list without rows. */
export function EmptyList({ empty, noneFound = false }: EmptyListProps) {
  if (!noneFound) return <EmptyCard {...empty} />;
  const { clear, to, ...words } = noneFound;
  const action = (
    <ButtonLink look="quiet" to={to}>
      {clear}
    </ButtonLink>
  );
  return <EmptyCard {...words} picture="/pictures/empty/search.svg" action={action} />;
}
