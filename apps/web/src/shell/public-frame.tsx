import type { ReactNode } from 'react';
import { EarlyPresses } from '../lib/early-submit.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { FloatingJoin } from './floating-join.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import css from './public.module.css';
import { PublicBar } from './public-bar.tsx';
import { PublicFooter } from './public-footer.tsx';

/** Bar, content, footer: the frame of everything that is not a signed-in area. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PublicBar />
      <main className={css.main} id="content" tabIndex={-1}>
        {children}
        <FloatingJoin />
      </main>
      <PublicFooter />
      <OfflineNotice />
      <EarlyPresses />
    </>
  );
}
