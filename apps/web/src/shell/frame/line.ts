/**
 * Says that the connection is gone while it is (`data-line`). A link pressed meanwhile would lead to the browser's own error
 * page: it is held and opened with `go` when the connection returns. Answers how to stop.
 */
export function followLine(go: (address: string) => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let wanted: string | null = null;
  const show = () => {
    const state = navigator.onLine ? null : wanted === null ? 'gone' : 'held';
    for (const sentence of document.querySelectorAll<HTMLElement>('[data-line]'))
      sentence.hidden = sentence.dataset.line !== state;
  };
  window.addEventListener('offline', show, on);
  window.addEventListener(
    'online',
    () => {
      const address = wanted;
      wanted = null;
      show();
      if (address !== null) go(address);
    },
    on,
  );
  document.addEventListener(
    'click',
    (event) => {
      const page = navigator.onLine ? null : pageWanted(event);
      if (page === null) return;
      event.preventDefault();
      wanted = page;
      show();
    },
    { ...on, capture: true },
  );
  show();
  return () => stop.abort();
}

/** Where a plain press leads within the site; null for other windows, other sites, files and places of this page. */
function pageWanted(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const same = link.pathname === location.pathname && link.search === location.search;
  return same ? null : link.pathname + link.search + link.hash;
}
