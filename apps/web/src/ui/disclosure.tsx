import type { ReactNode } from 'react';
import css from './parts/disclosure.module.css';

/** What is read only by those who open it, below its name in a card or a form; works without scripts. */
export function Disclosure({
  summary,
  isOpen = false,
  onOpen,
  children,
}: {
  summary: ReactNode;
  /** It begins open. */
  isOpen?: boolean;
  /** What it holds is asked for only then. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className={css.disclosure}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
