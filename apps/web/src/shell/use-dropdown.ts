import { type RefObject, useEffect } from 'react';

/**
 * The rules of the bar's menus (docs/product/accounts.md#pages): a click opens and closes, and it closes on a click outside, on a
 * choice and on Escape; also when the keyboard moves on. The menu itself is a `<details>`, so that it opens without scripts too.
 */
export function useDropdown(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (menu === null || !menu.open) return;
      const target = event.target as Node | null;
      const outside = target === null || !menu.contains(target);
      const chosen = target instanceof Element && target.closest('a') !== null;
      if (outside || chosen) menu.open = false;
      // What was chosen is hidden with the list; the keyboard goes on from the menu.
      if (chosen) menu.querySelector('summary')?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = ref.current;
      if (event.key !== 'Escape' || menu === null || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onFocus = (event: FocusEvent) => {
      const menu = ref.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [ref]);
}
