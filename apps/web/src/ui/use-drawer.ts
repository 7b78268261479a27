import { type RefObject, useEffect, useRef } from 'react';
import { closeLayer, openLayer } from './layers.ts';

/**
 * A drawer: a native modal dialog that a tap beside it closes, and a tap on what `closing` selects. Escape is the
 * dialog's own.
 */
export function useDrawer(closing?: string): {
  ref: RefObject<HTMLDialogElement | null>;
  open: () => void;
  close: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const open = () => ref.current && openLayer(ref.current);
  const close = () => ref.current && closeLayer(ref.current);
  useEffect(() => {
    const drawer = ref.current;
    if (drawer === null) return;
    const leave = ({ target }: MouseEvent) => {
      const chosen = closing !== undefined && target instanceof Element && target.closest(closing) !== null;
      if (target === drawer || chosen) closeLayer(drawer);
    };
    drawer.addEventListener('click', leave);
    return () => {
      drawer.removeEventListener('click', leave);
      closeLayer(drawer);
    };
  }, [closing]);
  return { ref, open, close };
}
