import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
import { Logo } from './logo.tsx';
import css from './parts/quiet-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { LangSwitch, SchemeSwitch } from './switches.tsx';

type Props = {
  children: ReactNode;
  /** As wide as one column of text needs, for tests that show one thing at a time. */
  narrow?: boolean;
  /** Where the mark leads; without it to the public pages. */
  home?: string;
};

/** The frame of a test, and of a child's own device: the mark and the switches, nothing to wander off to. */
export function QuietFrame({ children, narrow = false, home = '/' }: Props) {
  return (
    <div className={css.frame} data-narrow={narrow ? '' : undefined}>
      <SkipLink />
      <Row as="header" gap={4} justify="between" className={`${css.bar} page-width`}>
        <Logo to={home} />
        <Row gap={2} isOneLine>
          <LangSwitch />
          <SchemeSwitch />
        </Row>
      </Row>
      <main className={`${css.main} page-width`} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
