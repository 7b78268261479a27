/**
 * Shows the school's typeface (`data-face`, read by tokens.css) when the first paint has been seen, so that on a first visit it
 * shares no slow connection with the first screen, and tells so by this event: at once where nobody looks, and a while after
 * loading where no paint is told of.
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
    // An old browser that tells of no paint.
  }
  addEventListener('load', () => setTimeout(seen, 2000));
}
