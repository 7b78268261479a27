/**
 * Loads the script of a page that is only read (`data-reading`) after this event, and again after growing pauses when it is
 * lost: most of the page works without it. While developing it is a module.
 */
export function loadReadingScript(after: string, type: 'module' | ''): void {
  const load = (pauseMs: number) => {
    const script = document.createElement('script');
    script.src = document.documentElement.dataset.reading ?? '';
    script.type = type;
    script.onerror = () => {
      script.remove();
      setTimeout(load, pauseMs, Math.min(pauseMs * 2, 8000));
    };
    document.head.append(script);
  };
  addEventListener(after, () => load(500), { once: true });
}
