import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Logo } from '../../shell/logo.tsx';
import publicCss from '../../shell/public.module.css';
import { LangSwitch, SchemeSwitch } from '../../ui/switches.tsx';
import css from './test.module.css';

/** The quiet frame of a test: the mark and the switches, nothing to wander off to. */
export function TestFrame({ children }: { children: ReactNode }) {
  const t = useTexts('site');
  return (
    <div className={css.frame}>
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
