import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSearchChange } from '../lib/search-change.ts';
import { Row, Stack } from './layout.tsx';
import css from './parts/tabs.module.css';
import { useTabInSight } from './use-tab-in-sight.ts';

type Props<K extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { key: K; label: string; count?: number | undefined }[];
  chosen: K;
  onChoose: (key: K) => void;
  /** Four in a bar as wide as the panel, instead of pills. */
  isBar?: boolean;
  children: ReactNode;
};

/**
 * The tab that the address names, the first one where it names none. Choosing one is a step of its own, so that
 * Back leads to the tab before; what was asked for in one tab means nothing in the next.
 */
export function useTab<const K extends string>(
  keys: readonly [K, ...K[]],
  name = 'tab',
): readonly [K, (key: K) => void] {
  const { search, change } = useSearchChange();
  const chosen = keys.find((key) => key === search.get(name)) ?? keys[0];
  const choose = (key: K) => {
    if (key === chosen) return;
    change(() => new URLSearchParams(key === keys[0] ? {} : { [name]: key }), { replace: false });
  };
  return [chosen, choose];
}

/** Tabs with one panel; the arrow keys, Home and End move between them. Keep the chosen one in the address. */
export function Tabs<K extends string>({ label, tabs, chosen, onChoose, isBar = false, children }: Props<K>) {
  const list = useRef<HTMLDivElement>(null);
  useTabInSight(list, `#tab-${chosen}`);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => (event.target as Element).id === `tab-${key}`);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.key);
    list.current?.querySelector<HTMLElement>(`#tab-${next.key}`)?.focus();
  };
  return (
    <>
      <Row
        gap={1}
        isOneLine
        className={isBar ? css.bar : css.tabs}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((one) => (
          <button
            key={one.key}
            type="button"
            role="tab"
            id={`tab-${one.key}`}
            aria-selected={one.key === chosen}
            aria-controls="tab-panel"
            tabIndex={one.key === chosen ? 0 : -1}
            onClick={() => onChoose(one.key)}
          >
            {one.label}
            {one.count !== undefined && <span>{one.count}</span>}
          </button>
        ))}
      </Row>
      {/* Of another record nothing is kept. */}
      <Panel key={useLocation().pathname} chosen={chosen}>
        {children}
      </Panel>
    </>
  );
}

/** A search is in the address, and one of several choices is pressed again. */
const NOT_TYPED = 'input:is([type=search], [type=radio])';

/** Holds the chosen tab, and hidden those in which somebody typed: what is not saved yet is still there on the way back. */
function Panel<K extends string>({ chosen, children }: { chosen: K; children: ReactNode }) {
  const [typedIn, setTypedIn] = useState<readonly K[]>([]);
  const last = useRef(new Map<K, ReactNode>());
  last.current.set(chosen, children);
  const note = (target: EventTarget) => {
    if ((target as Element).matches(NOT_TYPED) || typedIn.includes(chosen)) return;
    setTypedIn([...typedIn, chosen]);
  };
  // A row that is added or taken away changes a form as well.
  const press = ({ target }: MouseEvent) =>
    (target as Element).closest('form button') !== null && note(target);
  return (
    <Stack
      gap={5}
      role="tabpanel"
      id="tab-panel"
      aria-labelledby={`tab-${chosen}`}
      onInput={({ target }: FormEvent) => note(target)}
      onClick={press}
    >
      {/* No `Activity`: React takes its inside over later than the page, so a press before that would be lost. */}
      {[...new Set([...typedIn, chosen])].map((key) => (
        <Stack key={key} gap={5} hidden={key !== chosen}>
          {last.current.get(key)}
        </Stack>
      ))}
    </Stack>
  );
}
