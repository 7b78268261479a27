import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Row } from './layout.tsx';
import css from './parts/tabs.module.css';
import { useTabInSight } from './use-tab-in-sight.ts';

type LinkTab = { to: string; label: string };

/** The tab whose page is shown. */
export function useCurrentTab<Tab extends LinkTab>(tabs: readonly Tab[]): Tab | undefined {
  const { pathname } = useLocation();
  return tabs.find(({ to }) => to === pathname);
}

/** Tabs that are pages of their own, in one row that scrolls sideways where it is too long; on phones two beside each other. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = useCurrentTab(tabs)?.to;
  useTabInSight(row, `[href="${current}"]`);
  return (
    <Row as="nav" gap={1} isOneLine ref={row} className={css.links} aria-label={label}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </Row>
  );
}
