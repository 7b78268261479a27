/**
 * Shows the school's typeface (`data-face`, read by tokens.css) after the first paint, so that on a first visit it does not compete
 * with the first screen for a slow connection. In a hidden tab it shows at once, and 2 s after loading in browsers that do not
 * report paints.
 *
 * @param painted the name of the event that is dispatched on `window` at that moment
 */
export function showFaceAfterPaint(painted: string): void {
  let isSeen = false;
  const seen = () => {
    if (isSeen) return;
    isSeen = true;
    document.documentElement.dataset.face = '';
    dispatchEvent(new Event(painted));
  };
  if (document.hidden) {
    seen();
    return;
  }
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(seen);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser that does not report paints.
  }
  addEventListener('load', () => setTimeout(seen, 2000));
}
