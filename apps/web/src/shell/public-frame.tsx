import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { MarkHydrated } from '../lib/mark-hydrated.ts';
import { signOut } from '../lib/session.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { FloatingJoin } from './floating-join.tsx';
import { followLeave } from './frame/leave.ts';
import { followLine } from './frame/line.ts';
import { followMenus } from './frame/menus.ts';
import { followWho } from './frame/who.ts';
import { OfflineNotice } from './offline-notice.tsx';
import css from './public.module.css';
import { PublicBar } from './public-bar.tsx';
import { PublicFooter } from './public-footer.tsx';

/** Lets the frame answer on pages that React brings to life; on the others `site/browser/` does. */
function useFrame(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const go = (address: string) => void latest.current(address);
    const stops = [followMenus(), followLine(go), followWho(), followLeave(signOut, go)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Bar, content, footer: the frame of everything that is not a signed-in area. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useFrame();
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
      <MarkHydrated />
    </>
  );
}
