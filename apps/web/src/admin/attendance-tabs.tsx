import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTexts } from '../lib/language.tsx';
import css from './attendance.module.css';

export const KINDS = ['student', 'teacher'] as const;
export type Kind = (typeof KINDS)[number];

/** Students and teachers; the arrow keys, Home and End move between the two. */
export function AttendanceTabs({
  kind,
  onKind,
  children,
}: {
  kind: Kind;
  onKind: (kind: Kind) => void;
  children: ReactNode;
}) {
  const t = useTexts('staff').attendance;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = KINDS.findIndex((one) => (event.target as Element).id === `tab-${one}`);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: KINDS.length - 1 }[event.key];
    const next = to === undefined ? undefined : KINDS[(to + KINDS.length) % KINDS.length];
    if (next === undefined) return;
    event.preventDefault();
    onKind(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={t.tabs} ref={list} onKeyDown={move}>
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === kind}
            aria-controls="tab-panel"
            tabIndex={one === kind ? 0 : -1}
            onClick={() => onKind(one)}
          >
            {t[one]}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id="tab-panel" aria-labelledby={`tab-${kind}`}>
        {children}
      </div>
    </>
  );
}
