import type { ComponentProps } from 'react';
import { EmptyCard } from './basics.tsx';
import { ButtonLink } from './button.tsx';

type Empty = ComponentProps<typeof EmptyCard> & {
  /** Where to go instead; `isMain` where it is the page's one thing to do. */
  link?: { to: string; label: string; isMain?: boolean };
};

/** A card that says that nothing is there, with the link that leads on. */
export function EmptyWithLink({ link, action, ...card }: Empty) {
  const leadsOn = link && (
    <ButtonLink look={link.isMain ? undefined : 'quiet'} to={link.to}>
      {link.label}
    </ButtonLink>
  );
  return <EmptyCard {...card} action={leadsOn ?? action} />;
}

export type EmptyListProps = {
  /** Nothing is there yet. */
  empty: Empty;
  /** Filters hide all that is there; `clear` names the link that shows the whole list, at `to`. */
  noneFound?: { title: string; text?: string; clear: string; to: string } | false;
};

/** What stands in the place of a list without rows. */
export function EmptyList({ empty, noneFound = false }: EmptyListProps) {
  if (!noneFound) return <EmptyWithLink {...empty} />;
  const { clear, to, ...words } = noneFound;
  return <EmptyWithLink {...words} picture="/pictures/empty/search.svg" link={{ to, label: clear }} />;
}
