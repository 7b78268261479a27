/**
 * The rules of the bar's menus (docs/product/accounts.md#pages): a click opens and closes, and it closes on a click outside,
 * on a choice and on Escape; also when the keyboard moves on. The menus are `<details data-menu>`, so that they open
 * without scripts too. Answers how to stop.
 */
export function followMenus(): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      const chosen = target instanceof Element && target.closest('a') !== null;
      for (const menu of openMenus()) {
        const isInside = target instanceof Node && menu.contains(target);
        if (isInside && !chosen) continue;
        menu.open = false;
        // What was chosen is hidden with the list; the keyboard goes on from the menu.
        if (isInside) focusSummary(menu);
      }
    },
    on,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      // The inner menu comes after the outer one, whose summary keeps the focus.
      for (const menu of openMenus().toReversed()) {
        menu.open = false;
        focusSummary(menu);
      }
    },
    on,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    },
    on,
  );
  return () => stop.abort();
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function focusSummary(menu: HTMLDetailsElement): void {
  menu.querySelector('summary')?.focus();
}
