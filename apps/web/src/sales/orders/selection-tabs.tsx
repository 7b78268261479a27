import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { TAB_NAMES, TABS, type Tab } from '../../catalogue/packages/choice.ts';
import { useTexts } from '../../lib/language.tsx';
import css from './selection.module.css';

/** The four tabs; arrow keys, Home and End move between them. */
export function SelectionTabs({
  tab,
  onTab,
  children,
}: {
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ReactNode;
}) {
  const t = useTexts('packages').selection;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    // From the focused tab, not the shown one: a quick second press comes before the first is shown.
    const at = TABS.findIndex((one) => (event.target as Element).id === `tab-${one}`);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key];
    const next = to === undefined ? undefined : TABS[(to + TABS.length) % TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className={css.tabs}>
      <div className={css.tabList} role="tablist" aria-label={t.tabs} ref={list} onKeyDown={move}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="tab-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {TAB_NAMES[one]}
          </button>
        ))}
      </div>
      <div className={css.tabPanel} role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </div>
  );
}
