import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { LazyPart } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { IconSearch } from '../../ui/icons.ts';
import css from './palette.module.css';
import type { StaffRole } from './search.ts';

const Palette = lazy(() => import('./palette.tsx'));

let isOpen = false;
const listeners = new Set<() => void>();
function setOpen(next: boolean): void {
  isOpen = next;
  for (const tell of listeners) tell();
}
const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/**
 * The way into the palette: a quiet button in the bar, in the drawer of a phone, and Ctrl+K or Cmd+K everywhere except over
 * an open dialog. The one in the bar holds the palette.
 */
export default function StaffSearch({ role, place }: { role: StaffRole; place: 'bar' | 'drawer' }) {
  const t = useTexts('palette');
  const button = (
    <Button
      look="plain"
      className={css.button}
      data-place={place}
      data-closes=""
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setOpen(true)}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      {t.button}
      {place === 'bar' && <span aria-hidden="true">Ctrl K</span>}
    </Button>
  );
  if (place === 'drawer') return button;
  return (
    <>
      {button}
      <Host role={role} />
    </>
  );
}

function Host({ role }: { role: StaffRole }) {
  const open = useSyncExternalStore(follow, () => isOpen);
  const { broken } = useTexts('common').problems;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      setOpen(false);
    };
  }, []);
  if (!open) return null;
  return (
    <LazyPart
      onLost={() => {
        setOpen(false);
        void notify('bad', broken);
      }}
    >
      <Palette role={role} onClose={() => setOpen(false)} />
    </LazyPart>
  );
}
