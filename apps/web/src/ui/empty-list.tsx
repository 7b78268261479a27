import type { ComponentProps } from 'react';
import { useTexts } from '../lib/language.tsx';
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
  /** Filters hide all that is there; the whole list is at `to`. */
  noneFound?: { title: string; text?: string; to: string } | false;
};

/** What stands in the place of a list without rows. */
export function EmptyList({ empty, noneFound = false }: EmptyListProps) {
  const { clearFilters } = useTexts('common');
  if (!noneFound) return <EmptyWithLink {...empty} />;
  const { to, ...words } = noneFound;
  return <EmptyWithLink {...words} picture="/pictures/empty/search.svg" link={{ to, label: clearFilters }} />;
}
