import type { ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { LangSwitch, SchemeSwitch } from '../ui/switches.tsx';
import { Logo } from './logo.tsx';
import publicCss from './public.module.css';
import css from './quiet-frame.module.css';

type Props = {
  children: ReactNode;
  /** As wide as one column of text needs, for tests that show one thing at a time. */
  narrow?: boolean;
};

/** The frame of a test: the mark and the switches, nothing to wander off to. */
export function QuietFrame({ children, narrow = false }: Props) {
  const t = useTexts('site');
  return (
    <div className={css.frame} data-narrow={narrow ? '' : undefined}>
      <a className={publicCss.skip} href="#content">
        {t.skip}
      </a>
      <header className={css.bar}>
        <Logo />
        <div className={css.switches}>
          <LangSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main className={css.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
