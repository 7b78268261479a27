import type { ReactNode } from 'react';
import { Text } from './layout.tsx';
import css from './parts/titled.module.css';

/**
 * What something is called and, small below it, what belongs to it, line by line; an empty line is left out. For the cells of
 * tables and the lines of lists.
 */
export function Titled({
  below,
  isBeside = false,
  isOffCard = false,
  children,
}: {
  below?: ReactNode | readonly ReactNode[];
  /** In a wide table it is shown beside the name, so that the row is one line high; the card of a phone leaves it out. */
  isBeside?: boolean;
  /** The card of a phone leaves out what belongs to it. */
  isOffCard?: boolean;
  children?: ReactNode;
}) {
  const lines: readonly ReactNode[] = Array.isArray(below) ? below : [below];
  return (
    <span
      className={css.titled}
      data-titled=""
      data-beside={isBeside ? '' : undefined}
      data-off-card={isBeside || isOffCard ? '' : undefined}
    >
      {children}
      {lines.map((line, at) => {
        if (line === undefined || line === null || line === false || line === '') return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one thing never change places
          <Text as="span" isMuted size="small" key={at}>
            {line}
          </Text>
        );
      })}
    </span>
  );
}
