import type { BrowserContext } from '@playwright/test';

/**
 * Reports, as an error of the console, a page that was on the screen and gives way to its skeleton: what is shown after a press or an
 * answer loads its texts inside a `Suspense` of its own, or the reader's place and focus are lost.
 */
export async function reportVanishing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const visitOf = new WeakMap<Node, number>();
    let { pathname } = location;
    // Counted, not named: who leaves a page and comes back at once is on a new visit, and what the old one showed may go.
    let visit = 0;
    navigation.addEventListener('currententrychange', () => {
      if (location.pathname === pathname) return;
      pathname = location.pathname;
      visit += 1;
    });
    const addedOn = (node: Node | null): number =>
      node === null ? 0 : (visitOf.get(node) ?? addedOn(node.parentNode));
    // React hides what waits by this very style.
    const isHidden = ({ style }: HTMLElement) =>
      style.display === 'none' && style.getPropertyPriority('display') === 'important';
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, oldValue } of records) {
        for (const node of addedNodes) visitOf.set(node, visit);
        if (type !== 'attributes' || !(target instanceof HTMLElement) || !isHidden(target)) continue;
        const wasHidden = /display:\s*none\s*!important/.test(oldValue ?? '');
        const pressed = target.querySelector('h1, a[href], button, input, select, textarea');
        if (wasHidden || pressed === null || addedOn(target) !== visit) continue;
        const words = (target.textContent ?? '').slice(0, 60);
        console.error(`'${words}' (${pathname}) gave way to its skeleton`);
      }
    }).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
      attributeOldValue: true,
    });
  });
}
